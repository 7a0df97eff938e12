import { expect, test } from 'vitest';
import { hashPassword } from '#platform/crypto/passwords.ts';
import { testApp } from '#test/app.ts';

const app = testApp();

test('an unknown address is told so again after the server was too busy to look', async () => {
  const visitor = await app.visitor();
  const signIn = () => visitor.post('/users/sign-in', { email: 'nobody@example.com', password: 'a long password' });
  let busy = true;
  // As many as can run and wait at once, each followed by another.
  const others = Array.from({ length: 34 }, async () => {
    while (busy) await hashPassword('the password of somebody else');
  });

  // A browser that solves the challenge waits in a separate queue.
  expect((await signIn()).json()).toMatchObject({ code: 'work.required' });
  busy = false;
  await Promise.all(others);
  expect((await signIn()).json()).toMatchObject({ code: 'sign-in.invalid' });
});
