/** Who need not keep a register, by a law or by a proposal of one. */
export type RegisterException = {
  readonly id: 'in-force' | 'proposed';
  /** Organizations with fewer people are meant. */
  readonly fewerThan: number;
  /** What brings them back under the duty. */
  readonly unless: readonly ('risk' | 'not-occasional' | 'special-data' | 'high-risk')[];
  readonly source: string;
  /** The day from which it applies, ISO 8601. Null: it is no law. */
  readonly from: string | null;
  /** Whether a person has compared the entry with its source. */
  readonly confirmed: boolean;
};

/** The exception of GDPR Art. 30(5), and its reform as the Commission proposed it. From memory, November 2026. */
export const registerExceptions: readonly RegisterException[] = [
  {
    id: 'in-force',
    fewerThan: 250,
    unless: ['risk', 'not-occasional', 'special-data'],
    source: 'GDPR Art. 30(5)',
    from: '2018-05-25',
    confirmed: false,
  },
  {
    id: 'proposed',
    fewerThan: 750,
    unless: ['high-risk'],
    source: 'COM(2025) 501',
    from: null,
    confirmed: false,
  },
];
