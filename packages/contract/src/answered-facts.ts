import { childSettings, legalBases, permissions, ruledOut } from '@app/catalogue/choices.ts';
import { z } from 'zod';

// Facts that the questions of the generator write. The schemas match the facts of `@app/documents`.

export const answeredSettings = {
  /** What the owner states that the site does not do. */
  ruledOut: z.array(z.enum(ruledOut)).max(ruledOut.length).optional(),
  /** Whether the contracts with all processors are concluded. GDPR Art. 28(3). */
  processorContracts: z.boolean().optional(),
  /** The legal basis of what each permission of an app opens. */
  permissionBases: z.partialRecord(z.enum(permissions), z.enum(legalBases)).optional(),
};

export const answeredOverrides = {
  /** How the service may be used on a site directed at children. 16 CFR § 312.5; GDPR Art. 8. */
  childSetting: z.enum(childSettings).optional(),
  /** Whether the service gives the owner data that people did not provide themselves. Default: by its purposes. GDPR Art. 14. */
  fromOthers: z.boolean().optional(),
};
