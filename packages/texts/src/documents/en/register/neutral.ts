/**
 * What stands in a record instead of sentences by which documents address their readers: under the same keys as in the areas
 * `documents` and `regimes`. All else is taken from there.
 */
export const neutral = {
  documents: {
    activities: {
      kinds: {
        visit: {
          name: 'Visits of the site',
          nameApp: 'Use of the app',
          purpose: 'Delivering the pages requested, keeping them available and defending them against attacks',
        },
        contact: { name: 'Contact', purpose: 'Reading and answering messages' },
        account: { name: 'User accounts', purpose: 'Creating and running user accounts, signing users in' },
        socialSignIn: {
          purpose: 'Registration and sign-in with an account that users have with another provider',
          source: 'The provider with which users sign in, to the extent that they allow it to pass on their data',
        },
        orders: {
          purpose: 'Concluding and performing contracts with customers: order, payment, delivery, returns and warranty',
        },
        delivery: { purpose: 'Packing, shipping and delivering what was ordered' },
        creditCheck: {
          purpose: 'Checking, before a purchase on invoice or in installments, whether payment can be expected',
        },
        comments: { purpose: 'Publishing contributions of users and preventing misuse' },
        jobApplications: { purpose: 'Examining job applications and deciding on them' },
        surveys: { purpose: 'Learning from the answers of participants how to improve what is offered' },
        aiFeatures: {
          purpose:
            'Producing answers, texts or other content from what users enter, by means of artificial intelligence',
        },
      },
    },
    legalBases: {
      bases: {
        contract:
          'Performance of a contract with the data subject, or steps at the data subject’s request before one (Art. 6(1)(b) %{gdpr})',
      },
    },
    transfers: {
      safeguards: {
        explicitConsent: 'Explicit consent of the data subject, after being told of the risks (Art. 49(1)(a) %{gdpr})',
        contract:
          'Necessary for a contract with the data subject or in the data subject’s interest (Art. 49(1)(b) or (c) %{gdpr})',
        contractSwiss:
          'Necessary for a contract with the data subject or in the data subject’s interest (Art. 17(1)(b) FADP)',
        contractBrazil:
          'Performance of a contract with the data subject, or steps at the data subject’s request before one (LGPD, Art. 33, IX)',
      },
    },
    /** How long data is kept. */
    retention: {
      criteria: {
        delivery:
          'As long as needed to deliver the content requested; access logs, as long as needed to find faults and repel attacks',
        account: 'Until the account is deleted',
        choices: 'As long as the choice is valid, and afterwards as long as it has to be proved',
        enquiry:
          'Until the inquiry is settled and no follow-up is to be expected; longer where commercial law requires correspondence to be kept',
        use: 'As long as the function is used; its trackers, for their storage periods',
        contribution: 'As long as the contribution is published, or until its author asks for its removal',
        statistics:
          'Until consent is withdrawn or, if earlier, the data is no longer needed for statistics; trackers, for their storage periods',
        statisticsOther: 'Until the data is no longer needed for statistics, or the data subject objects',
        advertising:
          'Until consent is withdrawn or, if earlier, the campaign is evaluated; trackers, for their storage periods',
        advertisingOther: 'Until the data subject objects or, if earlier, the campaign is evaluated',
        subscription:
          'Until the subscriber unsubscribes or withdraws consent; proof of the consent, as long as claims can be brought',
        objection:
          'Until the recipient unsubscribes or objects; the fact that this was done, as long as it must be respected',
        contacts: 'As long as the business contact lasts, and until the data subject objects',
        membership:
          'As long as participants take part in the program, and until claims arising from it are time-barred',
        application:
          'Until a decision is made and claims against it are time-barred; longer only with the applicant’s consent, or if the applicant is hired',
        answer: 'Until the function has delivered what was asked for, or as long as the user keeps the result',
        training: 'Until the training is completed, or the data subject objects',
      },
    },
  },
  regimes: {
    /** Law no. 13.709 (LGPD). */
    brazil: {
      legalBases: {
        contract:
          'Performance of a contract with the data subject, or steps at the data subject’s request before one (LGPD, Art. 7, V)',
      },
    },
  },
} as const;
