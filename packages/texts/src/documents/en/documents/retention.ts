/** How long data is kept. Each criterion stands alone after a label or in a cell ("Kept: …"). */
export const retention = {
  heading: 'How long data is kept',
  intro:
    'We keep personal data for as long as its purpose requires. After that we delete it, unless a law requires us to keep it longer or we need it to establish, exercise or defend legal claims; it is then used for nothing else.',
  caption: 'Retention by purpose',
  purpose: 'Purpose',
  period: 'Period or criterion',
  /** Periods set by law. `statute` is a citation in the language of its country. */
  law: {
    counted: {
      event: '%{period} (%{statute})',
      yearEnd: '%{period}, counted from the end of the calendar year (%{statute})',
      businessYear: '%{period}, counted from the end of the financial year (%{statute})',
      decision: '%{period}, counted from the end of the hiring process (%{statute})',
    },
    records: {
      vouchers: 'Invoices and vouchers',
      books: 'Books and annual accounts',
      letters: 'Business letters',
      claims: 'What is needed for claims',
      logs: 'Access logs',
      applications: 'Application documents',
    },
  },
  criteria: {
    delivery:
      'As long as needed to deliver the content you request; access logs, as long as needed to find faults and repel attacks',
    security: 'As long as needed to recognize and trace attacks, spam and misuse',
    fraud: 'As long as needed to examine the transaction and for claims that arise from it',
    account: 'Until you delete the account or ask us to',
    payments: 'Until the payment is completed; records of it, as long as commercial and tax law requires',
    contract:
      'Until the contract is performed and claims arising from it are time-barred; invoices and records, as long as commercial and tax law requires',
    choices: 'As long as your choice is valid, and afterwards as long as we must be able to prove it',
    errors: 'Until the fault is found and repaired',
    enquiry:
      'Until your inquiry is settled and no follow-up is to be expected; longer where commercial law requires correspondence to be kept',
    use: 'As long as you use the function; its trackers, for their storage periods',
    booking: 'Until the booking or appointment is over and claims arising from it are time-barred',
    content: 'As long as the content is displayed; its trackers, for their storage periods',
    contribution: 'As long as your contribution is published, or until you ask us to remove it',
    statistics:
      'Until you withdraw your consent or, if earlier, the data is no longer needed for our statistics; trackers, for their storage periods',
    statisticsOther: 'Until the data is no longer needed for our statistics, or you object',
    advertising:
      'Until you withdraw your consent or, if earlier, the campaign is evaluated; trackers, for their storage periods',
    advertisingOther: 'Until you object or, if earlier, the campaign is evaluated',
    subscription:
      'Until you unsubscribe or withdraw your consent; proof of your consent, as long as claims can be brought',
    /** Of messages that rest on no consent. */
    objection: 'Until you unsubscribe or object; the fact that you did so, as long as we must respect it',
    contacts: 'As long as the business contact lasts, and until you object',
    membership: 'As long as you take part in the program, and until claims arising from it are time-barred',
    application:
      'Until a decision is made and claims against it are time-barred; longer only with your consent, or if you are hired',
    participation: 'Until the event or prize draw is over and claims from it are time-barred',
    page: 'As long as the post or message remains on the page; the network decides how long it keeps its own data',
    recording:
      'Until the recording is overwritten, which happens at short intervals; longer only where an incident has to be cleared up',
    answer: 'Until the function has delivered what you asked for, or as long as you keep the result with us',
    training: 'Until the training is completed, or you object',
    survey: 'Until the survey is evaluated',
    law: 'As long as commercial and tax law requires',
    claims: 'Until the claim is settled or time-barred',
    purpose: 'As long as the purpose named requires',
  },
} as const;
