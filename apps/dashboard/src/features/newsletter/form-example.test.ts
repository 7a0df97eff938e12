import { expect, test } from 'vitest';
import { formExample } from './form-example.ts';

const given = {
  origin: 'https://privacy.example.com',
  key: 'candor_pub_1',
  preference: 'monthly "best" & <rest>',
  email: 'E-mail',
  agree: 'Send me News <3.',
  send: 'Subscribe',
};

test('GDPR 4(11): the checkbox of the code is not ticked', () => {
  const code = formExample(given);
  expect(code).toContain('data-key="candor_pub_1"');
  expect(code).not.toMatch(/\bchecked\b/);
});

test('what stands in a name does not end the attribute or begin an element', () => {
  const code = formExample(given);
  expect(code).toContain('data-candor-preference="monthly &quot;best&quot; &amp; &lt;rest>"');
  expect(code).toContain('Send me News &lt;3.');
});
