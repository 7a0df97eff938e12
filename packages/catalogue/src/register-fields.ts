/** What columns of an imported register can become, in the order of GDPR Art. 30(1) and of our own files. */
export const registerFields = [
  'name',
  'purpose',
  'subjects',
  'data',
  'sensitive',
  'sensitiveCondition',
  'recipients',
  'transfers',
  'transferBasis',
  'kept',
  'measures',
  'basis',
  'interest',
  'source',
  'rights',
  'processedBy',
  'systems',
  'owner',
  'deputy',
  'description',
] as const;
export type RegisterFieldId = (typeof registerFields)[number];

/**
 * Why a line is not imported. `name-missing`: it has no name; `too-long`: a text or list is longer than the field allows;
 * `characters`: a text has control characters.
 */
export const importFaults = ['name-missing', 'too-long', 'characters'] as const;
export type ImportFault = (typeof importFaults)[number];

/**
 * What is worth a look in a line that is imported. `described`: no list has the value, so that it goes to the description;
 * `basis-assumed`: the line names no legal basis; `one-basis`: it names several, of which the first is taken; `person-unknown`:
 * nobody in the account has that address; `twice`: another line has the same name.
 */
export const importNotes = ['described', 'basis-assumed', 'one-basis', 'person-unknown', 'twice'] as const;
export type ImportNote = (typeof importNotes)[number];
