/** One field of a section. Each value takes two bits; `count` of them make a list, and 0 means a single value. */
export type Field = { readonly name: string; readonly count: number };

/** A section of the Global Privacy Platform that we read and write ourselves: those of the United States. */
export type Section = {
  readonly id: number;
  /** Its prefix in the API: `usnat`. */
  readonly name: string;
  readonly version: number;
  /** The name of the first field, six bits that contain the version. */
  readonly versionName: string;
  readonly core: readonly Field[];
  /** The optional part after the core: the browser's signal, or consent to sensitive data processing. */
  readonly second?: 'gpc' | 'sensitive';
};

const names: Readonly<Record<string, string>> = {
  n: 'SharingNotice',
  p: 'ProcessingNotice',
  s: 'SaleOptOutNotice',
  h: 'SharingOptOutNotice',
  t: 'TargetedAdvertisingOptOutNotice',
  d: 'SensitiveDataProcessingOptOutNotice',
  o: 'SensitiveDataOptOutNotice',
  l: 'SensitiveDataLimitUseNotice',
  S: 'SaleOptOut',
  H: 'SharingOptOut',
  T: 'TargetedAdvertisingOptOut',
  D: 'SensitiveDataProcessing',
  K: 'KnownChildSensitiveDataConsents',
  P: 'PersonalDataConsents',
  A: 'AdditionalDataProcessingConsent',
  C: 'MspaCoveredTransaction',
  m: 'MspaMode',
  O: 'MspaOptOutOptionMode',
  M: 'MspaServiceProviderMode',
};

/**
 * Consecutive sections from ID 7 on: the prefix after `us`, the core fields by their letters with the length of a list, and `+`
 * for the signal or `*` for sensitive data if a second part may follow. All have version 1 except `nat`.
 *
 * @see IAB Tech Lab, Global Privacy Platform, Sections; RULES G7
 */
const rows = [
  'nat nshtdlSHTD16K3PCOM+',
  'ca shlSHD9K2PCOM+',
  'va nstSTD8KCOM',
  'co nstSTD7KCOM+',
  'ut nstdSTD8KCOM',
  'ct nstSTD8K3COM+',
  'fl pstSTD8K3ACOM',
  'mt nstSTD8K3ACOM+',
  'or pstSTD11K3ACOM+',
  'tx pstSTD8KACOM+',
  'de pstSTD9K5ACOM+',
  'ia pstoSTD8KCOM+',
  'ne pstSTD8KACOM+',
  'nh pstSTD8K3ACOM+',
  'nj pstSTD10K5ACOM+',
  'tn pstSTD8KACOM+',
  'mn pstSTD8KACOM+',
  'md CmpstSTA+',
  'in CmpstSTKA*',
  'ky CmpstSTKA*',
  'ri CmpstSTKA*',
];

export const firstSection = 7;

/** The field in a second part with sensitive data. */
export const sensitiveField: Field = { name: 'SensitiveDataProcessing', count: 8 };

/** In the order of their IDs, from `firstSection`. */
export const sections: readonly Section[] = rows.map((row, at) => {
  const [name = '', fields = ''] = row.split(' ');
  const end = fields.slice(-1);
  const core = [...fields.matchAll(/([A-Za-z])(\d*)/g)].map(([, letter = '', count]) => ({
    name: names[letter] ?? '',
    count: Number(count),
  }));
  return {
    id: firstSection + at,
    name: `us${name}`,
    version: at === 0 ? 2 : 1,
    // Sections that begin with the agreement name its version instead.
    versionName: fields.startsWith('C') ? 'MspaVersion' : 'Version',
    core,
    ...(end === '+' ? { second: 'gpc' as const } : end === '*' ? { second: 'sensitive' as const } : {}),
  };
});

export function sectionOf(id: number): Section | undefined {
  return sections[id - firstSection];
}
