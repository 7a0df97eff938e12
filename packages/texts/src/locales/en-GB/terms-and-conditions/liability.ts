import type { Translated } from '../../../translated.ts';
import type { liability as english } from '../../en/terms-and-conditions/liability.ts';

export const liability: Translated<typeof english> = {
  heading: 'Liability',
  general: {
    unlimited:
      'Our liability is unlimited for intent and gross negligence, for death, personal injury and damage to health, where we have fraudulently concealed a defect or given a guarantee, and under product liability law.',
    essential:
      'For ordinary negligence we are liable only if we breach an obligation whose fulfilment is what makes the proper performance of the contract possible and on which you may normally rely. Liability is then limited to damage that is typical of such contracts and was foreseeable.',
    else: 'Beyond that, liability for ordinary negligence is excluded. The same applies to the liability of those who act for us.',
    consumers:
      'Towards consumers we are liable as the law provides; nothing in these terms excludes or limits that liability.',
    businesses: 'Towards businesses, the following applies:',
    mandatory: 'The rights that consumers have by mandatory law are not affected.',
  },
  unitedKingdom: {
    unlimited:
      'Nothing in these terms limits or excludes our liability for death or personal injury caused by our negligence, for fraud or fraudulent misrepresentation, or for anything else for which liability cannot be limited or excluded by law.',
    consumers:
      'If you are a consumer, we are responsible for loss or damage that is a foreseeable result of our breaking the contract or failing to use reasonable care and skill. Your statutory rights are not affected.',
    businesses:
      'If you are a business, we are not liable for loss of profit, business or opportunity or for indirect or consequential loss, and our total liability under a contract is limited to the amount paid under it in the twelve months before the event.',
  },
  unitedStates: {
    asIs: 'So far as the law allows, %{site} is provided ‘as is’ and ‘as available’, without warranties of any kind, express or implied.',
    cap: 'So far as the law allows, we are not liable for indirect, incidental, special or consequential damages, and our total liability is limited to the amount you paid us in the twelve months before the event giving rise to the claim.',
    states:
      'Some jurisdictions do not allow certain warranties to be excluded or certain damages to be limited. Where that is so, the limits above do not apply to you, and you may have further rights.',
  },
};
