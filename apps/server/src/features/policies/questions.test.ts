import { expect, test } from 'vitest';
import { testApp, type Person } from '#test/app.ts';
import { germanShop } from '#test/german-shop.ts';

const app = testApp();

type Fact = { fact: string; path: string; value: string; why: string };
type Question = {
  id: string;
  title: string;
  choices: { id: string; label: string; takes: string | null; leadsTo: string | null }[];
  stated: { choice: string } | null;
  proposed: { choice: string; because: string; period?: object; name?: string } | null;
};
type Asked = { questions: Question[]; open: number; derived: Fact[] };
type Shown = { assumed: Fact[]; derived: Fact[]; missing: { code: string; path: string; weight: string }[] };

async function aPolicy(person: Person, { site, owner, settings, services }: typeof germanShop) {
  const { id: siteId } = (await person.post('/api/v1/sites', site)).json<{ id: string }>();
  await person.put(`/api/v1/sites/${siteId}/owner`, owner);
  const body = { type: 'privacy_policy', languages: ['de'] };
  const { id } = (await person.post(`/api/v1/sites/${siteId}/documents`, body)).json<{ id: string }>();
  const changed = await person.patch(`/api/v1/documents/${id}`, { settings });
  expect(changed.statusCode).toBe(200);
  const listed = await person.put(`/api/v1/documents/${id}/services`, { services });
  expect(listed.statusCode).toBe(200);
  return { id, siteId };
}

const asked = async (person: Person, id: string) =>
  (await person.get(`/api/v1/documents/${id}/questions`)).json<Asked>();
const shown = async (person: Person, id: string) => (await person.get(`/api/v1/documents/${id}`)).json<Shown>();

/** Presses "accept": every proposal becomes the answer. */
async function accept(person: Person, id: string) {
  const { questions } = await asked(person, id);
  const answers = questions.flatMap(({ id: question, stated, proposed }) => {
    if (stated || !proposed) return [];
    const { because: _, ...answer } = proposed;
    return [{ question, ...answer }];
  });
  return person.post(`/api/v1/documents/${id}/answers`, { answers });
}

test('a German shop with 25 services has at most 15 assumptions, and as many questions', async () => {
  const person = await app.signUp();
  const { id } = await aPolicy(person, germanShop);

  const { assumed, derived } = await shown(person, id);
  expect(assumed.length).toBeLessThanOrEqual(15);
  expect(assumed.map(({ fact }) => fact).toSorted()).toEqual([
    'audience.children',
    'automated-decisions',
    'processors.contracts',
    'site.logs',
  ]);
  expect(derived.length).toBeGreaterThan(100);

  const { questions, open } = await asked(person, id);
  expect(open).toBe(questions.length);
  expect(questions.length).toBeLessThanOrEqual(15);
  const proposals = Object.fromEntries(questions.map(({ id: name, proposed }) => [name, proposed]));
  expect(proposals).toMatchObject({
    hosting: { choice: 'services', because: 'From your services: Hetzner.' },
    logs: { choice: 'period', period: { amount: 14, unit: 'day' } },
    consent: { choice: 'other', name: 'Usercentrics', because: 'From your services: Usercentrics.' },
    contracts: { choice: 'no', because: 'We have found no contract for: Trustpilot.' },
    newsletter: { choice: 'yes', because: expect.stringContaining('Mailchimp') },
    advertising: { choice: 'no' },
    'credit-check': { choice: 'no', because: expect.stringContaining('Klarna') },
    'sign-in': { choice: 'no' },
    ai: { choice: 'none' },
    children: { choice: 'no' },
    'special-categories': { choice: 'none' },
    location: { choice: 'no', because: expect.stringContaining('Google Maps') },
    decisions: { choice: 'no', because: expect.stringContaining('Klarna') },
    lifetimes: { choice: 'criteria', because: expect.stringContaining('Klarna') },
  });
});

test('one press accepts all proposals: nothing is open or assumed any more, and the facts are ordinary ones', async () => {
  const person = await app.signUp();
  const { id, siteId } = await aPolicy(person, germanShop);

  const accepted = await accept(person, id);
  expect(accepted.statusCode).toBe(200);
  expect(accepted.json<Asked>()).toMatchObject({ open: 0 });

  const document = (await person.get(`/api/v1/documents/${id}`)).json();
  expect(document.assumed).toEqual([]);
  expect(document.settings).toMatchObject({
    consentBy: { by: 'other', product: 'Usercentrics' },
    processorContracts: false,
    automatedDecisions: { made: false },
    ruledOut: expect.arrayContaining(['children', 'credit-check', 'social-sign-in', 'ai-features', 'ai-training']),
  });
  const activities = new Map(document.settings.activities.map((each: { id: string }) => [each.id, each]));
  expect(activities.get('visit')).toMatchObject({ retention: { kind: 'period', period: { amount: 14, unit: 'day' } } });
  expect(activities.get('newsletter')).toMatchObject({ measured: true });
  const hetzner = document.services.find((each: { serviceId: string }) => each.serviceId === 'hetzner');
  expect(hetzner.overrides.serves).toContain('visit');
  expect((await person.get(`/api/v1/sites/${siteId}`)).json().audience.children).toBe(false);

  const published = await person.post(`/api/v1/documents/${id}/publish`, {});
  expect(published.statusCode).toBe(200);
});

test('an answer can be changed, also where it adds an activity or takes one away', async () => {
  const person = await app.signUp();
  const { id } = await aPolicy(person, germanShop);
  const answerWith = (question: string, choice: string) =>
    person.post(`/api/v1/documents/${id}/answers`, { answers: [{ question, choice }] });
  const stated = (answer: Asked, question: string) =>
    answer.questions.find((each) => each.id === question)?.stated?.choice;

  expect(stated((await answerWith('credit-check', 'yes')).json(), 'credit-check')).toBe('yes');
  expect(JSON.stringify((await person.get(`/api/v1/documents/${id}/preview?language=en`)).json())).toContain('Credit');
  expect(stated((await answerWith('credit-check', 'no')).json(), 'credit-check')).toBe('no');
  expect(stated((await answerWith('ai', 'both')).json(), 'ai')).toBe('both');
  expect(stated((await answerWith('ai', 'features')).json(), 'ai')).toBe('features');
  expect(stated((await answerWith('children', 'yes')).json(), 'children')).toBe('yes');
  expect(stated((await answerWith('children', 'no')).json(), 'children')).toBe('no');
  const hosted = await person.post(`/api/v1/documents/${id}/answers`, {
    answers: [{ question: 'hosting', choice: 'other', name: 'Nordhost AG', country: 'CH' }],
  });
  expect(stated(hosted.json(), 'hosting')).toBe('other');
  expect(JSON.stringify((await person.get(`/api/v1/documents/${id}/preview?language=de`)).json())).toContain(
    'Nordhost AG',
  );
});

test.each([
  ['an unknown question', { question: 'weather', choice: 'yes' }],
  ['an unknown choice', { question: 'children', choice: 'perhaps' }],
  ['a choice that leads to a field', { question: 'decisions', choice: 'yes' }],
  ['a period that is not said', { question: 'logs', choice: 'period' }],
  ['a company without a name', { question: 'hosting', choice: 'other' }],
])('%s is refused, and nothing else is written', async (_, refused) => {
  const person = await app.signUp();
  const { id } = await aPolicy(person, germanShop);

  const answers = [{ question: 'contracts', choice: 'yes' }, refused];
  const response = await person.post(`/api/v1/documents/${id}/answers`, { answers });
  expect(response.statusCode).toBe(400);
  expect(response.json()).toMatchObject({ code: 'question.refused', values: { question: refused.question } });
  expect((await asked(person, id)).questions.every(({ stated }) => stated === null)).toBe(true);
});
