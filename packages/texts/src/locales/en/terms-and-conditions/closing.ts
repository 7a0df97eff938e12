/** How contracts and these terms end and change, and which law holds. */
export const closing = {
  termination: {
    heading: 'Ending the use',
    text: 'We can end an account for good cause, in particular after serious or repeated breaches of these terms, and otherwise with notice of %{days}. Payments for time that is no longer provided are returned, unless you caused the ending by a breach.',
    data: 'Before and for 30 days after the end, consumers can retrieve free of charge the content that they created or provided.',
  },
  changes: {
    heading: 'Changes to these terms',
    reasons:
      'For contracts that are already running, we change these terms only for a valid reason: a change of law, a decision of a court or authority, reasons of security, or new functions that need rules.',
    /** `days` is a number. */
    notice:
      'We tell you about a change at least %{days} before it applies, and how it differs. You can end the contract free of charge before it applies. A change of what either side mainly owes needs your agreement.',
    versions:
      'Each version bears its date, and earlier versions can be opened from the page where these terms are published.',
  },
  law: {
    heading: 'Applicable law and courts',
    /** `country` is the name of a country. */
    law: 'The law of this country applies: %{country}.',
    /** `state` is the name of a US state. */
    lawState: 'The law of this state of the United States applies, without its rules on conflicts of law: %{state}.',
    consumers:
      'Consumers keep the protection of the mandatory provisions of the country in which they habitually live (Art. 6 of Regulation (EC) no. 593/2008, where it applies).',
    convention:
      'In relation to businesses, the United Nations Convention on Contracts for the International Sale of Goods does not apply.',
    /** `place` is a town. */
    court: 'For disputes with businesses, the courts of this place have jurisdiction: %{place}.',
    consumerCourts:
      'Consumers who live in the European Economic Area, in Switzerland or in the United Kingdom can sue before the courts of the place where they live, and can be sued only there.',
  },
  disputes: {
    heading: 'Settling disputes',
    /** `contact` is an e-mail address. */
    first: 'If something displeases you, write to %{contact}: we look for a solution.',
    none: 'We are neither obliged nor willing to take part in dispute resolution proceedings before a consumer arbitration board.',
    /** `body` is a name. */
    body: 'We take part in dispute resolution proceedings before this consumer arbitration board: %{body}.',
  },
  final: {
    heading: 'Final provision',
    text: 'If a clause of these terms is invalid, the law takes its place; the other clauses remain valid.',
  },
} as const;
