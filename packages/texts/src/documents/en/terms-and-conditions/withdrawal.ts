/** The right of withdrawal of consumers: Directive 2011/83/EU, Art. 9 to 16 and Annex I. */
export const withdrawal = {
  heading: 'Right of withdrawal',
  who: 'Consumers in the European Economic Area and in the United Kingdom have the right to withdraw from a contract concluded at a distance without giving any reason.',
  /** For consumers under the law of Brazil. */
  brazil:
    'Consumers whom Brazilian law protects can withdraw within seven days of the conclusion of the contract or of receipt of the goods or the service, and get back at once all that they paid (Art. 49 of the Brazilian Consumer Defence Code). The conditions and exceptions below do not restrict this right.',
  /** `days` is a time: "14 days". One sentence for each kind of contract. */
  periodGoods:
    'The withdrawal period is %{days} from the day on which you, or a person named by you who is not the carrier, receive the goods; where an order comes in several pieces, from the day on which the last one is received.',
  periodServices:
    'For services and digital content, the withdrawal period is %{days} from the day on which the contract is concluded.',
  function: {
    heading: 'How to withdraw',
    /** `link` is labelled with the words below, which the law prescribes. */
    link: 'You can withdraw online at any time until the period ends, here: %{link}. You enter your name, the contract and the e-mail address for the confirmation, and then press “Confirm withdrawal”. We confirm at once by e-mail that your withdrawal has arrived, with its content, the date and the time.',
    label: 'Withdraw from contract here',
    /** `contact` is an e-mail address. */
    statement:
      'You can also tell us of your decision by any clear statement, for example by a letter to our address or an e-mail to %{contact}. You may use the form below, but need not.',
    deadline: 'To meet the deadline, it is enough to send your statement before the period ends.',
  },
  effects: {
    heading: 'What follows from a withdrawal',
    refund:
      'We pay back all payments we have received from you, the costs of standard delivery among them, without undue delay and at the latest within 14 days from the day on which we are told of your withdrawal. We use the means of payment that you used, unless something else was expressly agreed, and charge no fee for it.',
    /** Where no goods are sold. */
    refundServices:
      'We pay back all payments we have received from you without undue delay and at the latest within 14 days from the day on which we are told of your withdrawal. We use the means of payment that you used, unless something else was expressly agreed, and charge no fee for it.',
    withhold:
      'We may wait with the refund until we have the goods back or you have shown that you have sent them, whichever is earlier.',
    /** `address` is where goods go. */
    sendTo:
      'Send the goods without undue delay, and at the latest within 14 days from the day on which you tell us of your withdrawal, to: %{address}.',
    send: 'Send the goods back to our address without undue delay, and at the latest within 14 days from the day on which you tell us of your withdrawal.',
    costCustomer: 'You bear the direct cost of sending the goods back.',
    costOwner: 'We bear the cost of sending the goods back.',
    value:
      'You are liable for a loss in value of the goods only if it comes from handling them beyond what is needed to see what they are like and how they work.',
    services:
      'If you asked us to begin a service during the withdrawal period, you pay for the part that was provided until you told us of your withdrawal.',
  },
  exceptions: {
    heading: 'When there is no right of withdrawal',
    goods: {
      bespoke: 'goods made to your specifications or clearly personalized',
      perishable: 'goods that spoil or expire quickly',
      sealed: 'sealed goods that are not suitable for return for reasons of health or hygiene, once they are unsealed',
      mixed: 'goods that are inseparably mixed with others after delivery',
      recordings: 'sealed audio or video recordings and sealed software, once they are unsealed',
    },
    digital:
      'digital content not supplied on a tangible medium, once we have begun to supply it with your prior express consent, you have acknowledged that you lose the right of withdrawal by this, and we have confirmed the contract',
    services:
      'services that have been fully provided, if we began with your prior express consent and you acknowledged that you lose the right once the contract is fully performed',
  },
  form: {
    heading: 'Withdrawal form',
    intro: 'If you wish to withdraw from the contract, you can fill in this form and send it back:',
    /** `recipient` is our name, address and e-mail address. */
    to: 'To %{recipient}:',
    declare:
      'I/We hereby give notice that I/we withdraw from my/our contract for the sale of the following goods / for the provision of the following service:',
    ordered: 'Ordered on / received on:',
    name: 'Name of the consumer(s):',
    address: 'Address of the consumer(s):',
    signature: 'Signature of the consumer(s) (only if this form is sent on paper):',
    date: 'Date:',
  },
} as const;
