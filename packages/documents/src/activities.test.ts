import { loadDocumentWords } from '@app/texts';
import { describe, expect, test } from 'vitest';
import { analytics, hosting, mailchimp, pixel, stripe, support } from '../test/services.ts';
import { sites } from '../test/sites.ts';
import {
  activityKinds,
  derivedFacts,
  compile,
  missingFacts,
  newConsent,
  renderMarkdown,
  servesOf,
  type ActivityFacts,
  type Facts,
  type ServiceFacts,
} from './index.ts';

const on = '2026-11-25';
const words = await loadDocumentWords('en');
const { shop } = sites;
if (!shop) throw new Error('the shop is gone');

const chat: ServiceFacts = { ...support, retention: undefined, trackers: [{ name: 'intercom-id-*', party: 'first' }] };
const siteWith = (activities: readonly ActivityFacts[], ...services: readonly ServiceFacts[]): Facts => ({
  ...shop,
  activities,
  services,
  audience: { areaType: 'europe' },
});
const read = (facts: Facts, only?: string): string => {
  const tree = compile(facts, words, { kind: 'privacy_policy', language: 'en', variant: 'complete', on });
  return renderMarkdown(only ? { ...tree, sections: tree.sections.filter(({ id }) => id === only) } : tree);
};
const rows = (facts: Facts, section: string): readonly string[] =>
  read(facts, section)
    .split('\n')
    .filter((line) => line.startsWith('| **'));
const row = (facts: Facts, name: string, section = 'purposes') =>
  rows(facts, section).filter((line) => line.startsWith(`| **${name}**`));

describe('L8: services share the legal basis of what they serve', () => {
  const facts = siteWith([{ id: 'newsletter', kind: 'newsletter' }], chat, mailchimp);

  test('and stand in its row with nothing of their own', () => {
    expect(row(facts, 'When you contact us')).toEqual([
      '| **When you contact us** | Legitimate interests | Intercom, Inc. |',
    ]);
    expect(row(facts, 'Newsletter')).toEqual(['| **Newsletter** | Consent | Intuit Inc. |']);
    expect(read(facts, 'purposes')).not.toMatch(/Customer support|Newsletters and marketing/);
    const services = read(facts, 'services');
    expect(services).toContain('**Used for:** When you contact us (legitimate interests)');
    expect(services).not.toContain('**Legal basis:**');
    expect(services).not.toContain('**Kept:**');
  });

  test('while consent for their trackers is a line of its own', () => {
    const services = read(facts, 'services');
    expect(services).toContain('**Trackers that are not necessary:** Consent\n');
    expect(row(facts, 'Trackers that are not necessary')).toEqual([
      '| **Trackers that are not necessary** | Consent | Intercom, Inc.; Intuit Inc. |',
    ]);
    expect(read(facts, 'trackers')).toContain('All other trackers are used only with your consent.');
  });

  test('as the owner says, also for activities of their own', () => {
    const members: ActivityFacts = {
      id: 'members',
      kind: 'other',
      name: { en: 'Membership' },
      ownPurpose: { en: 'Running the club' },
      dataTypes: ['name'],
      legalBasis: 'contract',
    };
    const club = siteWith([members], { ...mailchimp, serves: ['members'] });
    expect(row(club, 'Membership')).toEqual(['| **Membership** | Contract | Intuit Inc. |']);
    // Marketing is part of no membership.
    expect(row(club, 'Newsletters and marketing by e-mail or message')).toHaveLength(1);
    expect(row(siteWith([members], { ...stripe, serves: [] }), 'Payment processing')).toHaveLength(1);
  });

  test('and keep their own where they serve none, or for what is part of no activity', () => {
    expect(row(siteWith([], stripe), 'Payment processing')).toHaveLength(1);
    const selling = siteWith([{ id: 'orders', kind: 'orders' }], stripe, analytics);
    expect(row(selling, 'Fraud prevention')).toEqual([
      '| **Fraud prevention** | Legitimate interests | Stripe Payments Europe, Limited; Stripe, Inc. |',
    ]);
    expect(row(selling, 'Analytics')).toHaveLength(1);
  });

  test('and prevent no publication when their trackers need consent', () => {
    const blocking = missingFacts(facts, ['en'], on, 'privacy_policy').filter(({ weight }) => weight === 'blocks');
    expect(blocking).toEqual([]);
    const derived = derivedFacts(facts, on, 'privacy_policy').map(({ code, path }) => `${code} ${path}`);
    expect(derived).toContain('service.serves services.mailchimp.serves');
    expect(derived).not.toContain('service.legal-basis services.mailchimp.legalBasis');
  });

  test('and ask for new consent when one begins to serve what rests on consent', () => {
    const before = siteWith([{ id: 'newsletter', kind: 'newsletter' }]);
    const quiet = { ...mailchimp, dataTypes: ['email'] };
    const after = siteWith([{ id: 'newsletter', kind: 'newsletter' }], quiet);
    expect(newConsent('privacy_policy', before, after, on)).toMatchObject({
      needed: true,
      reasons: [{ code: 'service', values: { name: 'Mailchimp' } }],
    });
  });
});

describe('L9: retention agrees with the legal basis', () => {
  const newsletter = (legalBasis?: ActivityFacts['legalBasis']) =>
    siteWith([{ id: 'newsletter', kind: 'newsletter', legalBasis }], mailchimp);

  test('and speaks of consent only where it is asked for', () => {
    expect(read(newsletter(), 'retention')).toContain('or withdraw your consent; proof of your consent');
    const other = read(newsletter('legitimate-interests'), 'retention');
    expect(other).not.toContain('withdraw your consent');
    expect(other).toContain('Until you unsubscribe or object');
  });

  test('and never in the United States alone', () => {
    const american: Facts = {
      ...newsletter(),
      owner: { ...shop.owner, country: 'US' },
      audience: { areaType: 'us' },
      services: [mailchimp, pixel],
    };
    expect(read(american, 'retention')).not.toContain('withdraw your consent');
    expect(read(american)).not.toContain('Consent (Art. 6');
  });

  test('and the interest of a newsletter fits a charity too', () => {
    const text = read(newsletter('legitimate-interests'), 'activities');
    expect(text).toContain('Keeping subscribers informed about our work and what we offer');
    const charity = siteWith([{ id: 'messages', kind: 'supporter-messages' }], mailchimp);
    expect(read(charity)).not.toMatch(/similar (?:goods|offers)/);
    expect(row(charity, 'Messages to supporters')).toEqual([
      '| **Messages to supporters** | Legitimate interests | Intuit Inc. |',
    ]);
  });

  test('with the period of a service that serves it beside it', () => {
    const facts = siteWith([], support);
    expect(row(facts, 'When you contact us', 'retention')[0]).toMatch(
      /inquiry is settled.*; 18 months \(Intercom\) \|$/,
    );
  });
});

describe('L20: activities of the site name who receives their data', () => {
  const donations: ActivityFacts = {
    id: 'donations',
    kind: 'other',
    name: { en: 'Donations' },
    ownPurpose: { en: 'Taking donations' },
    dataTypes: ['name', 'payment-data'],
    legalBasis: 'contract',
  };

  test('the payment provider of donations, described in own words or by their kind', () => {
    const expected = ['| **Donations** | Contract | Stripe Payments Europe, Limited; Stripe, Inc. |'];
    expect(row(siteWith([donations], stripe), 'Donations')).toEqual(expected);
    expect(row(siteWith([{ id: 'donations', kind: 'donations' }], stripe), 'Donations')).toEqual(expected);
  });

  test('and others by name, in the table of recipients too', () => {
    const pages: ActivityFacts = {
      id: 'pages',
      kind: 'social-pages',
      recipients: [{ name: 'Meta Platforms Ireland Limited', country: 'IE' }],
    };
    const facts = siteWith([pages], hosting);
    expect(row(facts, 'Our pages on social networks')[0]).toContain('Meta Platforms Ireland Limited');
    expect(row(facts, 'Meta Platforms Ireland Limited', 'recipients')).toEqual([
      '| **Meta Platforms Ireland Limited** | Ireland | Our pages on social networks |',
    ]);
    expect(codesOf({ ...pages, recipients: undefined })).toEqual(['activity.recipients']);
    expect(codesOf(pages)).toEqual([]);
  });

  test('a credit check asks whether machines decide', () => {
    const check: ActivityFacts = { id: 'check', kind: 'credit-check', recipients: [{ name: 'Example Agency' }] };
    expect(codesOf(check)).toEqual(['activity.decisions']);
  });

  const codesOf = (activity: ActivityFacts) =>
    missingFacts(siteWith([activity], hosting), ['en'], on, 'privacy_policy')
      .map(({ code }) => code)
      .filter((code) => code.startsWith('activity.'));
});

test('L19: sign-in through others names where the data comes from', () => {
  const login: ServiceFacts = {
    id: 'google-sign-in',
    name: 'Google Sign-In',
    provider: { name: 'Google LLC', country: 'US', role: 'controller' },
    purposes: ['authentication'],
    category: 'functionality',
  };
  const account: ActivityFacts = { id: 'account', kind: 'account' };
  const own: ServiceFacts = {
    ...login,
    id: 'auth0',
    name: 'Auth0',
    provider: { name: 'Okta, Inc.', role: 'processor' },
  };
  const facts = siteWith([account, { id: 'others', kind: 'social-sign-in' }], login, own);
  expect(row(facts, 'Sign-in through other providers')[0]).toMatch(/Google LLC \|$/);
  expect(row(facts, 'Your account')[0]).toMatch(/Okta, Inc\. \|$/);
  expect(read(facts, 'sources')).toContain('The provider with which you sign in');
  expect(servesOf(siteWith([account], login), on).suggested).toEqual([
    { kind: 'social-sign-in', services: ['google-sign-in'] },
  ]);
});

test('every kind of activity is complete without a word of the owner', () => {
  for (const kind of activityKinds) {
    if (kind === 'other') continue;
    const facts = siteWith([{ id: 'it', kind, recipients: [{ name: 'A recipient' }] }]);
    expect(missingFacts(facts, ['en'], on, 'privacy_policy').filter(({ weight }) => weight === 'blocks')).toEqual([]);
    const entry = read(facts, 'activities').split('\n### ').at(-1) ?? '';
    expect(entry, kind).toMatch(/\n- \*\*Data:\*\* .+\n- \*\*Legal basis:\*\* .+\n.*- \*\*Obligation/s);
    const [, name = 'nothing'] = /^(.+)\n/.exec(entry) ?? [];
    const kept = read(facts, 'retention');
    expect(kept, kind).toMatch(new RegExp(`\\| .*${name}.* \\| [^|]{5,} \\|`));
    expect(entry + kept).not.toContain('…');
  }
});

describe('trackers of the site itself', () => {
  const facts: Facts = {
    ...siteWith([], hosting),
    ownTrackers: [
      { name: 'session', necessary: 'authentication', category: 'necessary', lifetime: { kind: 'session' } },
      { name: 'seen', purposes: ['analytics'], category: 'measurement', lifetime: { kind: 'session' } },
    ],
  };
  const cookies = (of: Facts) =>
    renderMarkdown(compile(of, words, { kind: 'cookie_policy', language: 'en', variant: 'complete', on }));

  test('stand in the cookie policy and the privacy policy as its own', () => {
    const alone: Facts = { ...facts, links: {} };
    // With a cookie policy on the same site, the list stands there.
    expect(read({ ...facts, links: { cookiePolicy: { hosted: 'https://x.example/c' } } }, 'trackers')).not.toContain(
      '| session |',
    );
    for (const text of [cookies(facts), read(alone, 'trackers')]) {
      expect(text).toMatch(/\| session \| .*Sign-in \| Until the browser is closed \| First party \|/);
      expect(text).toMatch(/\| seen \| .*Analytics \| /);
    }
    expect(cookies(facts)).toContain('### Bergkräuter\n');
    expect(cookies({ ...facts, ownTrackers: [] })).not.toContain('session');
  });

  test('have no recipient and no entry among the services', () => {
    expect(read(facts, 'recipients')).not.toContain('Bergkräuter |');
    expect(read(facts, 'services')).not.toContain('#### Bergkräuter');
    const [analyzed] = row(facts, 'Analytics');
    expect(analyzed).toMatch(/^\| \*\*Analytics\*\* \| Consent \| /);
    expect(analyzed).not.toContain('GmbH');
  });
});
