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
  },
  disputes: {
    heading: 'Settling disputes',
    first: 'If you are unhappy with anything, write to %{contact}: we will look for a solution.',
    none: 'Except where the law requires it, we do not take part, and do not undertake to take part, in alternative dispute resolution before a consumer ADR body.',
    body: 'We take part in alternative dispute resolution before the following consumer ADR body: %{body}.',
  },
  final: {
    heading: 'Final provision',
    text: 'If a clause of these terms is invalid, the law takes its place; the other clauses remain valid.',
  },
};
