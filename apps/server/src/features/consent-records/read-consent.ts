import { consentInput, subjectInput, type ConsentInput, type SubjectInput } from '@app/contract';
import { fieldProblems } from '@app/contract/field-problems.ts';
import { isUtf8 } from 'node:buffer';
import type { z } from 'zod';
import { checkStorable } from '#platform/http/input.ts';
import { Problem } from '#platform/http/problem.ts';

/** @throws Problem `input.unreadable`, `input.characters`, `input.invalid` */
export const readConsent = (body: Buffer): ConsentInput => read(consentInput, body);

/** @throws Problem `input.unreadable`, `input.characters`, `input.invalid` */
export const readSubjectInput = (body: Buffer): SubjectInput => read(subjectInput, body);

function read<Schema extends z.ZodType>(schema: Schema, body: Buffer): z.output<Schema> {
  if (!isUtf8(body)) throw new Problem('input.unreadable');
  const given = parse(body.toString('utf8'));
  // In UTF-8 only an escape can name what cannot be kept. Deep nesting no schema here has a place for.
  if (body.includes('\\u')) checkStorable(given);
  const checked = schema.safeParse(given);
  if (!checked.success) throw new Problem('input.invalid', undefined, fieldProblems(checked.error, given));
  return checked.data;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Problem('input.unreadable');
  }
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
