/** What users publish: Regulation (EU) 2022/2065 (Digital Services Act), Art. 11 to 23. */
export const community = {
  content: {
    heading: 'What you publish',
    yours: 'What you publish remains yours. You are responsible for it and must have the rights to it.',
    licence:
      'As long as it is published, you allow us, free of charge and everywhere, to store it, to show it to others on %{site} and to change its form where technology requires it. This ends when you delete it, except for copies that others have lawfully made.',
    rulesIntro: 'You may not publish:',
    rules: {
      illegal: 'anything that breaks the law or calls for breaking it',
      rights: 'anything that violates copyrights, trademarks, privacy or other rights of others',
      hate: 'hatred, threats, harassment or the glorification of violence',
      children: 'anything that harms or sexualizes minors',
      deception: 'deception, spam or harmful programs',
      data: 'personal data of others without a right to do so',
    },
    ownIntro: 'In addition, these rules apply:',
  },
  moderation: {
    heading: 'How we deal with content that breaks the rules',
    /** `contact` is an e-mail address. */
    notice:
      'Anybody can report content to us at %{contact}: say what it is, where it is found and why you consider it illegal or against these rules, and give your name and e-mail address, except where it concerns sexual abuse of children. We confirm receipt, decide in a timely, diligent, objective and non-arbitrary manner, and tell you the decision.',
    measures:
      'Content that is illegal or breaks these rules can be removed, made less visible or blocked. Accounts that often publish manifestly illegal content are suspended for a reasonable time after a warning, or closed.',
    reasons:
      'Whoever is affected is told what decision was taken, what facts and rule it is based on, and how to object. You can object by writing to the same address; a person looks at every objection.',
    objection:
      'An objection is free of charge and possible for six months after the decision. We decide on it without undue delay and give our reasons.',
    /** Art. 21 DSA, which spares micro and small enterprises. */
    settlement:
      'To the extent that Regulation (EU) 2022/2065 obliges us to, a dispute about a decision can also be brought before a certified body for out-of-court dispute settlement (Art. 21 DSA). The courts remain open to you.',
    automated:
      'Automated means help us to find and assess content; decisions on objections are never taken by them alone.',
    manual: 'We use no automated means to assess content: people decide.',
    /** `contact` is an e-mail address. Art. 11 and 12 DSA. */
    contactPoint:
      'The single point of contact for authorities, the Commission and the Board (Art. 11 DSA) and for users (Art. 12 DSA) is %{contact}.',
    /** Art. 11(3) DSA. */
    contactLanguages: 'You can write to it in any language in which these terms are published.',
    /** `representative` is a name with addresses. */
    representative: 'Our legal representative in the European Union (Art. 13 DSA) is: %{representative}.',
  },
} as const;
