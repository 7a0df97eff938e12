import { loadDocumentWords, type Locale } from '@app/texts';
import { describe, expect, test } from 'vitest';
import { askedByBanner } from '../test/banners.ts';
import { california } from '../test/california.ts';
import { analytics, pixel, stripe, support } from '../test/services.ts';
import { sites } from '../test/sites.ts';
import { comingChanges, compile, missingFacts, renderText, type Facts, type ServiceFacts } from './index.ts';

const on = '2026-11-26';
const { clinic, seller, northwest } = california;

async function composed(facts: Facts, language: Locale = 'en', day = on) {
  const words = await loadDocumentWords(language);
  return compile(facts, words, { kind: 'privacy_policy', language, variant: 'complete', on: day });
}

async function sections(facts: Facts, day = on): Promise<readonly string[]> {
  return (await composed(facts, 'en', day)).sections.map(({ id }) => id);
}

async function section(facts: Facts, id: string, language: Locale = 'en', day = on): Promise<string> {
  const tree = await composed(facts, language, day);
  return renderText({ ...tree, sections: tree.sections.filter((each) => each.id === id) });
}

/** The entry of one category of personal information, from its heading to the next. */
async function category(facts: Facts, name: string): Promise<string> {
  const tree = await composed(facts);
  const blocks = tree.sections.find(({ id }) => id === 'us-collection')?.blocks ?? [];
  const start = blocks.findIndex((block) => block.kind === 'heading' && block.text.startsWith(name));
  if (start < 0) return '';
  const length = blocks.slice(start + 1).findIndex((block) => block.kind === 'heading');
  const entry = blocks.slice(start, length < 0 ? undefined : start + 1 + length);
  return renderText({ ...tree, sections: [{ id: 'entry', heading: '', cites: [], blocks: entry }] });
}

const codes = (facts: Facts, weight: 'blocks' | 'advises' = 'blocks') =>
  missingFacts(facts, ['en'], on, 'privacy_policy')
    .filter((missing) => missing.weight === weight && missing.code.startsWith('us.'))
    .map(({ code, path }) => `${code} at ${path}`);

/** A service that answers messages and builds audiences for advertising. */
const chat: ServiceFacts = {
  id: 'chat',
  name: 'Chatty',
  provider: { name: 'Chatty, Inc.', country: 'US' },
  purposes: ['live-chat', 'remarketing'],
  dataTypes: ['name', 'email', 'messages', 'trackers', 'usage-data'],
};

describe('L13: each category says what § 7011(e)(1) of the regulations asks for', () => {
  test('P13: sources, purposes with their retention, and what was disclosed to whom and why', async () => {
    const records = await category(clinic, 'Customer records');
    expect(records).toContain('Sources: You, when you give us data');
    expect(records).toContain('Sold or shared: No');
    expect(records).toContain('Providers of payments and fraud prevention (Stripe, Inc.)');
    expect(records).toContain('Purposes of the disclosure: Orders and purchases; Fraud prevention');
    expect(records).toMatch(/Orders and purchases \| .*claims arising from it are time-barred/);
  });

  test('P13: what was sold or shared stands apart, with its recipients and reasons', async () => {
    const identifiers = await category(clinic, 'Identifiers');
    expect(identifiers).toContain('Sold or shared: Cookies and other trackers, IP address');
    expect(identifiers).toContain('Sold to or shared with: Advertising networks (Meta Platforms, Inc.)');
    expect(identifiers).toMatch(/Purposes of the sale or sharing: Remarketing and behavioral targeting/);
    expect(identifiers).toMatch(/Disclosed for a business purpose to: [^\n]*Stripe, Inc\./);
    expect(identifiers).not.toMatch(/Disclosed for a business purpose to: [^\n]*Meta/);
  });

  test('P13: the messages and names in a service that also advertises are not shared', async () => {
    const facts = { ...clinic, services: [chat] };
    expect(await category(facts, 'Other personal information')).toContain('Sold or shared: No');
    const identifiers = await category(facts, 'Identifiers');
    expect(identifiers).toContain('Sold or shared: Cookies and other trackers\n');
    expect(identifiers).toContain('Sold to or shared with: Advertising networks (Chatty, Inc.)');
    expect(identifiers).toContain(
      'Disclosed for a business purpose to: Providers of e-mail, chat and support (Chatty, Inc.)',
    );
    const sold = { ...clinic, services: [{ ...chat, sells: true }] };
    expect(await category(sold, 'Other personal information')).toContain('Sold or shared: Messages and files sent');
  });

  test('the recipients that an activity names are told, and nobody where there is none', async () => {
    expect(await category(clinic, 'Characteristics')).toContain('Other recipients (Example Lab, Inc.)');
    expect(await category({ ...clinic, services: [] }, 'Customer records')).toContain(
      'Disclosed for a business purpose to: Only our hosting and e-mail providers',
    );
    expect(await category(clinic, 'Inferences')).toContain('Disclosed for a business purpose to: No');
  });

  test('the section is the notice at collection in California, and links to the way to opt out', async () => {
    const tree = await composed(clinic);
    const notice = tree.sections.find(({ id }) => id === 'us-collection');
    expect(notice?.heading).toContain('Notice at collection');
    expect(notice?.cites).toContain('CCPA regulations § 7012');
    expect(JSON.stringify(notice?.blocks)).toContain('https://sunset.example/choices');
    const virginia = { ...clinic, audience: { ...clinic.audience, usStates: ['VA'] } };
    expect(await section(virginia, 'us-collection')).not.toMatch(/[Nn]otice at collection|7012/);
  });
});

describe('L13: sensitive data', () => {
  test('card data with its codes counts, and is used no further unless the owner says so', async () => {
    const text = await section({ ...clinic, activities: [], usStates: {} }, 'us-sensitive');
    expect(text).toMatch(/Sensitive data that we process: .*card numbers/);
    expect(text).toContain('for which the law gives no right to limit its use');
    const virginia = { ...clinic, activities: [], audience: { ...clinic.audience, usStates: ['VA'] } };
    expect(await sections(virginia)).not.toContain('us-sensitive');
  });

  test('used further, it can be limited by the link that the law names, in every language', async () => {
    for (const language of ['en', 'de', 'ja'] as const)
      expect(await section(clinic, 'us-sensitive', language)).toContain(
        'Limit the Use of My Sensitive Personal Information',
      );
    expect(codes(seller)).toContain('us.limit at usStates.optOutUrl');
    expect(codes(clinic)).toEqual([]);
  });
});

describe('L13: laws of single states', () => {
  test('California: Shine the Light, by the name that the law gives', async () => {
    expect(await section(clinic, 'us-california', 'pl')).toMatch(/Your California Privacy Rights[^]*§ 1798\.83/);
    expect(await sections({ ...clinic, audience: { ...clinic.audience, usStates: ['TX'] } })).not.toContain(
      'us-california',
    );
  });

  test('Nevada: directions not to sell, and what is sold', async () => {
    expect(await section(clinic, 'us-nevada')).toContain('We do not sell such data.');
    expect(await section(seller, 'us-nevada')).toContain('We sell such data to: Meta Pixel.');
  });

  test('Washington and Nevada: health data has a section of its own', async () => {
    const text = await section(clinic, 'consumer-health-data');
    expect(text).toContain('RCW 19.373; NRS 603A.400–603A.550');
    expect(text).toContain('Shared with: Example Lab, Inc.');
    expect(text).toContain('We do not sell consumer health data.');
    expect(text).toContain(
      'Third parties may collect consumer health data here over time and across different sites and online services: Meta Pixel.',
    );
    expect(await section({ ...clinic, services: [stripe] }, 'consumer-health-data')).toContain(
      'No third party collects',
    );
    expect(text).toContain('appeals@sunset.example');
    const sold = await section(seller, 'consumer-health-data');
    expect(sold).toContain('We sell consumer health data to: Meta Pixel.');
    expect(await sections({ ...clinic, activities: [] })).not.toContain('consumer-health-data');
    expect(
      await sections({ ...clinic, audience: { areas: ['eea'] }, owner: { ...clinic.owner, country: 'IT' } }),
    ).not.toContain('consumer-health-data');
  });

  test('an owner who names only Nevada and Washington gets their sections and no other of the United States', async () => {
    expect((await sections(northwest)).filter((id) => id.startsWith('us-') || id.startsWith('consumer'))).toEqual([
      'us-nevada',
      'consumer-health-data',
    ]);
  });

  test('a financial incentive is told only where the owner gives one, and lacks nothing', async () => {
    expect(await section(clinic, 'us-incentive')).toContain('About 12 dollars a year');
    expect(await sections(seller)).not.toContain('us-incentive');
    const open = {
      ...clinic,
      usStates: { ...clinic.usStates, financialIncentive: { offer: '', joining: 'x', value: 'y' } },
    };
    expect(codes(open)).toEqual(['us.incentive at usStates.financialIncentive']);
  });

  test('decisions by machines: from January 1, 2027, announced before', async () => {
    expect(await sections(clinic)).not.toContain('us-decisions');
    expect(await section(clinic, 'us-decisions', 'en', '2027-01-01')).toContain('to have a person review the decision');
    const words = await loadDocumentWords('en');
    const coming = comingChanges(clinic, words, { kind: 'privacy_policy', language: 'en', variant: 'complete', on });
    const january = coming.find(({ on: day }) => day === '2027-01-01');
    expect(january?.changes.map(({ id, kind }) => `${id} ${kind}`)).toContain('us-decisions added');
    expect(await sections({ ...clinic, automatedDecisions: undefined }, '2027-01-01')).not.toContain('us-decisions');
  });
});

describe('L14: whoever sells or shares does not publish without a working opt-out', () => {
  const shares: Facts = { ...clinic, services: [pixel, analytics], usStates: {} };
  const by = (consentBy: Facts['consentBy']) => codes({ ...shares, consentBy });

  test('P13: nobody asks, or the banner is not published', () => {
    expect(by(undefined)).toEqual(['us.opt-out at usStates.optOutUrl']);
    expect(by({ by: 'nobody' })).toEqual(['us.opt-out at usStates.optOutUrl']);
    expect(by({ by: 'banner' })).toEqual(['us.opt-out at usStates.optOutUrl']);
    expect(by({ by: 'other', product: 'Consentful', before: { usa: 'everything' } })).toEqual([
      'us.opt-out at usStates.optOutUrl',
    ]);
  });

  test('P13: a banner counts only for the services that it stops', () => {
    expect(by(askedByBanner([pixel, analytics]))).toEqual([]);
    expect(by(askedByBanner([analytics]))).toEqual(['us.opt-out-services at consentBy']);
    const { banner } = askedByBanner([pixel, analytics]);
    const opened = banner.services.map((service) => ({ ...service, beforeChoice: 'runs' as const }));
    expect(by({ by: 'banner', banner: { ...banner, services: opened } })).toEqual(['us.opt-out-services at consentBy']);
  });

  test('P13, G1: another product with a control counts, and is asked about the signal; a page counts too', () => {
    const other = { by: 'other', product: 'Consentful', control: true } as const;
    expect(by(other)).toEqual([]);
    expect(codes({ ...shares, consentBy: other }, 'advises')).toEqual(['us.signal at consentBy']);
    expect(codes({ ...shares, consentBy: { ...other, gpc: true } }, 'advises')).toEqual([]);
    expect(codes({ ...shares, consentBy: undefined, usStates: { optOutUrl: 'https://x.example/choices' } })).toEqual(
      [],
    );
  });

  test('P13: it holds for cookie policies too, and for nobody who does not share or addresses nobody there', () => {
    const missing = missingFacts({ ...shares, consentBy: undefined }, ['en'], on, 'cookie_policy');
    expect(missing.map(({ code }) => code)).toContain('us.opt-out');
    expect(codes({ ...shares, services: [stripe, support, analytics], consentBy: undefined })).toEqual([]);
    expect(codes({ ...shares, owner: { ...shares.owner, country: 'IT' }, consentBy: undefined })).toEqual([]);
  });

  test('G1, G3: the signal is promised for the browser, as the banner keeps it, and where it is sent from', async () => {
    const text = await section(clinic, 'us-choices');
    expect(text).toMatch(/globalprivacycontrol\.org\), which we treat as an opt-out for that browser/);
    expect(text).not.toContain('signed in');
    expect(await section({ ...clinic, consentBy: undefined }, 'us-choices')).not.toContain('Global Privacy Control');
  });

  test('P13: the golden store publishes, and says what was shared with whom', async () => {
    const { store } = sites;
    if (!store) throw new Error('the store is gone');
    expect(codes(store)).toEqual([]);
    expect(await category(store, 'Internet')).toContain('Example Ads Ltd');
  });
});
