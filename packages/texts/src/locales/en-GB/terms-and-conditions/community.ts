import type { Translated } from '../../../translated.ts';
import type { community as english } from '../../en/terms-and-conditions/community.ts';

export const community: Translated<typeof english> = {
  content: {
    heading: 'What you publish',
    yours: 'What you publish remains yours. You are responsible for it and must have the necessary rights to it.',
    licence:
      'For as long as it is published, you allow us, free of charge and worldwide, to store it, to show it to others on %{site} and to change its form where the technology requires it. That permission ends when you delete it, except for copies that others have lawfully made.',
    rulesIntro: 'You must not publish:',
    rules: {
      illegal: 'anything that breaks the law or calls for it to be broken',
      rights: 'anything that infringes copyright, trade marks, privacy or other rights of others',
      hate: 'hatred, threats, harassment or the glorification of violence',
      children: 'anything that harms or sexualises minors',
      deception: 'deception, spam or harmful programs',
      data: 'personal data of others without a right to do so',
    },
    ownIntro: 'The following rules also apply:',
  },
  moderation: {
    heading: 'How we deal with content that breaks the rules',
    notice:
      'Anyone may report content to us at %{contact}: state what it is, where it is to be found and why you consider it illegal or contrary to these rules, and give your name and email address, except where it concerns child sexual abuse. We confirm receipt, decide in a timely, diligent, objective and non-arbitrary manner, and tell you of the decision.',
    measures:
      'Content that is illegal or breaks these rules may be removed, made less visible or blocked. Accounts that frequently publish manifestly illegal content are suspended for a reasonable period after a warning, or closed.',
    reasons:
      'Anyone affected is told what decision has been taken, on what facts and rule it is based, and how to object. You may object by writing to the same address; a person considers every objection.',
    objection:
      'Objecting is free of charge and possible for six months after the decision. We decide on the objection without undue delay and give our reasons.',
    settlement:
      'So far as Regulation (EU) 2022/2065 obliges us to, a dispute about a decision may also be brought before a certified out-of-court dispute settlement body (Article 21). The courts remain open to you.',
    automated:
      'Automated means help us to find and assess content; decisions on objections are never taken by them alone.',
    manual: 'We use no automated means to assess content: people decide.',
    contactPoint:
      'The single point of contact for authorities, the European Commission and the European Board for Digital Services (Article 11 of Regulation (EU) 2022/2065, the Digital Services Act) and for users (Article 12 of that Regulation) is %{contact}.',
    contactLanguages: 'You may write to it in any language in which these terms are published.',
  },
};
