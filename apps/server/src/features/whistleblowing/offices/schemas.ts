import { officeFormat } from '@app/sealing';
import { z } from 'zod';
import { hex, id } from '../reports/schemas.ts';

const recipient = z.strictObject({
  id,
  name: z.string().min(1).max(200),
  function: z.string().max(200),
  kem: hex(1216),
  sign: hex(32),
});

/** A document with its signature. What `form` holds is what was proposed, or what stood there before. */
export const signedOffice = z.strictObject({
  document: z.strictObject({
    format: z.literal(officeFormat),
    office: id,
    version: z.int().min(1).max(1_000_000),
    before: hex(32).nullable(),
    day: z.iso.date(),
    country: z.string().max(10),
    recipients: z.array(recipient).min(1).max(50),
    custodian: recipient.nullable(),
    recovery: hex(1216).nullable(),
    form: z.record(z.string().max(100), z.json()),
  }),
  by: id,
  signature: hex(64),
});
export type SentDocument = z.output<typeof signedOffice>;

/** The largest document, in bytes: privacy notices in 30 languages are part of it. */
export const documentLimit = 4 * 1024 * 1024;
