/** The comprehensive privacy law of a US state. */
export type UsStateLaw = {
  /** Two-letter postal code. */
  readonly state: string;
  readonly name: string;
  /** The common abbreviation. */
  readonly short?: string;
  /** The first day on which it is in force, ISO 8601. */
  readonly from: string;
  /**
   * The first day on which sites must honor a browser's opt-out signal (Global Privacy Control). Left out: no such duty known.
   */
  readonly signalFrom?: string;
};

// Editor's table of November 21, 2026. Florida's law applies only to controllers with more than a billion dollars of revenue;
// Maryland's applies to processing from April 1, 2026; the duty of Nebraska and Texas is conditional.
export const usStateLaws: readonly UsStateLaw[] = [
  { state: 'CA', name: 'California Consumer Privacy Act', short: 'CCPA', from: '2020-01-01', signalFrom: '2020-01-01' },
  { state: 'VA', name: 'Virginia Consumer Data Protection Act', short: 'VCDPA', from: '2023-01-01' },
  { state: 'CO', name: 'Colorado Privacy Act', short: 'CPA', from: '2023-07-01', signalFrom: '2024-07-01' },
  { state: 'CT', name: 'Connecticut Data Privacy Act', short: 'CTDPA', from: '2023-07-01', signalFrom: '2025-01-01' },
  { state: 'UT', name: 'Utah Consumer Privacy Act', short: 'UCPA', from: '2023-12-31' },
  { state: 'FL', name: 'Florida Digital Bill of Rights', short: 'FDBR', from: '2024-07-01' },
  {
    state: 'TX',
    name: 'Texas Data Privacy and Security Act',
    short: 'TDPSA',
    from: '2024-07-01',
    signalFrom: '2025-01-01',
  },
  { state: 'OR', name: 'Oregon Consumer Privacy Act', short: 'OCPA', from: '2024-07-01', signalFrom: '2026-01-01' },
  {
    state: 'MT',
    name: 'Montana Consumer Data Privacy Act',
    short: 'MCDPA',
    from: '2024-10-01',
    signalFrom: '2025-01-01',
  },
  {
    state: 'DE',
    name: 'Delaware Personal Data Privacy Act',
    short: 'DPDPA',
    from: '2025-01-01',
    signalFrom: '2026-01-01',
  },
  { state: 'IA', name: 'Iowa Consumer Data Protection Act', short: 'ICDPA', from: '2025-01-01' },
  { state: 'NE', name: 'Nebraska Data Privacy Act', short: 'NDPA', from: '2025-01-01', signalFrom: '2025-01-01' },
  { state: 'NH', name: 'New Hampshire Privacy Act', short: 'NHPA', from: '2025-01-01', signalFrom: '2025-01-01' },
  { state: 'NJ', name: 'New Jersey Data Privacy Act', short: 'NJDPA', from: '2025-01-15', signalFrom: '2025-07-15' },
  { state: 'TN', name: 'Tennessee Information Protection Act', short: 'TIPA', from: '2025-07-01' },
  {
    state: 'MN',
    name: 'Minnesota Consumer Data Privacy Act',
    short: 'MCDPA',
    from: '2025-07-31',
    signalFrom: '2025-07-31',
  },
  {
    state: 'MD',
    name: 'Maryland Online Data Privacy Act',
    short: 'MODPA',
    from: '2025-10-01',
    signalFrom: '2025-10-01',
  },
  { state: 'IN', name: 'Indiana Consumer Data Protection Act', short: 'ICDPA', from: '2026-01-01' },
  { state: 'KY', name: 'Kentucky Consumer Data Protection Act', short: 'KCDPA', from: '2026-01-01' },
  {
    state: 'RI',
    name: 'Rhode Island Data Transparency and Privacy Protection Act',
    short: 'RIDTPPA',
    from: '2026-01-01',
  },
  { state: 'OK', name: 'Oklahoma Consumer Data Privacy Act', short: 'OCDPA', from: '2027-01-01' },
  { state: 'LA', name: 'Louisiana Act 502 of 2026', from: '2027-01-01' },
  { state: 'AL', name: 'Alabama Personal Data Protection Act', short: 'APDPA', from: '2027-05-01' },
];

/** The laws in force on a day, oldest first. */
export function usStateLawsOn(day: string): readonly UsStateLaw[] {
  return usStateLaws.filter(({ from }) => from <= day).sort((a, b) => (a.from < b.from ? -1 : 1));
}
