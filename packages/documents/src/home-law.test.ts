import { loadDocumentWords, type Locale } from '@app/texts';
import { describe, expect, test } from 'vitest';
import { homes } from '../test/homes.ts';
import { analytics } from '../test/services.ts';
import { sites } from '../test/sites.ts';
import { bodyOf, applicableRegimes, compile, renderText, type Area, type Facts } from './index.ts';

const on = '2026-11-25';
const { horta, charity, florence, hotel, planner, reef } = homes;

async function read(facts: Facts, language: Locale = 'en', day = on): Promise<string> {
  const words = await loadDocumentWords(language);
  return renderText(compile(facts, words, { kind: 'privacy_policy', language, variant: 'complete', on: day }));
}

async function sectionsOf(facts: Facts, day = on): Promise<readonly string[]> {
  const words = await loadDocumentWords('en');
  const { sections } = compile(facts, words, { kind: 'privacy_policy', language: 'en', variant: 'complete', on: day });
  return sections.map(({ id }) => id);
}

const european = /GDPR(?! as amended)|European|\bEEA\b|Ireland|Luxembourg|Germany|Member State/;

const addressing = (facts: Facts, ...areas: readonly Area[]): Facts => ({
  ...facts,
  audience: { ...facts.audience, areas },
});

describe('the law of the owner’s country gives the document', () => {
  test.each<[string, string, readonly Area[], string]>([
    ['IT', 'gdpr', ['home'], 'the GDPR'],
    ['NO', 'gdpr', ['us'], 'the GDPR, wherever the people are'],
    ['GB', 'uk-gdpr', ['home', 'eea'], 'the UK GDPR'],
    ['CH', 'fadp', ['home', 'eea', 'uk'], 'the FADP'],
    ['BR', 'lgpd', ['home', 'eea'], 'the LGPD'],
    ['US', 'us-states', ['home', 'eea'], 'the laws of US states'],
    ['CA', 'pipeda', ['home'], 'PIPEDA'],
    ['AU', 'australia', ['home'], 'the Privacy Act'],
    ['ZA', 'popia', ['home'], 'POPIA'],
    ['JP', 'appi', ['home'], 'the APPI'],
    ['MX', 'general', ['home'], 'none'],
    ['MX', 'gdpr', ['home', 'eea'], 'the GDPR, whose people the site addresses'],
    ['MX', 'general', ['home', 'us'], 'none, with supplements'],
  ])('%s: %s for %j', (country, body, areas) => {
    const facts = addressing(florence, ...areas);
    const owned = { ...facts, owner: { ...facts.owner, country } };
    expect(bodyOf(owned, applicableRegimes(owned, on))).toBe(body);
  });

  test('facts of versions published before there were sets of areas keep the GDPR first', () => {
    const facts: Facts = {
      ...florence,
      owner: { ...florence.owner, country: 'BR' },
      audience: { areaType: 'worldwide' },
    };
    expect(bodyOf(facts, applicableRegimes(facts, on))).toBe('gdpr');
  });
});

describe('L15: Brazil', () => {
  test('bases, rights, the person in charge and the authority are those of the LGPD', async () => {
    const text = await read(horta);
    expect(text).not.toMatch(european);
    expect(text).toContain('Consent (LGPD, Art. 7, I)');
    expect(text).toContain('Art. 18 and 20 LGPD');
    expect(text).toContain('encarregado; LGPD, Art. 41');
    expect(text).toContain('https://www.gov.br/anpd');
  });

  test('transfers say what Resolution CD/ANPD no. 19/2024 asks, in Portuguese too', async () => {
    const text = await read(horta);
    for (const said of [
      'Purpose or occasion',
      'sent electronically',
      'As the controller, we answer',
      'LGPD, Art. 33, II, b',
    ])
      expect(text).toContain(said);
    const portuguese = await read(horta, 'pt-BR');
    expect(portuguese).toContain(
      'Cláusulas-padrão contratuais da ANPD (LGPD, art. 33, II, b; Resolução CD/ANPD nº 19/2024)',
    );
    expect(portuguese).not.toMatch(/GDPR|Comissão Europeia|Irlanda/);
  });

  test('a provider is an operator, named once, and the tax number is a CNPJ or CPF, in every language', async () => {
    const text = await read(horta);
    expect(text).toContain('Operator: it processes the data on our behalf and on our instructions (LGPD, Art. 5, VII)');
    expect(text).not.toContain('Operator under Brazilian law');
    const person = { ...horta, owner: { ...horta.owner, vatNumber: '123.456.789-09' } };
    for (const language of ['en', 'it', 'pt-BR'] as const) {
      expect(await read(horta, language)).toContain('CNPJ: 12.345.678/0001-90');
      expect(await read(person, language)).toContain('CPF: 123.456.789-09');
    }
    expect(await read({ ...horta, owner: { ...horta.owner, country: 'AT' } }, 'pt-BR')).not.toContain('CNPJ');
  });

  test('an app is called an app where its services are explained', async () => {
    expect(await read(horta)).toContain('Without these services the app');
    expect(await read(horta, 'it')).toContain('come viene utilizzata l’app');
    expect(await read({ ...horta, site: { ...horta.site, type: 'Site' } })).toContain(
      'Without these services the site',
    );
  });

  test('Art. 20 LGPD is cited where decisions are made by machines, not where only some are denied', async () => {
    const denied = 'legal effects for you or affect you in a similarly significant way';
    expect(await read(horta)).toContain(`${denied}.`);
    const made = { made: true, logic: 'A score decides.', consequences: 'An order is refused.' } as const;
    expect(await read({ ...horta, automatedDecisions: made })).toContain(`${denied} (LGPD, Art. 20).`);
  });

  test('a country is adequate if the ANPD says so, not if others do', async () => {
    const text = await read({
      ...horta,
      services: [{ ...analytics, places: [{ country: 'IL' }, { country: 'PT' }] }],
    });
    expect(text).toMatch(/Israel \|[^\n]*Standard contractual clauses of the ANPD/);
    expect(text).toMatch(/Portugal \|[^\n]*Adequacy decision of the ANPD/);
  });

  test('children and adolescents are spoken of, and the ECA Digital from its first day', async () => {
    expect(await read(horta, 'pt-BR')).toContain('Crianças e adolescentes');
    expect(await read(horta)).toContain('15.211/2025');
    expect(await read(horta, 'en', '2026-03-16')).not.toContain('15.211/2025');
    const grown = await read({ ...horta, audience: { areas: ['home'] } });
    expect(grown).toContain('not directed at children (under 12) or adolescents (12 to 17)');
  });
});

describe('L16: the United Kingdom', () => {
  test('a charity of Bristol for people there names UK law alone', async () => {
    const text = await read(charity);
    expect(text.replaceAll('UK GDPR', '').replaceAll('EU-US Data Privacy Framework', '')).not.toMatch(european);
    expect(text).toContain('Art. 6(1)(f) UK GDPR');
    expect(text).toContain('Art. 44A to 49 UK GDPR');
    expect(text).toContain('from the age of 13');
    expect(text).toContain('Information Commissioner');
  });

  test('a supplement tells the consent for trackers from the bases of their service', async () => {
    expect(await read(hotel)).toContain('Trackers that are not necessary: Consent (Art. 6(1)(a) GDPR)');
  });

  test('for people in the EEA a supplement names the GDPR, its safeguards and its authorities', async () => {
    const sections = await sectionsOf(addressing(charity, 'home', 'eea'));
    expect(sections).toContain('eea');
    expect(sections.filter((id) => id === 'complaint')).toHaveLength(1);
    expect(await read(addressing(charity, 'home', 'eea'))).toContain('European Data Protection Board');
  });
});

describe('L17: the Data (Use and Access) Act 2025', () => {
  test('the document names the articles as amended, from their first days', async () => {
    const text = await read(charity);
    for (const article of ['Art. 22A to 22D UK GDPR', 'Art. 6(1)(ea)', 'Art. 12 and 12A UK GDPR', 'section 164A'])
      expect(text).toContain(article);
    expect(text).not.toMatch(/Art\. (?:22|77) UK GDPR/);
    const before = await read(charity, 'en', '2026-02-04');
    expect(before).toContain('Art. 22 UK GDPR');
    expect(before).not.toContain('Art. 6(1)(ea)');
    expect(await read(charity, 'en', '2026-06-18')).not.toContain('164A');
  });

  test.each<[Locale, RegExp]>([
    ['de', /derselben Nummer/],
    ['fr', /même numéro/],
    ['it', /lo stesso numero/],
    ['pl', /tym samym numerze/],
  ])('no article is said to have the same number: %s', async (language, wrong) => {
    const text = await read(addressing(florence, 'home', 'uk'), language);
    expect(text).toContain('22A');
    expect(text).not.toMatch(wrong);
  });
});

describe('L18: only my country', () => {
  test('a blog of Florence that says "only Italy" names no other law', async () => {
    const text = await read(florence);
    expect(text).toContain('Art. 6(1)(a) GDPR');
    expect(text).not.toMatch(/United Kingdom|UK GDPR|Switzerland|FADP|164A|LGPD|California/);
  });

  test('a shop of Sydney for Australia names Australia alone', async () => {
    const text = await read(reef);
    expect(text).toContain('APP 12');
    expect(text).not.toMatch(european);
    expect(text).not.toMatch(/United Kingdom|FADP|LGPD|California|legal basis/i);
  });

  test('software of Denver for the United States has no word of the GDPR', async () => {
    const text = await read(planner);
    expect(text).not.toMatch(european);
    expect(text).not.toMatch(/legal basis|controller|legitimate interest/i);
    expect(text).not.toContain('other countries');
    expect(await sectionsOf(planner)).toContain('us-rights');
  });

  test('a store for the United States says its one rule on trackers without a list of places', async () => {
    const text = await read(sites['store'] ?? florence);
    expect(text).toContain('Trackers that are not strictly necessary are used until you refuse them.');
    expect(text).not.toContain('depends on where you are');
  });

  test('a hotel in Switzerland speaks of the FADP, and of the GDPR in a section of its own', async () => {
    const words = await loadDocumentWords('en');
    const options = { kind: 'privacy_policy', language: 'en', variant: 'complete', on } as const;
    const tree = compile(hotel, words, options);
    const rest = { ...tree, sections: tree.sections.filter(({ id }) => id !== 'eea' && id !== 'laws') };
    expect(renderText(rest)).not.toContain('GDPR');
    expect(renderText(rest)).toContain('Art. 16 FADP');
    expect(tree.sections.map(({ id }) => id)).toContain('eea');
  });
});

test.each(Object.entries({ ...homes, ...sites }))(
  'no two sections of the document of %s share an id',
  async (_, facts) => {
    const ids = await sectionsOf(facts);
    expect(new Set(ids).size).toBe(ids.length);
  },
);

test('P4: a hotel in Switzerland names every country of processing, those of the EEA and Switzerland too', async () => {
  const words = await loadDocumentWords('en');
  const places = [{ country: 'CH' }, { country: 'DE' }, { country: 'US' }, { country: 'IN' }];
  const facts: Facts = { ...hotel, services: [{ ...analytics, places }] };
  const tree = compile(facts, words, { kind: 'privacy_policy', language: 'en', variant: 'complete', on });
  const transfers = renderText({ ...tree, sections: tree.sections.filter(({ id }) => id === 'transfers') });
  for (const country of ['Switzerland', 'Germany', 'United States', 'India']) expect(transfers).toContain(country);
});

test('an owner whose country has no law in the product names rights all the same', async () => {
  const facts = { ...reef, owner: { ...reef.owner, country: 'MX' } };
  const text = await read(facts);
  expect(text).toContain('Your rights');
  expect(text).not.toMatch(european);
});
