import { locales } from '@app/texts';
import { expect, test } from 'vitest';
import { aConfiguration, aService, day, shop } from '../../test/site.ts';
import type { BannerConfiguration } from './configuration.ts';
import { contrast } from './contrast.ts';
import { darkColours, lightColours } from './defaults.ts';
import type { FindingCode } from './lint/rules.ts';
import { lint, withVariant } from './linter.ts';
import type { SiteFacts } from './site.ts';
import { loadDefaultLabels } from './words.ts';

const base = aConfiguration();
const labels = await loadDefaultLabels(locales);

function found(more: Partial<BannerConfiguration> = {}, site: SiteFacts = shop): readonly string[] {
  return lint(aConfiguration(more), site, day, labels).map(({ code, path }) => `${code} ${path}`.trim());
}

function blocks(more: Partial<BannerConfiguration> = {}, site: SiteFacts = shop): readonly FindingCode[] {
  return lint(aConfiguration(more), site, day, labels)
    .filter(({ weight }) => weight === 'blocks')
    .map(({ code }) => code);
}

test('a site begins with nothing to mend', () => {
  expect(found()).toEqual([]);
});

test('A1: every text of the default colours stands out by 7:1', () => {
  for (const colours of [lightColours, darkColours]) {
    expect(contrast(colours.text, colours.background)).toBeGreaterThanOrEqual(7);
    expect(contrast(colours.link, colours.background)).toBeGreaterThanOrEqual(7);
    expect(contrast(colours.buttonText, colours.button)).toBeGreaterThanOrEqual(7);
    expect(contrast(colours.customiseText, colours.customise)).toBeGreaterThanOrEqual(7);
  }
});

test('contrast is that of WCAG, and of what is no colour there is none', () => {
  expect(contrast('#000000', '#FFFFFF')).toBe(21);
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
  expect(contrast('red', '#ffffff')).toBe(1);
});

test('B4, T12: buttons below 5:1 are refused in the schemes that are shown', () => {
  const faint = { ...lightColours, buttonText: '#8a9fd8', customiseText: '#999999' };
  expect(blocks({ colours: faint })).toEqual(['banner.contrast-button', 'banner.contrast-button']);
  expect(blocks({ colours: faint, scheme: 'dark' })).toEqual([]);
  expect(found({ darkColours: { ...darkColours, link: '#333333' } })).toEqual([
    'banner.contrast-text darkColours.link',
  ]);
  expect(found({ colours: { ...lightColours, button: '#f4f4f4', buttonText: '#000000' } })).toEqual([
    'banner.button-faint colours.button',
  ]);
});

test('A1: text below 4.5:1 is refused, and no more is asked for', () => {
  const onWhite = (text: string) => found({ colours: { ...lightColours, background: '#ffffff', text } });
  expect(onWhite('#777777')).toEqual(['banner.contrast-text colours.text']);
  expect(onWhite('#767676')).toEqual([]);
});

test('B3, T19, T21: own markup needs the content and all three buttons', () => {
  expect(blocks({ markup: '<p>Hi</p>' })).toEqual([
    'banner.markup-content',
    'banner.markup-accept',
    'banner.markup-reject',
    'banner.markup-customise',
  ]);
  const whole =
    '%{banner_content}<button class="wide big candor-reject">No</button><button class="candor-accept big wide">Yes</button><a class="candor-customise">More</a>';
  expect(blocks({ markup: whole })).toEqual([]);
});

test.each([
  '%{banner_content}<a class="candor-reject">No</a><button class="candor-accept">Yes</button><i class="candor-customise">',
  '%{banner_content}<b class="candor-reject small">No</b><b class="candor-accept">Yes</b><i class="candor-customise">',
  '%{banner_content}<b style="opacity:.2" class="candor-reject">No</b><b class="candor-accept">Yes</b><i class=\'candor-customise\'>',
])('B4: accept and reject are of one kind in own markup: %s', (markup) => {
  expect(blocks({ markup })).toEqual(['banner.markup-unequal']);
});

test.each([
  ['[data-candor-reject] { color: grey }', 'banner.css-unequal'],
  ['.candor-accept{background:green}', 'banner.css-unequal'],
  ['@media (width > 1px) { nav button:nth-child(2) { font-size: 8px } }', 'banner.css-unequal'],
  ['button + button { margin: 9px }', 'banner.css-unequal'],
  ['h2, nav button:first-child { margin: 9px }', 'banner.css-unequal'],
  ['/* plain */ nav { display : none }', 'banner.css-hides'],
  ['.x{opacity:.1}', 'banner.css-hides'],
  ['.bs { visibility: hidden }', 'banner.css-hides'],
] as const)('B3, B4, B11: own style is refused: %s', (css, code) => {
  expect(blocks({ css })).toContain(code);
});

test.each([
  'dialog { border-width: 0; opacity: 0.95 }',
  '[data-candor-accept], [data-candor-reject] { border-radius: 0 }',
  '/* .candor-accept { color: red } */ h2 { letter-spacing: 1px }',
])('own style that treats all alike is allowed: %s', (css) => {
  expect(blocks({ css })).toEqual([]);
});

test('B8: a page that is closed until a choice needs a legal note', () => {
  expect(lint({ ...base, modal: true }, shop, day, labels)).toMatchObject([
    { code: 'banner.wall', weight: 'blocks', path: 'modal', confirmable: 'wall' },
  ]);
  expect(blocks({ modal: true, confirmations: { wall: '  ' } })).toEqual(['banner.wall']);
  expect(blocks({ modal: true, confirmations: { wall: 'Opinion of counsel of 3 May' } })).toEqual([]);
});

test('B9: the owner and the cookie policy are named', () => {
  expect(blocks({}, { services: shop.services })).toEqual(['banner.owner', 'banner.policy']);
});

test('B9: own words name the owner, the purposes and how to withdraw', () => {
  expect(found({ texts: { en: { body: 'We like cookies.' } } })).toEqual([
    'banner.text-owner texts.en.body',
    'banner.text-withdrawal texts.en.body',
    'banner.text-purposes texts.en.body',
  ]);
  const good = 'Pauline Paper Goods Ltd asks for %{purposes}. Later: “%{reopen}”.';
  expect(found({ texts: { en: { body: good } } })).toEqual([]);
});

test('B3: reject may not say what accept says, and labels fit a phone', () => {
  expect(blocks({ texts: { en: { accept: 'Go on', reject: 'go on ' } } })).toEqual(['banner.labels-same']);
  expect(blocks({ texts: { en: { reject: 'x'.repeat(31) } } })).toEqual(['banner.label-long']);
});

test('B3: a label may be as long as a small screen has room for: characters of Japanese take that of two', () => {
  const found = (accept: string) =>
    lint(aConfiguration({ languages: ['ja'], texts: { ja: { accept } } }), shop, day, labels).filter(
      ({ code }) => code === 'banner.label-long',
    );
  expect(found('同'.repeat(15))).toEqual([]);
  expect(found('同'.repeat(16))).toMatchObject([{ values: { most: 15 } }]);
  expect(found('すべてのCookieに同意する')).toEqual([]);
});

test.each([
  ['accept', 'Reject'],
  ['accept', ' REJECT '],
  ['accept', 'Customize'],
  ['reject', 'accept'],
  ['reject', 'customize'],
  ['customise', 'Accept'],
  ['customise', 'reject\u00a0'],
] as const)(
  'B3, B9: own words may not be those of another button, though nobody wrote them: %s “%s”',
  (button, label) => {
    expect(lint(aConfiguration({ texts: { en: { [button]: label } } }), shop, day, labels)).toMatchObject([
      { code: 'banner.labels-same', weight: 'blocks', path: `texts.en.${button}`, values: { label: label.trim() } },
    ]);
  },
);

test('B3, B9: nor may buttons change their words, in any language and in no variant', () => {
  expect(blocks({ texts: { en: { accept: 'Reject', reject: 'Accept' } } })).toHaveLength(2);
  expect(blocks({ texts: { en: { accept: 'Reject', reject: 'No, thanks' } } })).toEqual(['banner.labels-same']);
  expect(blocks({ texts: { en: { reject: 'More', customise: 'more' } } })).toEqual(['banner.labels-same']);
  expect(blocks({ texts: { en: { accept: 'accept', reject: 'REJECT', customise: 'Customize' } } })).toEqual([]);
  for (const language of locales) {
    const ours = labels[language];
    const shouted = ours?.reject.toLocaleUpperCase(language);
    expect(blocks({ languages: [language], texts: { [language]: { accept: shouted } } }), language).toContain(
      'banner.labels-same',
    );
    // The default labels can be told apart.
    expect(blocks({ languages: [language], texts: { [language]: { ...ours } } }), language).toEqual([]);
  }
  // A label from another language is just a word.
  expect(blocks({ texts: { en: { accept: 'Ablehnen' } } })).toEqual([]);
  const variant = { name: 'B', share: 50, texts: { en: { accept: 'Reject' } } };
  expect(found({ variants: [variant] })).toEqual(['banner.labels-same variants.0.texts.en.accept']);
});

test('B26: own words in one language only, or the same in two, are told', () => {
  const languages = ['en', 'de', 'en-GB'] as const;
  const body = '%{owner} %{purposes} %{reopen}';
  expect(found({ languages, texts: { en: { accept: 'Yes' }, 'en-GB': { accept: 'Yes' } } })).toEqual([
    'banner.text-missing texts.de.accept',
  ]);
  expect(found({ languages, texts: { en: { body }, de: { body }, 'en-GB': { body } } })).toEqual([
    'banner.text-same texts.de.body',
  ]);
});

test('B26: languages that banners do not speak are refused', () => {
  expect(blocks({ languages: [] })).toEqual(['banner.language-none']);
  expect(blocks({ languages: ['en', 'xx' as 'en', 'en'] })).toEqual([
    'banner.language-unknown',
    'banner.language-unknown',
  ]);
});

test('B11: where the page has to offer the control, that is said', () => {
  expect(found({ reopen: 'own' })).toEqual(['banner.reopen-own reopen']);
});

test('B13 to B15: months outside of what authorities advise are told', () => {
  expect(found({ months: 3 })).toEqual(['banner.months-few months']);
  expect(found({ months: 24 })).toEqual(['banner.months-many months']);
});

test('B17, T7: no legitimate interest for purposes that need consent', () => {
  const tcf = { ...base.tcf, on: true, cmpId: 31, vendors: [1] };
  const restricted = (purpose: number) => ({
    tcf: { ...tcf, restrictions: [{ purpose, type: 2 as const, vendors: [1] }] },
  });
  for (const purpose of [1, 3, 4, 5, 6]) expect(blocks(restricted(purpose))).toEqual(['banner.legitimate-interest']);
  expect(blocks(restricted(7))).toEqual([]);
});

test('B18: what is declared necessary has a reason; analytics and advertising also an override', () => {
  const services = (reason?: string) => [{ id: 'Ads', purpose: 'necessary' as const, reason }];
  expect(blocks({ services: services() })).toEqual(['banner.reason', 'banner.necessary']);
  expect(blocks({ services: services('We want it') })).toEqual(['banner.necessary']);
  expect(blocks({ services: services('We want it'), confirmations: { necessary: 'Decided by the board' } })).toEqual(
    [],
  );
  expect(blocks({ services: [{ id: 'Maps', purpose: 'necessary' }] })).toEqual(['banner.reason']);
});

test('L3, B18: analytics that the documents declare necessary are found by their purposes', () => {
  const declared = aService('Counter', { category: 'necessary', reason: 'We need it', use: ['hosting', 'analytics'] });
  const site = { ...shop, services: [...shop.services, declared] };
  expect(blocks({}, site)).toEqual(['banner.necessary']);
  expect(blocks({ confirmations: { necessary: 'Decided by the board' } }, site)).toEqual([]);
  const moved = { services: [{ id: 'Counter', purpose: 'measurement' as const }] };
  expect(blocks(moved, { ...shop, services: [declared, ...shop.services.slice(2)] })).toEqual([]);
});

test('L3: a necessary tracker that stays longer than thirteen months is told, and no other', () => {
  const lasting = (amount: number, category?: 'measurement') => ({
    name: `t${amount}`,
    category,
    lifetime: { kind: 'period' as const, period: { amount, unit: 'month' as const } },
  });
  const site = (trackers: SiteFacts['services'][number]['trackers']) => ({
    ...shop,
    services: [aService('Payments', { category: 'necessary', use: ['payments'], trackers }), ...shop.services.slice(1)],
  });
  expect(found({}, site([lasting(13), lasting(36, 'measurement')]))).toEqual([]);
  expect(found({}, site([lasting(14), lasting(36)]))).toEqual(['banner.necessary-lifetime services.Payments']);
  expect(found({}, site([{ name: 'kept', lifetime: { kind: 'indefinite' } }]))).toHaveLength(1);
});

test('L1, G1: what shares data and cannot be stopped is told', () => {
  const site = (hosts: readonly string[]) => ({
    ...shop,
    services: [
      ...shop.services,
      aService('Pixel', { category: 'marketing', use: ['attribution'], shares: true, hosts }),
    ],
  });
  const told = 'banner.sharing-runs services.Pixel';
  expect(found({}, site(['pixel.example']))).toEqual([]);
  expect(found({}, site([]))).toEqual([told]);
  expect(found({ blocking: { ...base.blocking, unknown: true } }, site([]))).toEqual([]);
  expect(found({ blocking: { ...base.blocking, automatic: false } }, site(['pixel.example']))).toContain(told);
  expect(found({ blocking: { ...base.blocking, allowed: ['pixel.example'] } }, site(['pixel.example']))).toContain(
    told,
  );
});

test('B1: a host that is allowed may not be one of a service that waits', () => {
  const allow = (host: string) => ({ blocking: { ...base.blocking, allowed: [host] } });
  expect(found(allow('counter.example'))).toEqual(['banner.allowed-tracker blocking.allowed.0']);
  expect(found(allow('fonts.example'))).toEqual([]);
  expect(found({ blocking: { ...base.blocking, automatic: false } })).toEqual(['banner.manual blocking.automatic']);
});

test('B1: treating everybody by a law that does not ask is told', () => {
  expect(found({ regimes: 'us' })).toContain('banner.regime-weak regimes');
  expect(found({ regimes: 'eu' })).toEqual([]);
});

test('B19, B20: exemptions need evidence, cover own measurement only, and thirteen months at most', () => {
  const evidence = { fr: 'Set up as the CNIL describes it' };
  const only = (more: Parameters<typeof aService>[1]) => ({ ...shop, services: [aService('Counter', more)] });
  const use = { exemptions: ['fr'], regimes: 'by-country' } as const;
  expect(blocks(use, only({}))).toEqual(['banner.exemption-fr']);
  expect(blocks({ ...use, confirmations: evidence }, only({}))).toEqual([]);
  expect(blocks({ ...use, confirmations: evidence }, only({ use: ['analytics', 'attribution'] }))).toEqual([
    'banner.exemption-service',
  ]);
  expect(blocks({ ...use, confirmations: evidence })).toEqual(['banner.exemption-lifetime']);
  expect(blocks({ exemptions: ['uk'], regimes: 'by-country' }, only({}))).toEqual(['banner.exemption-uk']);
  expect(found({ exemptions: ['fr'], confirmations: evidence }, only({}))).toEqual([
    'banner.exemption-idle exemptions',
  ]);
});

test('B22: advertising in Switzerland without a yes wants the owner’s word that nobody is profiled at high risk', () => {
  const said = { ch: 'Adverts follow the page, nobody is profiled' };
  for (const regimes of ['ch', 'by-country'] as const) {
    expect(found({ regimes })).toContain('banner.swiss-profiling regimes');
    expect(found({ regimes, confirmations: said })).not.toContain('banner.swiss-profiling regimes');
  }
  expect(found({ regimes: 'by-country' }, { ...shop, services: shop.services.slice(0, 3) })).toEqual([]);
  expect(found({ regimes: 'strictest' })).toEqual([]);
});

test('B25: a variant has to pass what the configuration passes, and what both share is said once', () => {
  const faint = { ...lightColours, buttonText: '#8a9fd8' };
  const variants = [
    { name: 'A', share: 30, colours: faint },
    { name: 'B', share: 30, texts: { en: { body: 'Cookies!' } } },
  ];
  expect(found({ variants })).toEqual([
    'banner.contrast-button variants.0.colours.buttonText',
    'banner.text-owner variants.1.texts.en.body',
    'banner.text-withdrawal variants.1.texts.en.body',
    'banner.text-purposes variants.1.texts.en.body',
  ]);
  expect(found({ colours: faint, variants: [{ name: 'A', share: 30, position: 'top' }] })).toEqual([
    'banner.contrast-button colours.buttonText',
  ]);
  expect(
    blocks({
      variants: [
        { name: 'A', share: 50 },
        { name: 'A', share: 50 },
      ],
    }),
  ).toEqual(['banner.variant-shares', 'banner.variant-names']);
});

test('a variant changes only what it names', () => {
  expect(withVariant(base, { name: 'A', share: 50, position: 'top' })).toEqual({ ...base, position: 'top' });
  expect(withVariant(base, { name: 'A', share: 50 })).toEqual(base);
});

test('T1, T11, T20: the framework needs a registered id, vendors, and visitors under the GDPR', () => {
  const on = { ...base.tcf, on: true };
  expect(blocks({ tcf: on })).toEqual(['banner.tcf-cmp-id', 'banner.tcf-vendors-none']);
  for (const cmpId of [2, 4095]) expect(blocks({ tcf: { ...on, cmpId, vendors: [1] } })).toEqual([]);
  for (const cmpId of [1, 4096]) expect(blocks({ tcf: { ...on, cmpId, vendors: [1] } })).toEqual(['banner.tcf-cmp-id']);
  expect(found({ tcf: { ...on, cmpId: 2, vendors: 'all' } })).toEqual(['banner.tcf-vendors-all tcf.vendors']);
  expect(found({ tcf: { ...on, cmpId: 2, vendors: [1] }, regimes: 'br' })).toEqual(['banner.tcf-regime regimes']);
});

test('READINGS 21: own title and body under the framework need an approval, own labels do not', () => {
  const tcf = { ...base.tcf, on: true, cmpId: 2, vendors: [1] };
  const body = '%{owner} %{purposes} %{reopen}';
  expect(blocks({ tcf, texts: { en: { body } } })).toEqual(['banner.tcf-words']);
  expect(blocks({ tcf, texts: { en: { body } }, confirmations: { 'tcf-words': 'Approved' } })).toEqual([]);
  expect(blocks({ tcf, texts: { en: { accept: 'Yes' } } })).toEqual([]);
});

test('G9, G11: pings before consent need a confirmation; Google’s advertising says what it wants', () => {
  const signals = { ...base.signals, googleConsentMode: 'advanced' } as const;
  expect(blocks({ signals })).toEqual(['banner.advanced']);
  expect(blocks({ signals, confirmations: { advanced: 'Counsel said yes' } })).toEqual([]);
  const site = {
    ...shop,
    services: [...shop.services, aService('AdSense', { catalogueId: 'google-adsense', category: 'marketing' })],
  };
  expect(found({}, site)).toEqual(['banner.google-certified tcf']);
});

test('B2: the cookie’s domain has to hold the site', () => {
  for (const cookieDomain of ['other.example', 'er.example', 'example'])
    expect(blocks({ cookieDomain }), cookieDomain).toEqual(['banner.cookie-domain']);
  expect(blocks({ cookieDomain: 'paper.example' })).toEqual([]);
});

test('a banner that will not show, a service nobody knows, and choices that are not kept are told', () => {
  expect(found({}, { ...shop, services: [] })).toEqual(['banner.nothing-asked services']);
  expect(found({}, { ...shop, services: [aService('Thing', { category: undefined, use: [] })] })).toEqual([
    'banner.purpose-unknown services.Thing',
  ]);
  expect(found({ log: false })).toEqual(['banner.log-off log']);
});

test('what blocks comes first', () => {
  const weights = lint({ ...base, months: 3, modal: true, log: false }, shop, day, labels).map(({ weight }) => weight);
  expect(weights).toEqual(['blocks', 'advises', 'advises']);
});
