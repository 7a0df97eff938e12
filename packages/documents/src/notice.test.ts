import { loadDocumentWords } from '@app/texts';
import { expect, test } from 'vitest';
import { homes } from '../test/homes.ts';
import { compile, renderText, type Facts, type OwnerFacts } from './index.ts';

const on = '2026-11-26';
const { florence } = homes;

async function noticeOf(owner: Partial<OwnerFacts>): Promise<string> {
  const facts: Facts = { ...florence, owner: { ...florence.owner, ...owner } };
  const words = await loadDocumentWords('it');
  return renderText(compile(facts, words, { kind: 'legal_notice', language: 'it', variant: 'complete', on }));
}

test('a legal notice names the provisions that concern the owner, and no others', async () => {
  const person = await noticeOf({});
  expect(person).toContain('art. 7 D.Lgs. 70/2003');
  expect(person).not.toMatch(/2250|633\/1972/);
  expect(await noticeOf({ vatNumber: 'IT00743110157' })).toContain('art. 35 D.P.R. 633/1972');
  expect(await noticeOf({ kind: 'company' })).toContain('art. 2250 c.c.');
});

test('T7: a legal notice gives the e-mail address for customers, where the owner has one', async () => {
  const addressed = await noticeOf({ email: 'privacy@example.com', serviceEmail: 'hello@example.com' });
  expect(addressed).toContain('hello@example.com');
  expect(addressed).not.toContain('privacy@example.com');
  expect(await noticeOf({ email: 'privacy@example.com' })).toContain('privacy@example.com');
});
