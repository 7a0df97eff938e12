import type { z } from 'zod';
import { base64, managerEntry, wrap, writtenEntry } from '../reports/schemas.ts';

export const identityAsk = managerEntry.extend({ key: base64(1200) });
export type SentIdentityAsk = z.output<typeof identityAsk>;

export const custodianAnswer = writtenEntry.extend({ wrap: wrap.exactOptional() });
export type SentCustodianAnswer = z.output<typeof custodianAnswer>;
