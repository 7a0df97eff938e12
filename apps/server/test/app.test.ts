import { expect, test } from 'vitest';
import { testApp } from './app.ts';

const app = testApp();

test('a person signs up, makes a site and is mailed', async () => {
  const person = await app.signUp();

  const answer = await person.post('/api/v1/sites', { name: 'Example', url: 'https://example.com', type: 'Site' });

  expect(answer.statusCode).toBe(201);
  expect(await app.stored('site', { accountId: person.accountId })).toMatchObject([{ name: 'Example' }]);
  expect((await app.outbox.last(person.email)).text).toContain('http://localhost:3000/en/');
});

test('a script with a key of the account does the same', async () => {
  const person = await app.signUp();
  const script = app.script(await app.apiKey(person));
  const answer = await script.post('/api/v1/sites', { name: 'Example', url: 'https://example.com', type: 'Site' });
  expect(answer.statusCode).toBe(201);
});
