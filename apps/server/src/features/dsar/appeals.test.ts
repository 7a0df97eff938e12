import { expect, test } from 'vitest';
import { testApp } from '#test/app.ts';
import { anna, requestersOf } from '#test/dsar.ts';

const app = testApp({ limits: 'off' });
app.clock.set('2026-11-02T10:00:00.000Z');
const { aForm, aRequest, press, read, stepped } = requestersOf(app);

const answering = (more: object = {}) => ({ action: 'send', letter: { kind: 'answer', hasData: false, ...more } });

test('D13: closing does not take the appeal away that the refusal promises, for 60 days and once', async () => {
  const form = await aForm();
  const refused = [{ right: 'access', ground: 'unfounded' }];
  const inVirginia = { ...anna, place: 'US-VA' };
  const { id, key } = await aRequest(form, { ...inVirginia, email: 'd13-closed@example.com' }, 'en');
  await stepped(form.owner, id, answering({ refused }));
  expect(await stepped(form.owner, id, { action: 'close' })).toMatchObject({ state: 'closed', actions: ['appeal'] });
  const old = await aRequest(form, { ...inVirginia, email: 'd13-old@example.com' }, 'en');
  await stepped(form.owner, old.id, answering({ refused }));
  await stepped(form.owner, old.id, { action: 'close' });

  expect((await press(key, { action: 'appeal', text: 'It is not.' })).body).toContain('January 1, 2027');
  expect(await read(form.owner, id)).toMatchObject({ state: 'appeal', closedAt: null });
  await stepped(form.owner, id, answering({ refused }));
  expect(await stepped(form.owner, id, { action: 'close' })).toMatchObject({ state: 'closed', actions: [] });

  app.clock.forward(61 * 86_400_000);
  const late = await press(old.key, { action: 'appeal', text: 'It is not.' });
  expect(late.body).not.toContain('value="appeal"');
  expect(await app.stored('dsarRequest', { id: old.id })).toMatchObject([{ state: 'closed', appealedOn: null }]);
});
