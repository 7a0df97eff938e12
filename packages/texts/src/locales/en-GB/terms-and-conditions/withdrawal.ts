import type { Translated } from '../../../translated.ts';
import type { withdrawal as english } from '../../en/terms-and-conditions/withdrawal.ts';

export const withdrawal: Translated<typeof english> = {
  heading: 'Right of withdrawal (right to cancel)',
  who: 'Consumers in the European Economic Area and in the United Kingdom have the right to withdraw from a contract concluded at a distance (in the words of UK law, to cancel it) without giving any reason.',
  brazil:
    'Consumers protected by Brazilian law may withdraw within seven days of the conclusion of the contract or of receipt of the goods or the service, and get back at once everything they paid (Article 49 of the Brazilian Consumer Defence Code). The conditions and exceptions below do not restrict this right.',
  periodGoods:
    'The withdrawal period is %{days} from the day on which you, or a person named by you who is not the carrier, come into possession of the goods; where an order comes in several parts, from the day on which the last one is received.',
  periodServices:
    'For services and digital content, the withdrawal period is %{days} from the day on which the contract is made.',
  function: {
    heading: 'How to withdraw',
    link: 'You may withdraw online at any time until the period ends, here: %{link}. You enter your name, the contract and the email address for the confirmation, and then press ‘Confirm withdrawal’. We confirm at once by email that your withdrawal has arrived, with its content, the date and the time.',
    label: 'Withdraw from contract here',
    statement:
      'You may also inform us of your decision by any clear statement, for example by a letter to our address or an email to %{contact}. You may use the form below, but it is not obligatory.',
    deadline: 'To meet the deadline, it is enough to send your statement before the period ends.',
  },
  effects: {
    heading: 'Effects of withdrawal',
    refund:
      'We reimburse all payments received from you, including the costs of standard delivery, without undue delay and at the latest within 14 days from the day on which we are informed of your withdrawal. We use the means of payment that you used, unless otherwise expressly agreed, and charge no fee for doing so.',
    refundServices:
      'We reimburse all payments received from you without undue delay and at the latest within 14 days from the day on which we are informed of your withdrawal. We use the means of payment that you used, unless otherwise expressly agreed, and charge no fee for doing so.',
    withhold:
      'We may withhold reimbursement until we have received the goods back or you have supplied evidence of having sent them back, whichever is the earlier.',
    sendTo:
      'Send the goods back without undue delay, and at the latest within 14 days from the day on which you inform us of your withdrawal, to: %{address}.',
    send: 'Send the goods back to our address without undue delay, and at the latest within 14 days from the day on which you inform us of your withdrawal.',
    costCustomer: 'You bear the direct cost of returning the goods.',
    costOwner: 'We bear the cost of returning the goods.',
    value:
      'You are liable for any diminished value of the goods only if it results from handling beyond what is necessary to establish their nature, characteristics and functioning.',
    services:
      'If you asked us to begin a service during the withdrawal period, you pay for the part that was provided until you informed us of your withdrawal.',
  },
  exceptions: {
    heading: 'When there is no right of withdrawal',
    goods: {
      bespoke: 'goods made to your specifications or clearly personalised',
      perishable: 'goods liable to deteriorate or expire rapidly',
      sealed:
        'sealed goods that are not suitable for return for reasons of health protection or hygiene, once they have been unsealed',
      mixed: 'goods that, after delivery, are inseparably mixed with other items',
      recordings: 'sealed audio or video recordings and sealed software, once they have been unsealed',
    },
    digital:
      'digital content not supplied on a tangible medium, once we have begun to supply it with your prior express consent, you have acknowledged that you thereby lose the right of withdrawal, and we have confirmed the contract',
    services:
      'services that have been fully performed, if we began with your prior express consent and you acknowledged that you lose the right once the contract has been fully performed',
  },
  form: {
    heading: 'Withdrawal (cancellation) form',
    intro: 'If you wish to withdraw from the contract, you may complete this form and return it:',
    to: 'To %{recipient}:',
    declare:
      'I/We hereby give notice that I/we withdraw from (cancel) my/our contract of sale of the following goods / for the provision of the following service:',
    ordered: 'Ordered on / received on:',
    name: 'Name of consumer(s):',
    address: 'Address of consumer(s):',
    signature: 'Signature of consumer(s) (only if this form is notified on paper):',
    date: 'Date:',
  },
};
