// Options of a record of processing activities. GDPR Art. 30.

/** On what a transfer to a third country rests. GDPR Art. 45 to 49. */
export const transferBases = [
  'adequacy',
  'privacy-framework',
  'standard-clauses',
  'binding-rules',
  'public-instrument',
  'code-of-conduct',
  'certification',
  'explicit-consent',
  'contract',
  'public-interest',
  'legal-claims',
  'vital-interests',
] as const;
export type TransferBasis = (typeof transferBases)[number];

/** Who processes the data. PRODUCT §3. */
export const whoProcesses = ['controller', 'members', 'processors', 'subjects'] as const;
export type WhoProcesses = (typeof whoProcesses)[number];

/** What a record can lack. GDPR Art. 30(1)(a) to (g); `anchor`: what it is about is gone; `basis`: Art. 5(2) and 6(1). */
export const recordMissing = [
  'anchor',
  'controller',
  'purpose',
  'subjects',
  'data',
  'basis',
  'safeguard',
  'measures',
  'processed-by',
] as const;
export type RecordMissing = (typeof recordMissing)[number];

/** In what register, documents, banner, scans, request form and the settings of Candor can disagree. */
export const driftCodes = [
  'no-record',
  'not-confirmed',
  'incomplete',
  'gone',
  'review-due',
  'not-in-documents',
  'banner-asks',
  'banner-does-not-ask',
  'retention-differs',
  'form-not-published',
  'form-not-named',
  'transfer-not-stated',
  'recipient-not-recorded',
  'recipient-not-stated',
  'hidden-in-register',
] as const;
export type DriftCode = (typeof driftCodes)[number];
