import type { WithdrawalTexts } from '../withdrawal-texts.ts';

/** Directive 2011/83/EU, Annex I(A) and (B), in English. Do not reword: the wording is that of the law. */
export const withdrawal: WithdrawalTexts = {
  instructions: {
    right: 'Right of withdrawal',
    period: 'You have the right to withdraw from this contract within 14 days without giving any reason.',
    expires: {
      contract: 'The withdrawal period will expire after 14 days from the day of the conclusion of the contract.',
      together:
        'The withdrawal period will expire after 14 days from the day on which you acquire, or a third party other than the carrier and indicated by you acquires, physical possession of the goods.',
      separately:
        'The withdrawal period will expire after 14 days from the day on which you acquire, or a third party other than the carrier and indicated by you acquires, physical possession of the last good.',
      pieces:
        'The withdrawal period will expire after 14 days from the day on which you acquire, or a third party other than the carrier and indicated by you acquires, physical possession of the last lot or piece.',
      regularly:
        'The withdrawal period will expire after 14 days from the day on which you acquire, or a third party other than the carrier and indicated by you acquires, physical possession of the first good.',
    },
    exercise:
      'To exercise the right of withdrawal, you must inform us (%{trader}) of your decision to withdraw from this contract by an unequivocal statement (e.g. a letter sent by post or email). You may use the attached model withdrawal form, but it is not obligatory.',
    online:
      'You can also exercise your right of withdrawal online at %{function}. If you use this online feature, we will send you an acknowledgement of receipt of the withdrawal on a durable medium (e.g. by email), including its content and the date and time of its submission, without undue delay.',
    deadline:
      'To meet the withdrawal deadline, it is sufficient for you to send your communication concerning your exercise of the right of withdrawal before the withdrawal period has expired.',
    effects: 'Effects of withdrawal',
    reimburse:
      'If you withdraw from this contract, we shall reimburse to you all payments received from you, including the costs of delivery (with the exception of the supplementary costs resulting from your choice of a type of delivery other than the least expensive type of standard delivery offered by us), without undue delay and in any event not later than 14 days from the day on which we are informed about your decision to withdraw from this contract. We will carry out such reimbursement using the same means of payment as you used for the initial transaction, unless you have expressly agreed otherwise; in any event, you will not incur any fees as a result of such reimbursement.',
    withhold:
      'We may withhold reimbursement until we have received the goods back or you have supplied evidence of having sent back the goods, whichever is the earliest.',
    collect: 'We will collect the goods.',
    sendBack:
      'You shall send back the goods or hand them over to us, without undue delay and in any event not later than 14 days from the day on which you communicate your withdrawal from this contract to us. The deadline is met if you send back the goods before the period of 14 days has expired.',
    sendBackTo:
      'You shall send back the goods or hand them over to us or to %{recipient}, without undue delay and in any event not later than 14 days from the day on which you communicate your withdrawal from this contract to us. The deadline is met if you send back the goods before the period of 14 days has expired.',
    costOwner: 'We will bear the cost of returning the goods.',
    costCustomer: 'You will have to bear the direct cost of returning the goods.',
    costEstimate:
      'You will have to bear the direct cost of returning the goods. The cost is estimated at a maximum of approximately %{amount}.',
    value:
      'You are only liable for any diminished value of the goods resulting from the handling other than what is necessary to establish the nature, characteristics and functioning of the goods.',
    services:
      'If you requested to begin the performance of services during the withdrawal period, you shall pay us an amount which is in proportion to what has been provided until you have communicated us your withdrawal from this contract, in comparison with the full coverage of the contract.',
  },
  form: {
    title: 'Model withdrawal form',
    intro: '(complete and return this form only if you wish to withdraw from the contract)',
    to: 'To %{recipient}:',
    declare:
      'I/We (*) hereby give notice that I/We (*) withdraw from my/our (*) contract of sale of the following goods (*)/for the provision of the following service (*),',
    ordered: 'Ordered on (*)/received on (*),',
    name: 'Name of consumer(s),',
    address: 'Address of consumer(s),',
    signature: 'Signature of consumer(s) (only if this form is notified on paper),',
    date: 'Date',
    delete: '(*) Delete as appropriate.',
  },
};
