import { documentJson } from '@app/contract';
import { expect, test } from 'vitest';
import { testApp, type Person } from '#test/app.ts';
import { readPdf } from '#test/pdf.ts';

const app = testApp();

const owner = {
  name: 'Ada Example',
  email: 'ada@example.com',
  address: 'Street 1, 1010 Vienna',
  country: 'AT',
  phone: '+43 1 000 0000',
};
const terms = {
  offers: ['goods'],
  customers: 'consumers',
  withdrawal: { functionUrl: 'https://example.com/withdraw' },
};

async function aShop(person: Person): Promise<string> {
  const site = { name: 'Example', url: 'https://example.com', type: 'Site' };
  const { id } = (await person.post('/api/v1/sites', site)).json<{ id: string }>();
  await person.put(`/api/v1/sites/${id}/owner`, owner);
  return id;
}

async function startTerms(person: Person, siteId: string, languages: readonly string[]): Promise<string> {
  const type = 'terms_and_conditions';
  return (await person.post(`/api/v1/sites/${siteId}/documents`, { type, languages })).json<{ id: string }>().id;
}

async function publish(person: Person, documentId: string) {
  const answer = await person.post(`/api/v1/documents/${documentId}/publish`, {});
  return { body: answer.json<{ url: string; missing?: { code: string }[] }>() };
}

test('terms under French law print what it prescribes, framed and in French, in every format', async () => {
  const person = await app.signUp();
  const siteId = await aShop(person);
  const id = await startTerms(person, siteId, ['de', 'fr']);
  await person.patch(`/api/v1/documents/${id}`, { settings: { terms: { ...terms, law: 'FR' } } });
  const { body } = await publish(person, id);

  const path = new URL(body.url).pathname;
  const visitor = await app.visitor();
  const read = async (ending: string) => (await visitor.get(`${path}${ending}?lang=de`)).body;
  const words = 'La garantie légale de conformité donne au consommateur droit à la réparation';
  const [, framed] = /<blockquote lang="fr">(.*?)<\/blockquote>/s.exec(await read('')) ?? [];
  expect(framed).toContain(words);
  expect(await read('.md')).toContain(`> ${words}`);
  expect(await read('.txt')).toContain(`| ${words}`);
  const document = documentJson.parse(JSON.parse(await read('.json')));
  const blocks = document.sections.flatMap((section) => section.blocks);
  expect(blocks.filter((block) => block.kind === 'paragraph' && block.prescribed === 'fr')).toHaveLength(17);
  const pdf = await readPdf((await visitor.get(`${path}.pdf?lang=de`)).rawPayload);
  expect(pdf.text.replace(/\s+/g, ' ')).toContain(words);
  expect(pdf).toMatchObject({ missingGlyphs: 0, outside: [] });
});

test('terms of a shop in Hungary name the conciliation board, and the owner is told which readings are ours', async () => {
  const person = await app.signUp();
  const siteId = await aShop(person);
  await person.put(`/api/v1/sites/${siteId}/owner`, { ...owner, country: 'HU' });
  const id = await startTerms(person, siteId, ['en']);
  await person.patch(`/api/v1/documents/${id}`, { settings: { terms } });
  expect((await publish(person, id)).body.missing?.map(({ code }) => code)).toEqual(['terms.conciliation-board']);

  const disputeBody = { name: 'Békéltető Testület', address: 'Példa utca 1, 1016 Budapest' };
  await person.patch(`/api/v1/documents/${id}`, { settings: { terms: { ...terms, disputeBody } } });
  const { body } = await publish(person, id);

  expect((await (await app.visitor()).get(new URL(body.url).pathname)).body).toContain(disputeBody.address);
  const laws = (await person.get(`/api/v1/documents/${id}/boxes?box=laws`)).json<{ lines: { text: string }[] }>();
  expect(laws.lines.map(({ text }) => text)).toEqual([
    expect.stringContaining('45/2014. (II. 26.) Korm. rendelet'),
    expect.stringMatching(/Withdrawal instructions.*Official Journal.*English/),
  ]);
});

test('T1, T7: the instructions on withdrawal name phone and e-mail for customers, framed in the language of the page', async () => {
  const person = await app.signUp();
  const siteId = await aShop(person);
  await person.put(`/api/v1/sites/${siteId}/owner`, { ...owner, serviceEmail: 'orders@example.com' });
  const id = await startTerms(person, siteId, ['de']);
  await person.patch(`/api/v1/documents/${id}`, { settings: { terms } });
  const { body } = await publish(person, id);

  const page = (await (await app.visitor()).get(`${new URL(body.url).pathname}.txt`)).body;
  expect(page).toContain(
    '| Sie haben das Recht, binnen vierzehn Tagen ohne Angabe von Gründen diesen Vertrag zu widerrufen.',
  );
  expect(page).toContain('Ada Example, Street 1, 1010 Vienna, +43 1 000 0000, orders@example.com');
  expect(page).toContain('Wenn Sie diese Online-Funktion nutzen, übermitteln wir Ihnen');
  expect(page).not.toContain(owner.email);
});
