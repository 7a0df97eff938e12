import { expect, test } from 'vitest';
import { testApp, type Person } from '#test/app.ts';

const app = testApp();

async function aSite(person: Person): Promise<string> {
  const site = { name: 'Herb [shop]', url: 'https://example.com', type: 'Site' };
  const { id } = (await person.post('/api/v1/sites', site)).json<{ id: string }>();
  const owner = { name: 'Ada Example', email: 'ada@example.com', address: 'Street 1, 1010 Vienna', country: 'AT' };
  await person.put(`/api/v1/sites/${id}/owner`, owner);
  return id;
}

async function published(person: Person, siteId: string, type: string, languages: readonly string[]): Promise<string> {
  const made = await person.post(`/api/v1/sites/${siteId}/documents`, { type, languages });
  const { id, publicId } = made.json<{ id: string; publicId: string }>();
  expect((await person.post(`/api/v1/documents/${id}/publish`, {})).statusCode).toBe(200);
  return publicId;
}

/** The addresses in a Markdown list of links. */
function linksIn(markdown: string): string[] {
  return [...markdown.matchAll(/\]\(([^()\s]+)\)/g)].map(([, to = '']) => to);
}

test('llms.txt lists a policy and its cookie policy in each language and format, and each link leads there', async () => {
  const person = await app.signUp();
  const siteId = await aSite(person);
  const publicId = await published(person, siteId, 'privacy_policy', ['en', 'ja']);
  const alone = await app.visitor();
  const before = (await alone.get(`/privacy-policy/${publicId}/llms.txt`)).body;
  await published(person, siteId, 'cookie_policy', ['en']);

  const answer = await alone.get(`/privacy-policy/${publicId}/llms.txt?lang=en`);

  expect(answer.headers['content-type']).toBe('text/markdown; charset=utf-8');
  expect(answer.headers['access-control-allow-origin']).toBe('*');
  const lines = answer.body.split('\n');
  expect(lines[0]).toBe('# Privacy policy – Herb \\[shop\\] · Ada Example');
  expect(lines[2]).toMatch(/^> Last updated: .* · Version 1$/);
  expect(lines.filter((line) => line.startsWith('## '))).toEqual(['## English', '## 日本語']);
  const paths = linksIn(answer.body).map((link) => link.replace(/^https?:\/\/[^/]+/, ''));
  const formats = (root: string, language: string) =>
    ['.md', '.txt', '.json', '.pdf', ''].map(
      (ending) => `/privacy-policy/${publicId}${root}${ending}?lang=${language}`,
    );
  expect(paths).toEqual([
    ...formats('/full-legal', 'en'),
    ...formats('', 'en'),
    ...formats('/cookie-policy', 'en'),
    ...formats('/full-legal', 'ja'),
    ...formats('', 'ja'),
  ]);
  for (const path of paths.filter((each) => !each.includes('.pdf')))
    expect((await alone.get(path)).statusCode, path).toBe(200);
  expect(before).not.toContain('cookie-policy');
});

test('terms have one too, and what is not published has none', async () => {
  const person = await app.signUp();
  const siteId = await aSite(person);
  const draft = (
    await person.post(`/api/v1/sites/${siteId}/documents`, { type: 'terms_and_conditions', languages: ['en'] })
  ).json<{ id: string; publicId: string }>();
  const visitor = await app.visitor();
  const address = `/terms-and-conditions/${draft.publicId}/llms.txt`;
  expect((await visitor.get(address)).statusCode).toBe(404);

  await person.patch(`/api/v1/documents/${draft.id}`, { settings: { terms: { offers: ['information'] } } });
  expect((await person.post(`/api/v1/documents/${draft.id}/publish`, {})).statusCode).toBe(200);
  app.clock.forward(6000);
  expect(linksIn((await visitor.get(address)).body)[0]).toContain(`/terms-and-conditions/${draft.publicId}.md?lang=en`);
});

test('the host says how documents are found, and names none', async () => {
  const person = await app.signUp();
  const publicId = await published(person, await aSite(person), 'privacy_policy', ['en']);
  const visitor = await app.visitor();

  const { body, headers } = await visitor.get('/llms.txt');

  expect(headers['content-type']).toBe('text/markdown; charset=utf-8');
  expect(body).toMatch(/^# .+\n\n> .+\n/);
  expect(body).not.toContain(publicId);
  for (const link of linksIn(body)) expect((await visitor.get(new URL(link).pathname)).statusCode, link).toBe(200);
});
