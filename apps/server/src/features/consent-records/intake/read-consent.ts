import { consentInput, consentLimits, subjectInput, type ConsentInput, type SubjectInput } from '@app/contract';
import { fieldProblems } from '@app/contract/field-problems.ts';
import type { z } from 'zod';
import { textOf } from '#platform/http/body.ts';
import { checkCount, checkStorable } from '#platform/http/input.ts';
import { readJson } from '#platform/http/json.ts';
import { Problem } from '#platform/http/problem.ts';
import { strict } from '#platform/http/strict.ts';

const consentSchema = strict(consentInput);
const subjectSchema = strict(subjectInput);

/**
 * Parses and checks a consent.
 *
 * @param areCounted whether the number of values is limited; a benchmark switches it off
 * @throws Problem `input.unreadable`, `input.duplicate-key`, `input.characters`, `input.invalid`
 */
export function readConsent(body: Buffer, areCounted = true): ConsentInput {
  return read(consentSchema, body, areCounted);
}

/** @throws Problem `input.unreadable`, `input.duplicate-key`, `input.characters`, `input.invalid` */
export const readSubjectInput = (body: Buffer): SubjectInput => read(subjectSchema, body, true);

/** The maximum number of values in a body, more than the schema allows in total. */
const mostValues = 1000;

function read<Schema extends z.ZodType>(schema: Schema, body: Buffer, areCounted: boolean): z.output<Schema> {
  const given = readJson(textOf(body));
  if (areCounted) checkCounts(given);
  // The database cannot store U+0000 and lone surrogates; in UTF-8 only an escape can contain them.
  if (body.includes('\\u')) checkStorable(given);
  const checked = schema.safeParse(given);
  if (!checked.success)
    throw new Problem(
      'input.invalid',
      undefined,
      fieldProblems(checked.error, given, areCounted ? undefined : Infinity),
    );
  return checked.data;
}

/** Limits the number of values before the schema checks each of them. @throws Problem `input.invalid`, `input.too-large` */
function checkCounts(given: unknown): void {
  const { preferences } = (given ?? {}) as { readonly preferences?: unknown };
  const count = typeof preferences === 'object' && preferences !== null ? Object.keys(preferences).length : 0;
  if (count > consentLimits.preferences) {
    const problem = { code: 'field.too-many' as const, values: { count: consentLimits.preferences } };
    throw new Problem('input.invalid', undefined, { preferences: problem });
  }
  checkCount(given, mostValues);
}

/** Refuses fields that a public key may not set, because everybody can read that key (RULES C4, C5). @throws Problem `input.invalid` */
export function checkPublic({ timestamp, verified, subject }: ConsentInput): void {
  const refused = {
    ...(timestamp !== undefined && { timestamp: { code: 'consent.private-only' as const } }),
    ...(verified !== undefined && { verified: { code: 'consent.private-only' as const } }),
    ...(subject.verified !== undefined && { 'subject.verified': { code: 'consent.private-only' as const } }),
  };
  if (Object.keys(refused).length > 0) throw new Problem('input.invalid', undefined, refused);
}
