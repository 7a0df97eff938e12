/** Liability, by the family of law that governs the contract. */
export const liability = {
  heading: 'Liability',
  general: {
    unlimited:
      'We are liable without limit for intent and gross negligence, for injury to life, body or health, where we have fraudulently concealed a defect or given a guarantee, and under product liability law.',
    essential:
      'In the case of slight negligence we are liable only if we breach an obligation whose fulfillment is what makes proper performance of the contract possible and on which you may normally rely. Liability is then limited to the damage that is typical of such contracts and could be foreseen.',
    else: 'Beyond that, liability for slight negligence is excluded. The same applies to the liability of those who act for us.',
    /** Where the law allows no limits towards consumers, and before the limits that are then for businesses alone. */
    consumers:
      'To consumers we are liable as the law provides; nothing in these terms excludes or limits that liability.',
    businesses: 'In relation to businesses, the following applies:',
    mandatory: 'Rights that consumers have under mandatory law remain unaffected.',
  },
  unitedKingdom: {
    unlimited:
      'Nothing in these terms limits or excludes our liability for death or personal injury caused by our negligence, for fraud or fraudulent misrepresentation, or for anything else for which the law does not allow it.',
    consumers:
      'If you are a consumer, we are responsible for loss or damage that is a foreseeable result of our breaking the contract or failing to use reasonable care and skill. Your statutory rights remain.',
    businesses:
      'If you are a business, we are not liable for loss of profit, business or opportunity or for indirect loss, and our total liability under a contract is limited to what was paid under it in the twelve months before the event.',
  },
  unitedStates: {
    /** In capitals, with the sentence below: UCC § 2-316(2) wants merchantability named, and a conspicuous text. */
    asIs: 'To the extent that the law allows, %{site} and what we supply are provided “as is” and “as available”, without warranties of any kind, express or implied, including the implied warranties of merchantability, fitness for a particular purpose, title and non-infringement.',
    cap: 'To the extent that the law allows, we are not liable for indirect, incidental, special or consequential damages, and our total liability is limited to the amount you paid us in the twelve months before the event that gave rise to the claim.',
    states:
      'Some jurisdictions do not allow certain warranties to be excluded or certain damages to be limited. Where that is so, the limits above do not apply to you, and you may have further rights.',
  },
} as const;
