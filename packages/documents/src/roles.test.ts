import { loadDocumentWords, type Locale } from '@app/texts';
import { describe, expect, test } from 'vitest';
import { advertising, analytics, crashes, network, pixel, stripe } from '../test/services.ts';
import { sites } from '../test/sites.ts';
import { compile, missingFacts, renderMarkdown, type DocumentTree, type Facts, type ServiceFacts } from './index.ts';

const on = '2026-11-24';
const services: readonly ServiceFacts[] = [analytics, stripe, network, pixel, advertising];
const { shop } = sites;
if (!shop) throw new Error('the shop is gone');
const german: Facts = { ...shop, services, audience: { areaType: 'europe' } };
const american: Facts = { ...german, owner: { ...german.owner, country: 'US', part: undefined } };
const onlyThere = { ...american, audience: { areaType: 'us', usStates: ['CA'] } } as const;

async function read(facts: Facts, kind: DocumentTree['kind'] = 'privacy_policy', language: Locale = 'en') {
  const words = await loadDocumentWords(language);
  return renderMarkdown(compile(facts, words, { kind, language, variant: 'complete', on }));
}

describe('L4: the companies that receive data', () => {
  test('are American for an American owner without visitors elsewhere', async () => {
    for (const kind of ['privacy_policy', 'cookie_policy'] as const) {
      const text = await read(onlyThere, kind);
      expect(text).toContain('Cloudflare, Inc.');
      expect(text).not.toMatch(/Ireland|Cloudflare Germany|Luxembourg|Payments Europe/);
    }
  });

  test('are those of the visitors where the provider answers to them itself', async () => {
    const text = await read({ ...american, audience: { areaType: 'europe_us' } });
    expect(text).toContain('Meta Platforms Ireland Limited');
    // A processor is bound by its contract with the owner, wherever visitors live.
    expect(text).not.toContain('Cloudflare Germany GmbH');
  });

  test('are those of the owner', async () => {
    const [here, british] = [await read(german), await read({ ...german, owner: { ...german.owner, country: 'GB' } })];
    expect(here).toContain('Cloudflare Germany GmbH');
    expect(here).toContain('Stripe Payments Europe, Limited');
    expect(british).toContain('Stripe Payments UK Limited');
    expect(british).not.toContain('Cloudflare Germany GmbH');
  });
});

test('a company receives the data of an activity if one of its purposes serves it', async () => {
  const both = { ...stripe, purposes: ['payments', 'analytics'] } as const;
  const lines = (await read({ ...german, services: [both] })).split('\n');
  expect(lines.find((line) => line.startsWith('| **Orders and purchases**'))).toContain(
    'Stripe Payments Europe, Limited',
  );
  expect(lines.find((line) => line.startsWith('| **Newsletter**'))).not.toContain('Stripe');
});

test('L5: settings of advertising are called that, and never an opt-out', async () => {
  for (const kind of ['privacy_policy', 'cookie_policy'] as const) {
    const text = await read(german, kind);
    expect(text).toContain('[Advertising settings of Meta Platforms, Inc.](<https://www.facebook.com/adpreferences/>)');
    expect(text).toContain('[Opt out of Google Analytics 4]');
    expect(text).not.toContain('Opt out of Meta');
  }
  expect(await read(german, 'cookie_policy', 'de')).toContain('[Werbeeinstellungen von Meta Platforms, Inc.]');
});

describe('L11: the role of a provider', () => {
  test('is said in the terms of the GDPR', async () => {
    const text = await read(german);
    expect(text).toContain('on our instructions (Art. 28 GDPR)');
    expect(text).toContain('Joint controller with us (Art. 26 GDPR)');
    expect(text).toContain('Also a controller for purposes of its own');
  });

  test('comes with what was agreed with a joint controller, and the agreement', async () => {
    expect(await read(german)).toContain(
      'We and Meta Platforms Ireland Limited are jointly responsible for collecting the data',
    );
    expect(await read(german)).toContain('(<https://www.facebook.com/legal/controller_addendum>)');
    // What nobody agreed is not said: the owner called the provider a joint controller.
    const own = { ...crashes, provider: { ...crashes.provider, role: 'joint-controller' } } as const;
    expect(await read({ ...german, services: [own] })).not.toContain('are jointly responsible');
    const missing = missingFacts({ ...german, services: [own] }, ['en'], on, 'privacy_policy').map(({ code }) => code);
    expect(missing).toContain('service.arrangement');
    const agreed = await read({ ...german, services: [{ ...own, arrangement: 'They store, we ask.' }] });
    expect(agreed).toContain('They store, we ask.');
  });

  test('is said in the terms of California, where whoever shares is a third party', async () => {
    const text = await read(onlyThere);
    expect(text).toContain('Service provider under California law (Cal. Civ. Code § 1798.140(ag))');
    expect(text).toContain('Third party under California law (Cal. Civ. Code § 1798.140(ai))');
    expect(text).not.toContain('Art. 28 GDPR');
    const shared = await read({ ...onlyThere, services: [{ ...network, shares: true }] });
    expect(shared).not.toContain('Service provider under California law');
  });

  test('is said in the terms of Brazil', async () => {
    const brazilian = { ...german, owner: { ...german.owner, country: 'BR' } };
    expect(await read(brazilian, 'privacy_policy', 'pt-BR')).toContain(
      'Operador também nos termos da LGPD (art. 5º, VII)',
    );
    expect(await read(german)).not.toContain('LGPD');
  });
});

describe('L12: the safeguard of each recipient', () => {
  const uncertain = [1, 2, 3].map((number): ServiceFacts => ({
    ...crashes,
    id: `tool-${number}`,
    name: `Tool ${number}`,
    provider: { name: `Tool ${number}, Inc.`, country: 'US', role: 'processor' },
  }));
  const rowsOf = (text: string, name: string) =>
    text.split('\n').filter((line) => line.startsWith('|') && line.includes(name));

  test('is in the row of those who have the same, and no other', async () => {
    const text = await read({ ...german, services: [...uncertain, analytics] });
    const [row] = rowsOf(text, '| **United States** | Tool 1, Inc.; Tool 2, Inc.; Tool 3, Inc. |');
    expect(row).toContain('Standard contractual clauses');
    expect(row).not.toContain('Google LLC');
  });

  test('is said once for all countries in which it protects the same recipient', async () => {
    const places = ['SG', 'MY', 'PH'].map((country) => ({ country }));
    const text = await read({ ...german, services: [{ ...crashes, places }] });
    expect(rowsOf(text, '| **Malaysia; Philippines; Singapore** |')).toHaveLength(1);
  });

  test('is the certificate, with its entry and the day it was read', async () => {
    const text = await read({ ...german, services: [analytics] });
    const [row] = rowsOf(text, '| Google LLC | EU-US Data Privacy Framework');
    expect(row).toContain('participant/5780');
    expect(row).toContain('checked on November 24, 2026');
  });

  test('is the binding corporate rules of who has them', async () => {
    const paypal = { ...crashes, provider: { name: 'PayPal, Inc.', country: 'US', bindingRules: { eu: true } } };
    const text = await read({ ...german, services: [paypal] });
    expect(rowsOf(text, '| PayPal, Inc. | Binding corporate rules')).toHaveLength(1);
  });
});

test('L23: what a provider of advertising obliges its customers to say is said', async () => {
  const text = await read(german);
  expect(text).toContain('Third-party vendors, including Example Ads Ltd, use cookies to serve ads');
  expect(text).toContain(
    '[How Example Ads Ltd uses data from sites and apps that use its services](<https://ads.example/partners>)',
  );
});

test('the period for which a provider keeps data is printed until the owner states another', async () => {
  const usual = { ...analytics, usualRetention: { amount: 2, unit: 'month' } } as const;
  expect(await read({ ...german, services: [usual] })).toContain('2 months');
  const own = { ...usual, retention: { kind: 'period', period: { amount: 14, unit: 'month' } } } as const;
  const text = await read({ ...german, services: [own] });
  expect(text).toContain('14 months');
  expect(text).not.toContain('**Kept:** 2 months');
});

test('L12: a country from which a company works is a place of processing, with that company as the recipient', async () => {
  const tiktok = {
    ...pixel,
    name: 'TikTok Pixel',
    provider: {
      name: 'TikTok Inc.',
      country: 'US',
      entities: { eea: { name: 'TikTok Technology Limited', country: 'IE', places: ['IE', 'CN', 'US'] } },
      role: 'joint-controller',
    },
  } as const;
  const text = await read({ ...german, audience: { areaType: 'europe' }, services: [tiktok] });
  expect(text).toContain('| **China** | TikTok Technology Limited | Standard contractual clauses');
  expect(await read({ ...onlyThere, services: [tiktok] })).not.toContain('China');
});
