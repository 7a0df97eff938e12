import type { Translated } from '../../../translated.ts';
import type { closing as english } from '../../en/terms-and-conditions/closing.ts';

export const closing: Translated<typeof english> = {
  termination: {
    heading: 'Ending your use',
    text: 'We may close an account for good cause, in particular after serious or repeated breaches of these terms, and otherwise on %{days} notice. Payments for time that is no longer provided are refunded, unless you brought about the closure by a breach.',
    data: 'Before the closure and for 30 days after it, consumers may retrieve free of charge the content that they created or provided.',
  },
  changes: {
    heading: 'Changes to these terms',
    reasons:
      'For contracts already in progress, we change these terms only for a valid reason: a change in the law, a decision of a court or public authority, reasons of security, or new functions that need rules.',
    notice:
      'We tell you about a change, and what it consists of, at least %{days} before it applies. You may end the contract free of charge before it applies. A change to the main obligations of either party requires your agreement.',
    use: 'Anyone who uses %{site} does so under the version of these terms that is published at the time.',
    versions:
      'Each version bears its date, and earlier versions can be opened from the page on which these terms are published.',
  },
  law: {
    heading: 'Governing law and jurisdiction',
    law: 'The law of the following country applies: %{country}. Where that country has more than one legal system, as the United Kingdom does, it is the law of the part in which we are established.',
    lawState:
      'The law of the following state of the United States applies, without regard to its rules on conflict of laws: %{state}.',
    consumers:
      'Consumers keep the protection of the mandatory provisions of the country in which they habitually reside (Article 6 of Regulation (EC) No 593/2008, or that Article as it forms part of the law of the United Kingdom, where it applies).',
    convention:
      'In dealings with businesses, the United Nations Convention on Contracts for the International Sale of Goods does not apply.',
    court: 'The courts of the following place have jurisdiction over disputes with businesses: %{place}.',
    consumerCourts:
      'Consumers who live in the European Economic Area, in Switzerland or in the United Kingdom may bring proceedings in the courts of the place where they live, and proceedings may be brought against them only there.',
    consumersElsewhere:
      'Consumers who live elsewhere may also bring proceedings in the courts that the law of the country where they live opens to them.',
  },
  disputes: {
    heading: 'Settling disputes',
    first: 'If you are unhappy with anything, write to %{contact}: we will look for a solution.',
    none: 'We are neither obliged nor willing to take part in alternative dispute resolution before a consumer ADR body.',
    unlessObliged:
      'We take part in alternative dispute resolution before a consumer ADR body only where the law obliges us to.',
    body: 'We take part in alternative dispute resolution before the following consumer ADR body: %{body}.',
    france:
      'Consumers may turn to this mediator free of charge if they have first tried to settle the dispute with us by a written complaint, and within one year of that complaint (Articles L. 612-1 and L. 612-2 of the French Consumer Code).',
    hungary:
      'Consumers may bring a dispute before a conciliation board (békéltető testület). The board at our seat is: %{body}. In Hungary the competent board is that of the place where the consumer lives, or another that the consumer names in the request.',
    hungaryDuty:
      'We are obliged by law to cooperate in its proceedings (section 29 of Act CLV of 1997 on consumer protection).',
  },
  approval: {
    heading: 'Specific approval of clauses',
    text: 'Customers who are not consumers specifically approve the following clauses of these terms, as Articles 1341(2) and 1342 of the Italian Civil Code require:',
    line: '%{clause}: %{matter}',
    matters: {
      access: 'changes to running digital services',
      subscription: 'tacit renewal and changes to the price',
      conformity: 'duty to examine goods and report defects; limitation of claims',
      marketplace: 'restriction, suspension and termination of sellers’ use',
      conduct: 'restriction and blocking of access',
      availability: 'interruptions of the service',
      liability: 'exclusion and limitation of our liability',
      termination: 'our right to end the contract',
      changes: 'our right to change these terms',
      court: 'jurisdiction',
    },
    separately:
      'This approval is given by a second signature or, online, by a separate declaration, apart from the acceptance of these terms as a whole.',
  },
  final: {
    heading: 'Final provision',
    text: 'If a clause of these terms is invalid, the law takes its place; the other clauses remain valid.',
  },
};
