import { dataTypeIds, entrustedSubjects } from '@app/catalogue';
import fc from 'fast-check';
import type { ProcessingFacts } from '../src/index.ts';
import { amount, maybe, ownText, some, text } from './arbitrary-parts.ts';

export const entrusted: fc.Arbitrary<ProcessingFacts> = fc.record({
  purpose: maybe(ownText),
  dataTypes: maybe(some(fc.constantFrom(...dataTypeIds))),
  people: maybe(fc.uniqueArray(fc.constantFrom(...entrustedSubjects))),
  subprocessors: maybe(some(text)),
  authorization: maybe(fc.constantFrom('general' as const, 'specific' as const)),
  noticeDays: maybe(amount),
  breachHours: maybe(amount),
  deletionDays: maybe(amount),
  auditDays: maybe(amount),
  own: maybe(some(fc.record({ heading: ownText, text: ownText }))),
});
