import type { Translated } from '../../../translated.ts';
import type { retention as english } from '../../en/documents/retention.ts';

export const retention: Translated<typeof english> = {
  heading: 'How long data is kept',
  intro:
    'We keep personal data for as long as its purpose requires. We then delete it, unless a law requires us to keep it for longer or we need it for the establishment, exercise or defence of legal claims; in that case it is used for nothing else.',
  tableIntro: 'For the purposes of this notice, that means:',
  caption: 'Retention by purpose',
  purpose: 'Purpose',
  period: 'Period or criterion',
  criteria: {
    delivery:
      'For as long as is needed to deliver the content you ask for; access logs, for as long as is needed to find faults and repel attacks',
    security: 'For as long as is needed to recognise and trace attacks, spam and misuse',
    fraud: 'For as long as is needed to examine the transaction, and for claims arising from it',
    account: 'Until you close the account or ask us to do so',
    payments: 'Until the payment is complete; records of it, for as long as commercial and tax law requires',
    contract:
      'Until the contract has been performed and claims arising from it are time-barred; invoices and records, for as long as commercial and tax law requires',
    choices: 'For as long as your choice is valid, and afterwards for as long as we must be able to prove it',
    errors: 'Until the fault has been found and corrected',
    enquiry:
      'Until your enquiry has been dealt with and no follow-up is to be expected; longer where commercial law requires correspondence to be kept',
    use: 'For as long as you use the function, and for the storage periods of its trackers',
    booking: 'Until the booking or appointment is over and claims arising from it are time-barred',
    content: 'For as long as the content is displayed, and for the storage periods of its trackers',
    contribution: 'For as long as your contribution is published, or until you ask us to remove it',
    statistics:
      'Until you withdraw your consent or, if earlier, the data is no longer needed for our statistics; trackers, for their storage periods',
    statisticsOther: 'Until the data is no longer needed for our statistics, or until you object',
    advertising:
      'Until you withdraw your consent or, if earlier, the campaign has been evaluated; trackers, for their storage periods',
    advertisingOther: 'Until you object or, if earlier, the campaign has been evaluated',
    subscription:
      'Until you unsubscribe or withdraw your consent; proof of your consent, for as long as claims can be brought',
    contacts: 'For as long as the business contact lasts, and until you object',
    membership: 'For as long as you take part in the programme, and until claims arising from it are time-barred',
    application:
      'Until a decision has been taken and claims against it are time-barred; longer only with your consent, or if you are appointed',
    survey: 'Until the survey has been evaluated',
    law: 'For as long as commercial and tax law requires',
    claims: 'Until the claim has been settled or is time-barred',
    purpose: 'For as long as the stated purpose requires',
  },
};
