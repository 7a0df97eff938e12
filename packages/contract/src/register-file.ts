import { z } from 'zod';
import { locale } from './fields.ts';
import { processingRecord, recordRole } from './processing-records-shapes.ts';

const terms = z.array(z.url()).meta({ description: 'Terms of the W3C Data Privacy Vocabulary' });

/** The register as JSON. A published format never changes: a new one gets a new number. */
export const registerFile = z.object({
  format: z.literal('candor-register-1'),
  role: recordRole,
  /** The day on which it stood so. */
  on: z.iso.date(),
  /** Of its sentences. */
  language: locale,
  records: z.array(
    processingRecord.extend({
      organization: z.string(),
      /** Of the controller; empty if unknown. */
      country: z.string(),
      controller: z.string(),
      jointControllers: z.array(z.string()),
      representative: z.array(z.string()),
      dpo: z.string(),
      /** Null: what the record is about is gone. */
      dpv: z.object({ purposes: terms, personalData: terms, legalBases: terms, dataSubjects: terms }).nullable(),
    }),
  ),
});
export type RegisterFile = z.infer<typeof registerFile>;

/** The JSON Schema of the file: `docs/schemas/register-1.json`. */
export function registerJsonSchema(): unknown {
  return z.toJSONSchema(registerFile, { io: 'input', unrepresentable: 'any' });
}
