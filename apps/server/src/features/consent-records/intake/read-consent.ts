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
 * @param areCounted what a bench switches off
 * @throws Problem `input.unreadable`, `input.duplicate-key`, `input.characters`, `input.invalid`
 */
export function readConsent(body: Buffer, areCounted = true): ConsentInput {
  return read(consentSchema, body, areCounted);
}

/** @throws Problem `input.unreadable`, `input.duplicate-key`, `input.characters`, `input.invalid` */
export const readSubjectInput = (body: Buffer): SubjectInput => read(subjectSchema, body, true);

/** Values in a consent: more than all of its fields and lists have room for. */
const mostValues = 1000;

function read<Schema extends z.ZodType>(schema: Schema, body: Buffer, areCounted: boolean): z.output<Schema> {
  const given = readJson(textOf(body));
  if (areCounted) checkCounts(given);
  // In UTF-8 only an escape can name what cannot be kept. Deep nesting no schema here has a place for.
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

/** Before a schema looks at each of them. @throws Problem `input.invalid`, `input.too-large` */
function checkCounts(given: unknown): void {
  const { preferences } = (given ?? {}) as { readonly preferences?: unknown };
  const count = typeof preferences === 'object' && preferences !== null ? Object.keys(preferences).length : 0;
  if (count > consentLimits.preferences) {
    const problem = { code: 'field.too-many' as const, values: { count: consentLimits.preferences } };
    throw new Problem('input.invalid', undefined, { preferences: problem });
  }
  checkCount(given, mostValues);
}

/** What a public key may not say, because whoever reads the page has it (RULES C4, C5). @throws Problem `input.invalid` */
export function checkPublic({ timestamp, verified, subject }: ConsentInput): void {
  const refused = {
    ...(timestamp !== undefined && { timestamp: { code: 'consent.private-only' as const } }),
    ...(verified !== undefined && { verified: { code: 'consent.private-only' as const } }),
    ...(subject.verified !== undefined && { 'subject.verified': { code: 'consent.private-only' as const } }),
  };
  if (Object.keys(refused).length > 0) throw new Problem('input.invalid', undefined, refused);
}
