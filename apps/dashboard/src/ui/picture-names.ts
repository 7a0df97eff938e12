/** The drawings of `Picture`. */
export type PictureName =
  | 'sites'
  | 'services'
  | 'document'
  | 'search'
  | 'keys'
  | 'lost'
  | 'broken'
  | 'done'
  | 'mail'
  | 'people';

/** Pictures of a list that is filled, for lists that are empty. */
export const exampleNames = [
  'consents',
  'choices',
  'requests',
  'register',
  'newsletters',
  'deliveries',
  'scan',
  'audit',
  'team',
  'organizations',
] as const;
export type ExampleName = (typeof exampleNames)[number];
