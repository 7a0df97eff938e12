import { expect, test } from 'vitest';
import { testApp, type Person } from '#test/app.ts';

const app = testApp();

type Laws = { laws: { id: string; name: string; reason: string; main: boolean }[] };

const lawsOf = async (person: Person, query: string) =>
  (await person.get(`/api/v1/laws?${query}`)).json<Laws>().laws.map(({ id, main }) => (main ? `${id} main` : id));

test('the laws of an audience are known before it is saved, that of the owner first', async () => {
  const person = await app.signUp();
  expect(await lawsOf(person, 'country=IT&areas=home')).toEqual(['gdpr main']);
  expect(await lawsOf(person, 'country=GB&areas=home,eea')).toEqual(['uk-gdpr main', 'gdpr']);
  expect(await lawsOf(person, 'country=US&areas=home')).toEqual(['us-states main']);
  expect(await lawsOf(person, 'country=US&areas=us&children=true')).toEqual(['us-states main', 'coppa']);
  expect(await lawsOf(person, 'country=BR&areas=home,us&usStates=CA')).toEqual(['lgpd main', 'us-states']);
  expect(await lawsOf(person, 'areas=home')).toEqual([]);
  expect(await lawsOf(person, 'country=MX&areas=home')).toEqual([]);
  expect(await lawsOf(person, 'country=MX&areas=home,eea')).toEqual(['gdpr main']);
});

test('laws are named in the language of who asks, and unknown areas refused', async () => {
  const person = await app.signUp();
  const path = '/api/v1/laws?country=CH&areas=home,eea';
  const german = await person.get(path, { 'accept-language': 'de' });
  expect(german.json<Laws>().laws).toMatchObject([
    { id: 'fadp', main: true },
    { id: 'gdpr', name: 'DSGVO' },
  ]);
  expect((await person.get('/api/v1/laws?areas=mars')).statusCode).toBe(400);
  expect((await person.get('/api/v1/laws?country=IT')).statusCode).toBe(400);
});
