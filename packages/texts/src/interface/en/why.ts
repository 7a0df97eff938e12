/** Why a setting matters to the law, with its articles. Loaded with the first button that says so. */
export const why = {
  label: 'Why it matters: %{setting}',
  of: {
    bannerLaw: {
      text: 'The law of the place where a visitor is decides what you must ask. The strictest rules are safe everywhere.',
      law: 'ePrivacy Directive Art. 5(3), GDPR Art. 7, CCPA § 1798.135',
    },
    exemptions: {
      text: 'Some countries let audience measurement run without consent. You must be able to show that you meet the conditions.',
      law: 'France: Act 78-17 Art. 82 and CNIL guidelines; UK: PECR reg. 6 and Schedule A1',
    },
    gpc: {
      text: 'In several US states this browser signal is a valid request to opt out. You must honor it.',
      law: 'CCPA regulations § 7025, Colorado Privacy Act § 6-1-1306',
    },
    rememberMonths: {
      text: 'A choice does not last forever. Regulators suggest asking again after about six months.',
      law: 'GDPR Art. 7, CNIL recommendation of September 17, 2020, Garante guidelines of June 10, 2021',
    },
    reopen: {
      text: 'Withdrawing consent must be as easy as giving it. Visitors need a way back to their choice.',
      law: 'GDPR Art. 7(3)',
    },
    consentLogging: {
      text: 'You must be able to prove that a visitor agreed. Without this log, there is no proof.',
      law: 'GDPR Art. 7(1)',
    },
    closeButton: {
      text: 'Closing the banner is not consent. It counts as a refusal.',
      law: 'GDPR Art. 4(11), Garante guidelines of June 10, 2021',
    },
    googleMode: {
      text: 'A tag that runs before a choice reads from the device. In the EU that needs consent, even without cookies.',
      law: 'ePrivacy Directive Art. 5(3), EDPB Guidelines 2/2023',
    },
    blocking: {
      text: 'Trackers may run only after consent. Blocking makes the choice real.',
      law: 'ePrivacy Directive Art. 5(3)',
    },
    audience: {
      text: 'The law follows the people you address, not only your own country.',
      law: 'GDPR Art. 3(2), CCPA § 1798.140(d)',
    },
    children: {
      text: 'Children need more protection. Under an age set by law, a parent must agree.',
      law: 'GDPR Art. 8, COPPA 16 CFR § 312.5',
    },
    jointControllers: {
      text: 'Those who decide together must agree who does what, and tell people the essence of it.',
      law: 'GDPR Art. 26',
    },
    automatedDecisions: {
      text: 'People may know the logic and the effect of decisions made by machines alone, and may object.',
      law: 'GDPR Art. 13(2)(f) and 22',
    },
    consentBy: {
      text: 'The policy must explain how people give and withdraw consent.',
      law: 'GDPR Art. 13(2)(c)',
    },
    securityMeasures: {
      text: 'You must protect data in a way that fits the risk, and describe it in general terms.',
      law: 'GDPR Art. 32 and 30(1)(g)',
    },
    serviceRetention: {
      text: 'People must learn how long you keep their data, or how you decide that.',
      law: 'GDPR Art. 13(2)(a) and 5(1)(e)',
    },
    financialIncentive: {
      text: 'Who offers money or discounts for data must describe the offer and its value first.',
      law: 'CCPA § 1798.125(b), CCPA regulations § 7016',
    },
    optOutUrl: { text: 'A site that sells or shares data needs a clear link to opt out.', law: 'CCPA § 1798.135(a)' },
    consentRetention: {
      text: 'Keep proof as long as a consent may be disputed, and no longer.',
      law: 'GDPR Art. 7(1) and 5(1)(e)',
    },
    choiceRetention: {
      text: 'Visitor choices prove consent. Keep them as long as you may need the proof, and no longer.',
      law: 'GDPR Art. 7(1) and 5(1)(e)',
    },
    recordSubjects: { text: 'The register lists whose data you process and of which kind.', law: 'GDPR Art. 30(1)(c)' },
    transferBasis: {
      text: 'Data may leave the EU only with a safeguard, such as an adequacy decision or standard clauses.',
      law: 'GDPR Art. 44–49 and 30(1)(e)',
    },
    recordMeasures: {
      text: 'The register describes in general how you protect the data.',
      law: 'GDPR Art. 30(1)(g) and 32(1)',
    },
    recipientRole: {
      text: 'A processor acts on your instructions and needs a contract. A controller decides for itself.',
      law: 'GDPR Art. 4(7), 4(8) and 28',
    },
    recipientContract: {
      text: 'Without a contract, a processor must not handle personal data for you.',
      law: 'GDPR Art. 28(3)',
    },
    registerException: {
      text: 'Small organizations are often not exempt: regular processing alone requires a register.',
      law: 'GDPR Art. 30(5)',
    },
    requestClock: {
      text: 'You have one month from receipt. You may extend it by two months if you give the reason within the first.',
      law: 'GDPR Art. 12(3), CCPA regulations § 7021',
    },
    requestReceived: {
      text: 'Time runs from the day the request reached you, by any channel.',
      law: 'GDPR Art. 12(3), EDPB Guidelines 01/2022',
    },
    requestIdentity: {
      text: 'Request proof only if you doubt the person’s identity, and no more than you need.',
      law: 'GDPR Art. 12(6) and 5(1)(c)',
    },
    requestKeep: {
      text: 'You must be able to show that you answered, and then delete what you no longer need.',
      law: 'GDPR Art. 5(2) and 5(1)(e), CCPA regulations § 7101',
    },
    secondLook: {
      text: 'An answer sent to the wrong person is a data breach. Two people see more than one.',
      law: 'GDPR Art. 32 and 33',
    },
    reportOtherWays: {
      text: 'You must tell reporters that they may also turn to an authority.',
      law: 'Directive (EU) 2019/1937 Art. 7(3) and 9(1)(g)',
    },
    reportManagers: {
      text: 'Reports must go to impartial people who keep them confidential.',
      law: 'Directive (EU) 2019/1937 Art. 9(1)(c) and 16',
    },
    reportCustodian: {
      text: 'Only people who need it may see a reporter’s name. A second person decides.',
      law: 'Directive (EU) 2019/1937 Art. 16(1)',
    },
    assessmentLaws: {
      text: 'Processing with a likely high risk needs an assessment before it starts.',
      law: 'GDPR Art. 35(1)',
    },
  },
} as const;
