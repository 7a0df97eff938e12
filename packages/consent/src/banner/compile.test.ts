import { loadedLocales, type Locale } from '@app/texts';
import { expect, test } from 'vitest';
import { aConfiguration, day, shop } from '../../test/site.ts';
import { purposesIn } from '../purposes.ts';
import { compileLayer, compileMedia } from './compile-layer.ts';
import { compileBanner, type BannerInput } from './compile.ts';
import { loadBannerWords } from './words.ts';

const words = await loadBannerWords('en');
const parts = { layer: ['/e/1/layer.js', 'abc'], media: ['/e/1/media.js', 'abc'] } as const;

function input(more: Partial<BannerInput> = {}): BannerInput {
  return {
    siteId: 'abcdefghjk',
    version: 3,
    since: [[1], [1], [2], [1], [3]],
    configuration: aConfiguration(),
    site: shop,
    locale: 'en',
    words,
    day,
    base: 'https://candor.example',
    intake: 'https://candor.example',
    parts,
    ...more,
  };
}

test('B9: the first layer names the controller, the purposes and third parties, says how to withdraw, and links', () => {
  const { ask, policy } = compileBanner(input()).words;
  expect(ask?.body).toBe(
    'Pauline Paper Goods Ltd would like to use cookies and similar trackers for: videos, maps and other embedded content, ' +
      'measuring how the site is used, and advertising. [3 other companies](services) receive data through them. ' +
      'The site works without them. Change or withdraw your choice at any time under “Your Privacy Choices” on every page. ' +
      'More in the [cookie policy](policy).',
  );
  expect(policy).toBe('https://policies.example/cookies');
});

test('only purposes of services are asked about, and only words of regimes that occur are sent', () => {
  const compiled = compileBanner(input());
  expect(purposesIn(compiled.purposes)).toEqual(['necessary', 'experience', 'measurement', 'marketing']);
  expect(compiled.words).not.toHaveProperty('optOut');
  expect(compiled).not.toHaveProperty('where');
  const everywhere = compileBanner(input({ configuration: aConfiguration({ regimes: 'by-country' }) }));
  expect(Object.keys(everywhere.words)).toEqual(
    expect.arrayContaining(['ask', 'optOut', 'notice', 'ok', 'optOutButton', 'gpc']),
  );
  expect(everywhere.where).toMatchObject({ DE: expect.any(Number) });
});

test('B9: own words keep the links the law wants, and fill in what they ask for', () => {
  const texts = { en: { title: 'Hello', body: '%{owner} asks for %{purposes}: see “%{reopen}”.' } };
  const own = compileBanner(input({ configuration: aConfiguration({ texts }) })).words.ask;
  expect(own?.title).toBe('Hello');
  expect(own?.body).toContain('Pauline Paper Goods Ltd asks for videos');
  expect(own?.body).toContain('](services)');
  expect(own?.body).toContain('](policy)');
  expect(own?.body).not.toContain('%{');
});

test('B9: where nobody else receives data, that is said; where no policy is, none is linked', () => {
  const site = { owner: '', services: [{ ...shop.services[1]!, selfHosted: true }] };
  const { ask, policy } = compileBanner(input({ site })).words;
  expect(ask?.body).toContain('paper.example would like');
  expect(ask?.body).toContain('The data stays with us');
  expect(ask?.body).not.toContain('(policy)');
  expect(policy).toBeUndefined();
});

test('T11: under the framework, the first layer says what its texts have to name', () => {
  const names = {
    purposes: ['Store data', 'Measure ads'],
    specialFeatures: ['Use precise location'],
    vendors: 12,
    legitimateInterest: true,
  };
  const tcf = { compiled: { cmpId: 5, cmpVersion: 1, country: 'DE', list: parts.layer, most: 'CAAA' }, names };
  const { ask } = compileBanner(input({ tcf })).words;
  for (const said of [
    '(12)',
    '(services)',
    'IP address',
    'Store data and Measure ads',
    'precise location',
    'object',
    'this site only',
    'withdraw',
  ])
    expect(ask?.body).toContain(said);
});

test('what the owner sees in one language is what every visitor of it gets', () => {
  expect(JSON.stringify(compileBanner(input()))).toBe(JSON.stringify(compileBanner(input())));
});

test('C14: where choices are not kept, nothing says where to send them', () => {
  expect(compileBanner(input({ configuration: aConfiguration({ log: false }) }))).not.toHaveProperty('intake');
});

test('B25: variants are shown while a test runs, with what differs in them', () => {
  const { colours } = aConfiguration();
  const configuration = aConfiguration({
    variants: [
      {
        name: 'Dark',
        share: 30,
        position: 'centre',
        colours: { ...colours, button: '#000000' },
        texts: { en: { accept: 'Fine' } },
      },
    ],
  });
  expect(compileBanner(input({ configuration }))).not.toHaveProperty('variants');
  const [variant] = compileBanner(input({ configuration, experiment: true })).variants ?? [];
  expect(variant).toMatchObject({ share: 30, look: { position: 'centre' }, words: { accept: 'Fine' } });
  expect(variant?.look?.css).toContain('--b:#000;');
  expect(variant?.words).not.toHaveProperty('reject');
});

test('signals that are off are left out', () => {
  expect(compileBanner(input())).not.toHaveProperty('signals');
  const { signals } = aConfiguration();
  const google = { ...signals, googleConsentMode: 'basic', adsDataRedaction: true } as const;
  expect(compileBanner(input({ configuration: aConfiguration({ signals: google }) })).signals).toEqual({
    google: 1,
    redact: 1,
  });
});

test('B19, B20: what an exemption lets run is said, with the way to stop it, only where it does', () => {
  const said = (more: Parameters<typeof aConfiguration>[0]) =>
    compileBanner(input({ configuration: aConfiguration(more) })).words.exempt;
  expect(said({ regimes: 'uk', exemptions: ['uk'], texts: { en: { reject: 'No thanks' } } })).toBe(
    'Measurement of how the site is used is already running: the law here allows it without asking. “No thanks” stops it.',
  );
  for (const more of [{ regimes: 'uk' }, { regimes: 'it', exemptions: ['uk'] }, { regimes: 'us' }] as const)
    expect(said(more)).toBeUndefined();
});

test('G9: in the basic mode all of Google waits; in the advanced one what reads consent mode does not', () => {
  const services = [
    { ...shop.services[1]!, catalogueId: 'google-analytics-4', hosts: ['tag.example', 'shared.example'] },
    { ...shop.services[3]!, catalogueId: 'google-adsense', hosts: ['ads.example', 'shared.example'] },
  ];
  const hosts = (googleConsentMode: 'basic' | 'advanced') => {
    const configuration = aConfiguration({ signals: { ...aConfiguration().signals, googleConsentMode } });
    return compileBanner(input({ configuration, site: { ...shop, services } })).hosts;
  };
  expect(hosts('basic')).toEqual(['', '', '', 'tag.example', 'ads.example shared.example']);
  expect(hosts('advanced')).toEqual(['', '', '', '', 'ads.example shared.example']);
});

test('what comes with every visit leaves room for the script, with every law in it: 6 kB is all there is, compressed', () => {
  const compiled = compileBanner(input({ configuration: aConfiguration({ regimes: 'by-country' }) }));
  expect(JSON.stringify(compiled).length).toBeLessThan(4500);
});

const sixMonths = [{ months: 6 }];

test('B10: the second layer has every purpose with its services and their trackers’ durations', () => {
  const layer = compileLayer(input(), sixMonths);
  expect(layer.purposes.map(({ name }) => name)).toEqual([
    'Necessary',
    'Embedded content and personalization',
    'Analytics',
    'Marketing',
  ]);
  expect(layer.purposes[2]?.services).toEqual([
    { name: 'Counter', provider: 'Counter Inc.', use: 'Analytics', trackers: [['_count', 'Cookie', '2 years']] },
  ]);
});

test('T23: the second layer says what the choice itself leaves behind, and how far it reaches', () => {
  const own = (cookieDomain: string | null) =>
    compileLayer(input({ configuration: aConfiguration({ cookieDomain }) }), sixMonths).own[6];
  expect(own(null)).toBe(
    'Your choice is kept in this browser, in the cookie “candor-abcdefghjk”, for 6 months. It applies to this site only.',
  );
  expect(own('paper.example')).toContain('It applies to paper.example.');
  const tcf = { ...aConfiguration().tcf, on: true };
  const withStrings = compileLayer(input({ configuration: aConfiguration({ tcf }) }), sixMonths).own[6];
  expect(withStrings).toContain('“candor-abcdefghjk, candor-tc-abcdefghjk”');
});

test('T23, B13: under each law the second layer says the time that a choice holds there', () => {
  const compiled = compileBanner(input({ configuration: aConfiguration({ regimes: 'by-country' }) }));
  const { own } = compileLayer(input(), compiled.regimes);
  for (const { id, months } of compiled.regimes) expect(own[months], id).toContain(`for ${months} months.`);
  expect(Object.keys(own)).toEqual(['6', '12']);
});

test('B9: links bear the name of the document that they lead to, in every language', async () => {
  for (const locale of loadedLocales('banner')) {
    const spoken = await loadBannerWords(locale);
    const of = (policyKind: 'cookie_policy' | 'privacy_policy') => {
      const said = input({ locale, words: spoken, site: { ...shop, policyKind } });
      return [compileBanner(said).words.ask?.body ?? '', compileLayer(said, sixMonths).words.policy] as const;
    };
    const [cookies, privacy] = [of('cookie_policy'), of('privacy_policy')];
    expect(cookies[0], locale).not.toBe(privacy[0]);
    expect(privacy[0].match(/\]\(\w+\)/g), locale).toEqual(['](services)', '](policy)']);
    expect([cookies[1], privacy[1]], locale).toEqual([spoken.banner.layer.policy, spoken.banner.layer.privacy]);
  }
});

test('B12: a refusal deletes first-party trackers by name, never everything, and nothing that is necessary', () => {
  const necessary = { ...shop.services[0]!, trackers: [{ name: '_both', party: 'first' as const }] };
  const ads = {
    ...shop.services[3]!,
    trackers: [
      { name: '_both', party: 'first' as const },
      { name: 'ad_*', party: 'first' as const },
      { name: 'there', party: 'third' as const },
    ],
  };
  const { trackers } = compileLayer(
    input({ site: { ...shop, services: [necessary, shop.services[1]!, ads] } }),
    sixMonths,
  );
  expect(trackers).toEqual([[], [], [], ['_count'], ['ad_*']]);
});

test('placeholders know the services of hosts', () => {
  expect(compileMedia(input()).services).toMatchObject({
    'maps.example/embed': 'Maps',
    'ads.example': 'Ads',
  });
});

test('a placeholder names a service of the catalogue without the remark in brackets', () => {
  const [first] = shop.services;
  const video = {
    ...first!,
    catalogueId: 'youtube',
    name: 'YouTube (embedded player)',
    category: 'experience' as const,
    hosts: ['video.example'],
  };
  const { services } = compileMedia(input({ site: { ...shop, services: [...shop.services, video] } }));
  expect(services['video.example']).toBe('YouTube');
});

test.each(loadedLocales('banner'))('B9, B26: every first layer is whole in %s', async (locale) => {
  const configuration = aConfiguration({ regimes: 'by-country', languages: [locale] });
  const spoken = await loadBannerWords(locale);
  for (const services of [shop.services, shop.services.slice(0, 2)]) {
    const { words: said } = compileBanner(input({ configuration, locale, words: spoken, site: { ...shop, services } }));
    expect(JSON.stringify(said)).not.toContain('%{');
    for (const text of [said.ask, said.optOut, said.notice]) {
      expect(text?.body).toContain('Pauline Paper Goods Ltd');
      expect(text?.body).toContain(said.reopen);
      expect(text?.body.match(/\]\(\w+\)/g)).toEqual(['](services)', '](policy)']);
    }
  }
  const layer = compileLayer(input({ configuration, locale, words: spoken }), sixMonths);
  expect(JSON.stringify(layer)).not.toContain('%{');
});

/** Sentences of all layers: every text of three words or more. Shorter texts may be the same in two languages. */
function sentencesOf(data: unknown): readonly string[] {
  if (typeof data === 'string') return data.split(' ').length > 2 ? [data] : [];
  return typeof data === 'object' && data ? Object.values(data).flatMap(sentencesOf) : [];
}

async function allSentences(locale: Locale): Promise<readonly string[]> {
  const configuration = aConfiguration({ regimes: 'by-country', exemptions: ['fr', 'uk'], languages: [locale] });
  const spoken = await loadBannerWords(locale);
  const said = input({ configuration, locale, words: spoken });
  const { purposes, own, words: second } = compileLayer(said, sixMonths);
  return sentencesOf([compileBanner(said).words, second, own, purposes, compileMedia(said).words]);
}

test.each(loadedLocales('banner').filter((locale) => !locale.startsWith('en')))(
  'B26: nothing on the banner in %s is English',
  async (locale) => {
    const english = new Set(await allSentences('en'));
    const sentences = await allSentences(locale);
    expect(english.size).toBeGreaterThan(30);
    expect(sentences.filter((one) => english.has(one))).toEqual([]);
  },
);

test('B26: banners speak thirty languages', () => {
  expect(loadedLocales('banner')).toHaveLength(30);
});
