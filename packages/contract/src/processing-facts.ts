import { entrustedSubjects } from '@app/catalogue/choices.ts';
import { z } from 'zod';
import { ownSections, ownText } from './own-text.ts';

// Facts that an owner enters for a data processing agreement. The schemas match the facts of `@app/documents`.

export const entrustedSubject = z.enum(entrustedSubjects);
export type EntrustedSubject = z.infer<typeof entrustedSubject>;

/** Types of personal data, by their IDs in the catalogue. */
export const dataTypeIds = z.array(z.string().regex(/^[a-z][a-z-]{0,60}$/)).max(60);

const days = z.int().min(1).max(365).optional();

export const processingSettings = z.object({
  purpose: ownText.optional(),
  dataTypes: dataTypeIds.optional(),
  people: z.array(entrustedSubject).max(entrustedSubjects.length).optional(),
  /** IDs of services of the site: that of the catalogue, or that of a service of the owner's own. Empty: none. */
  subprocessors: z.array(z.string().max(100)).max(500).optional(),
  authorization: z.enum(['general', 'specific']).optional(),
  noticeDays: days,
  breachHours: z.int().min(1).max(72).optional(),
  deletionDays: days,
  auditDays: days,
  own: ownSections.optional(),
});
export type ProcessingSettings = z.infer<typeof processingSettings>;
