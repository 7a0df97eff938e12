import type { EntrustedSubject } from '@app/catalogue';
import type { OwnText } from './service-facts.ts';

/** What the owner processes for its customers, and on which terms. GDPR Art. 28(3). */
export type ProcessingFacts = {
  /** The nature and purpose of the processing. */
  readonly purpose?: OwnText | undefined;
  /** IDs of the catalogue; others are left out. */
  readonly dataTypes?: readonly string[] | undefined;
  readonly people?: readonly EntrustedSubject[] | undefined;
  /** IDs of the services that process data of the customers. Empty: none does. GDPR Art. 28(2) and (4). */
  readonly subprocessors?: readonly string[] | undefined;
  /** How the customer authorizes further subprocessors. Assumed: in general, with a right to object. */
  readonly authorization?: 'general' | 'specific' | undefined;
  /** Days between the notice of a new subprocessor and its engagement. Assumed: 30. */
  readonly noticeDays?: number | undefined;
  /** Hours until a breach is notified at the latest. Left out: without undue delay. Art. 33(2). */
  readonly breachHours?: number | undefined;
  /** Days until data is deleted or returned after the end. Assumed: 30. */
  readonly deletionDays?: number | undefined;
  /** Days between the notice of an inspection and its date. Assumed: 30. */
  readonly auditDays?: number | undefined;
  /** Clauses in the owner's own words. */
  readonly own?: readonly { readonly heading: OwnText; readonly text: OwnText }[] | undefined;
};
