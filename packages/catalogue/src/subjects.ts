/** Categories of data subjects, as listed in a record of processing. GDPR Art. 30(1)(c). */
export const subjects = [
  'visitors',
  'users',
  'customers',
  'prospects',
  'subscribers',
  'contacts',
  'participants',
  'members',
  'donors',
  'students',
  'patients',
  'applicants',
  'employees',
  'contractors',
  'suppliers',
  'partners',
  'shareholders',
  'children',
  'guardians',
  'reporters',
] as const;
export type Subject = (typeof subjects)[number];
