/** What holds under the law of a US state. */
export const unitedStates = {
  heading: 'Terms under the law of the United States',
  /** 15 U.S.C. § 7001(c) (E-SIGN). `contact` is an e-mail address. */
  records:
    'You agree to receive contracts, notices and other records electronically. You need a device with internet access and an e-mail address. You can ask for a paper copy, or change your mind, by writing to %{contact}.',
  export:
    'You may not use, export or re-export what we provide in breach of the export control and sanctions laws of the United States.',
  indemnity:
    'If a third party makes a claim against us because you breached these terms or the law, you reimburse us for the damages and reasonable legal costs, unless you were not at fault.',
  arbitration: {
    heading: 'Arbitration and class actions',
    /** `body` is the association whose rules hold. */
    agreement:
      'A dispute between you and us that cannot be settled amicably is finally decided by an arbitrator under the rules of %{body} and the Federal Arbitration Act, not by a court or a jury.',
    exceptions:
      'Each side can instead bring an individual claim before a small claims court, and can ask a court to stop an infringement of intellectual property.',
    place:
      'The hearing takes place where you live, by telephone or by video; we pay the fees that the rules assign to businesses.',
    optOut:
      'You can reject this agreement to arbitrate by writing to %{contact} within 30 days after you first accepted these terms.',
    classes:
      'Each side may bring claims only individually, not as a plaintiff or member of a class and not on behalf of others. Where this waiver has no effect, a court decides the claim.',
    elsewhere: 'This section does not apply to consumers outside of the United States.',
  },
  /** 17 U.S.C. § 512(c) (DMCA). */
  copyright: {
    heading: 'Notices of copyright infringement',
    notice:
      'If content on %{site} infringes your copyright, write to our designated agent (17 U.S.C. § 512). Name the work, the content and where it is found, and your contact details; state in good faith that the use is not permitted and, under penalty of perjury, that your notice is accurate and that you may act for the owner; and sign it.',
    /** `agent` is a name with addresses. */
    agent: 'Designated agent: %{agent}.',
    counter:
      'We remove or block the content and tell the user, who can send a counter-notice. We close the accounts of repeat infringers.',
  },
} as const;
