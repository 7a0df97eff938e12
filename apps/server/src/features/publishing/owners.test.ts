import { beforeAll, expect, test } from 'vitest';
import { testApp, type Answer } from '#test/app.ts';
import { apiOwners, type ApiOwner } from '#test/owners.ts';

/** Owners of several countries from their sites to what visitors read, through the API alone. */
const app = testApp({ limits: 'off' });

type OwnerName = keyof typeof apiOwners;
type Kind = 'privacy_policy' | 'cookie_policy' | 'terms_and_conditions';
/** What owners were told to state or confirm before they published. */
const told: string[] = [];
/** The published texts by `privacy_policy en`. */
const published = {} as Record<OwnerName, ReadonlyMap<string, string>>;

beforeAll(async () => {
  for (const [name, given] of Object.entries(apiOwners)) published[name as OwnerName] = await publishAll(given);
});

async function publishAll({ site, owner, languages, settings, services, terms }: ApiOwner) {
  const person = await app.signUp();
  const done = async (sent: Promise<Answer>) => {
    const answer = await sent;
    expect(answer.statusCode, answer.body).toBeLessThan(300);
    return answer.json<{ id: string; url: string }>();
  };
  const post = (path: string, body: object) => done(person.post(path, body));
  const { id: siteId } = await post('/api/v1/sites', site);
  await done(person.put(`/api/v1/sites/${siteId}/owner`, owner));
  const start = (type: Kind) => post(`/api/v1/sites/${siteId}/documents`, { type, languages });

  const policy = await start('privacy_policy');
  const path = `/api/v1/documents/${policy.id}`;
  await done(person.patch(path, { settings }));
  const listed = services.map((service) => (typeof service === 'string' ? { service } : service));
  await done(person.put(`${path}/services`, { services: listed }));
  type Told = {
    readonly missing: { message: string }[];
    readonly assumed: { fact: string; value: string; why: string }[];
  };
  const { missing, assumed } = (await person.get(path)).json<Told>();
  told.push(...missing.map(({ message }) => message), ...assumed.flatMap(({ value, why }) => [value, why]));
  const { questions } = (await person.get(`${path}/questions`)).json<{
    questions: { id: string; stated: object | null; proposed: { because: string } | null }[];
  }>();
  const answers = questions.flatMap(({ id: question, stated, proposed }) => {
    if (stated || !proposed) return [];
    const { because: _, ...answer } = proposed;
    return [{ question, ...answer }];
  });
  await post(`${path}/answers`, { answers });
  const documents: [Kind, { id: string }][] = [['privacy_policy', policy]];
  documents.push(['cookie_policy', await start('cookie_policy')]);
  if (terms) {
    const made = await start('terms_and_conditions');
    await done(person.patch(`/api/v1/documents/${made.id}`, { settings: { terms } }));
    documents.push(['terms_and_conditions', made]);
  }
  // Apps have no banner of ours.
  if (site.type === 'Site') await post(`/api/v1/sites/${siteId}/publish`, {});
  const texts = new Map<string, string>();
  const visitor = await app.visitor();
  for (const [kind, { id }] of documents) {
    await post(`/api/v1/documents/${id}/publish`, {});
    const { url } = (await person.get(`/api/v1/documents/${id}`)).json<{ url: string }>();
    const address = new URL(url).pathname;
    for (const language of languages) {
      const whole = kind === 'privacy_policy' ? '/full-legal' : '';
      const page = await visitor.get(`${address}${whole}.txt?lang=${language}`);
      expect(page.statusCode, page.body).toBe(200);
      texts.set(`${kind} ${language}`, page.body);
    }
  }
  return texts;
}

function textsOf(name: OwnerName, kind?: Kind): [string, string][] {
  return [...published[name]].filter(([of]) => !kind || of.startsWith(kind));
}

const european =
  /GDPR|DSGVO|RGPD|\(EU\)|\(UE\)|2016\/679|2002\/58|GmbH|Ireland|Irland|Irlanda|Irlande|アイルランド|Luxemb|Germany|Deutschland|Alemanha|Germania/;

test.each(['software', 'running'] as const)(
  'L4, L18, T8: documents of the owner of %s, without an audience in Europe, name no European law and no European company',
  (name) => {
    for (const [of, text] of textsOf(name)) expect(european.exec(text)?.[0], of).toBeUndefined();
    expect(published[name].size).toBeGreaterThanOrEqual(12);
  },
);

test('L15: the app of a Brazilian owner speaks the terms of the LGPD, with the transfers of Resolution 19/2024', () => {
  const policy = published.running.get('privacy_policy pt-BR') ?? '';
  for (const term of ['LGPD', 'encarregado', 'Resolução CD/ANPD', 'ANPD', 'Marco Civil da Internet'])
    expect(policy).toContain(term);
  expect(policy).not.toContain('IP address');
});

test('L13, L14: a US notice says what it collects, sells and shares, and how to opt out', () => {
  const policy = published.software.get('privacy_policy en') ?? '';
  for (const term of ['https://tidewater.example/your-privacy-choices', '+1 800 555 0100', 'Cal. Civ. Code'])
    expect(policy).toContain(term);
});

test('L18: who addresses Italy alone names no law but those of the Union and Italy', () => {
  const others = /UK GDPR|United Kingdom|Regno Unito|Vereinigtes|Royaume-Uni|FADP|nDSG|LPD\b|CCPA|California|LGPD|ANPD/;
  for (const [of, text] of textsOf('kitchen')) expect(others.exec(text)?.[0], of).toBeUndefined();
  const policy = published.kitchen.get('privacy_policy it') ?? '';
  for (const term of ['2016/679', 'Garante per la protezione dei dati personali']) expect(policy).toContain(term);
});

test('L16: a charity in Bristol names the law of the United Kingdom first, in each language', () => {
  const policy = published.trust.get('privacy_policy en-GB') ?? '';
  const [first] = /^\* .*$/m.exec(policy.slice(policy.indexOf('Which laws apply'))) ?? [];
  expect(first).toMatch(/UK GDPR.*Data Protection Act 2018/);
  expect(policy).toContain('Information Commission');
  for (const [of, text] of textsOf('trust', 'privacy_policy'))
    expect(text.split('Data Protection Act 2018').length, of).toBeGreaterThan(1);
});

test('P4: a recipient that the owner names with an activity is among the transfers, with the safeguard', () => {
  const policy = published.trust.get('privacy_policy en-GB') ?? '';
  const row = /^India \| Harbor Matching Fund, Inc\. \| (.*)$/m.exec(policy);
  expect(row?.[1]).toMatch(/International Data Transfer Agreement/);
  expect(policy).toContain('Tax office');
});

test('T3: terms for the United States have no VAT, no button with the obligation to pay, and a conspicuous disclaimer', () => {
  const european = /\bVAT\b|\bMwSt\b|\bTVA\b|\bIVA\b|obligation to pay|zahlungspflichtig|obligation de paiement/;
  for (const [of, text] of textsOf('software', 'terms_and_conditions'))
    expect(european.exec(text)?.[0], of).toBeUndefined();
  const terms = published.software.get('terms_and_conditions en') ?? '';
  expect(terms).toContain('Sales tax');
  expect(terms).toContain('IMPLIED WARRANTIES OF MERCHANTABILITY');
});

test('T5: terms for businesses alone grant no right of withdrawal', () => {
  const withdrawal = /widerruf|right of withdrawal|rétractation|recesso|desistimiento|herroeping|odstąpieni/i;
  for (const [of, text] of textsOf('freight', 'terms_and_conditions'))
    expect(withdrawal.exec(text)?.[0], of).toBeUndefined();
});

test('T1: terms of a French shop have the model instructions and form, in the words of the Directive', () => {
  const terms = published.lavender.get('terms_and_conditions fr') ?? '';
  for (const words of [
    'Vous avez le droit de vous rétracter du présent contrat sans donner de motif dans un délai de quatorze jours.',
    'Veuillez compléter et renvoyer le présent formulaire uniquement si vous souhaitez vous rétracter du contrat',
    'Médiation des lavandes',
  ])
    expect(terms).toContain(words);
});

test('T6: terms of an Italian marketplace rank openly, take notices and have their clauses approved one by one', () => {
  const terms = published.market.get('terms_and_conditions it') ?? '';
  for (const words of ['Prezzo, distanza e valutazione', '2022/2065', 'dsa@mercato-vicino.example.com', '1341'])
    expect(terms).toContain(words);
});

test('D11: what is missing or assumed is said in names, never in ids', () => {
  expect(told.length).toBeGreaterThan(10);
  for (const sentence of told)
    expect(sentence).not.toMatch(/google-analytics-4|meta-pixel|^(?:visit|orders|newsletter):|\*| of undefined/);
});
