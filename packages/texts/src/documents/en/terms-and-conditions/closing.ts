/** How contracts and these terms end and change, and which law holds. */
export const closing = {
  termination: {
    heading: 'Ending the use',
    cause:
      'Either side can end the contract for good cause without notice. Serious or repeated breaches of these terms are such a cause.',
    /** `days` is a number. */
    notice:
      'You can end a contract without a fixed term at any time; we can end it with notice of %{days}. We do not end a contract for a fixed or paid period before that period is over, except for good cause. Payments for time that is no longer provided are returned.',
    data: 'Before and for 30 days after the end, consumers can retrieve free of charge the content that they created or provided.',
  },
  changes: {
    heading: 'Changes to these terms',
    reasons:
      'For contracts that are already running, we change these terms only for a valid reason: a change of law, a decision of a court or authority, reasons of security, or new functions that need rules.',
    /** `days` is a number. */
    notice:
      'We tell you about a change at least %{days} before it applies, and how it differs. You can end the contract free of charge before it applies. We need your agreement to change either side’s main obligations.',
    /** Instead, where there is only free information. */
    use: 'Use of %{site} is subject to the version of these terms that is published at the time.',
    versions:
      'Each version bears its date, and earlier versions can be opened from the page where these terms are published.',
  },
  law: {
    heading: 'Applicable law and courts',
    /** `country` is the name of a country. */
    law: 'The law of this country applies: %{country}.',
    /** After the sentence above, where one country has several legal systems: the United Kingdom, Canada, Australia, the United States. */
    lawPart: 'That country has more than one legal system: the law of the part in which we are established applies.',
    /** `state` is the name of a US state. */
    lawState: 'The law of this state of the United States applies, without its rules on conflicts of law: %{state}.',
    consumers:
      'Consumers keep the protection of the mandatory provisions of the country in which they habitually reside (Art. 6 of Regulation (EC) no. 593/2008, where it applies).',
    convention:
      'In relation to businesses, the United Nations Convention on Contracts for the International Sale of Goods does not apply.',
    /** `place` is a town. */
    court:
      'For disputes with businesses, where the law allows such an agreement, the courts of this place have jurisdiction: %{place}.',
    consumerCourts:
      'Consumers who live in the European Economic Area, in Switzerland or in the United Kingdom can sue before the courts of the place where they live, and can be sued only there.',
    consumersElsewhere:
      'Consumers who live elsewhere can also sue before the courts that the law of the country where they live opens to them.',
  },
  disputes: {
    heading: 'Settling disputes',
    /** `contact` is an e-mail address. */
    first: 'If you are unhappy with anything, write to %{contact}, and we will look for a solution.',
    /** For owners in Germany and Austria. */
    none: 'We are neither obliged nor willing to take part in dispute resolution proceedings before a consumer arbitration board.',
    /** For owners elsewhere in Europe, whose law may oblige them. */
    unlessObliged:
      'We take part in dispute resolution proceedings before a consumer arbitration board only where a law obliges us to.',
    /** `body` is a name, with its addresses where they are known. */
    body: 'We take part in dispute resolution proceedings before this consumer arbitration board: %{body}.',
    /** For owners in France, after the sentence above. */
    france:
      'Consumers can turn to this mediator free of charge if they have first tried to settle the dispute with us by a written complaint, and within a year of that complaint (Art. L. 612-1 and L. 612-2 of the French Consumer Code).',
    /** For owners in Hungary. `body` is the board at their seat, with its address. */
    hungary:
      'Consumers can bring a dispute before a conciliation board (békéltető testület). The board at our seat is: %{body}. In Hungary the board of the place where the consumer lives is competent, or another one that the consumer names in the request.',
    hungaryDuty:
      'We are obliged by law to cooperate in its proceedings (Section 29 of Act CLV of 1997 on consumer protection).',
  },
  /** Where Italian law governs, for customers who are no consumers. */
  approval: {
    heading: 'Specific approval of clauses',
    text: 'Customers who are not consumers specifically approve the following clauses of these terms, as Art. 1341, second paragraph, and Art. 1342 of the Italian Civil Code require:',
    /** `clause` is the heading of a clause, `matter` one of the words below. */
    line: '%{clause}: %{matter}',
    matters: {
      access: 'changes to running digital services',
      subscription: 'tacit renewal and changes of the price',
      conformity: 'duty to examine goods and report defects; limitation of claims',
      marketplace: 'restriction, suspension and ending of the use by sellers',
      conduct: 'restriction and blocking of access',
      availability: 'interruptions of the service',
      liability: 'exclusion and limitation of our liability',
      termination: 'our right to end the contract',
      changes: 'our right to change these terms',
      court: 'jurisdiction',
      business: 'restriction of set-off; suspension; limits of our liability',
    },
    separately:
      'This approval is given by a second signature or, online, by a statement of its own, apart from the acceptance of these terms as a whole.',
  },
  final: {
    heading: 'Final provision',
    text: 'If a clause of these terms is invalid, the law takes its place; the other clauses remain valid.',
  },
} as const;
