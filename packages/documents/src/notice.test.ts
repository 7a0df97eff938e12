import { loadDocumentWords } from '@app/texts';
import { expect, test } from 'vitest';
import { homes } from '../test/homes.ts';
import { compile, missingFacts, renderText, type Facts, type OwnerFacts } from './index.ts';

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

test('an Austrian company whose site forms opinions states its editorial line and who owns it', async () => {
  const vienna: Facts = {
    ...florence,
    owner: { ...florence.owner, country: 'AT', kind: 'company' },
    notice: { businessObject: { de: 'Verlag' } },
  };
  const missing = (facts: Facts) =>
    missingFacts(facts, ['de'], on, 'legal_notice').flatMap(({ code, path }) =>
      /^notice\.(line|ownership)$/.test(code) ? [path] : [],
    );
  expect(missing(vienna)).toEqual([]);
  const opinions: Facts = { ...vienna, notice: { ...vienna.notice, journalistic: true } };
  expect(missing(opinions)).toEqual(['notice.editorialLine', 'notice.ownership']);
  expect(missing({ ...opinions, owner: { ...opinions.owner, kind: 'person' } })).toEqual(['notice.editorialLine']);

  const stated: Facts = {
    ...opinions,
    notice: { ...opinions.notice, editorialLine: { de: 'Unabhängig.' }, ownership: { de: 'Erna Beispiel: 100 %' } },
  };
  expect(missing(stated)).toEqual([]);
  const words = await loadDocumentWords('de');
  const text = renderText(compile(stated, words, { kind: 'legal_notice', language: 'de', variant: 'complete', on }));
  expect(text).toContain('Erna Beispiel: 100 %');
  expect(text).toContain('Eigentums- und Beteiligungsverhältnisse');
});

test('T7: a legal notice gives the e-mail address for customers, where the owner has one', async () => {
  const addressed = await noticeOf({ email: 'privacy@example.com', serviceEmail: 'hello@example.com' });
  expect(addressed).toContain('hello@example.com');
  expect(addressed).not.toContain('privacy@example.com');
  expect(await noticeOf({ email: 'privacy@example.com' })).toContain('privacy@example.com');
});
