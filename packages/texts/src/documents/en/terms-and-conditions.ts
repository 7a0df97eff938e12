import { business } from './terms-and-conditions/business.ts';
import { closing } from './terms-and-conditions/closing.ts';
import { community } from './terms-and-conditions/community.ts';
import { contract } from './terms-and-conditions/contract.ts';
import { delivery } from './terms-and-conditions/delivery.ts';
import { general } from './terms-and-conditions/general.ts';
import { liability } from './terms-and-conditions/liability.ts';
import { marketplace } from './terms-and-conditions/marketplace.ts';
import { unitedStates } from './terms-and-conditions/united-states.ts';
import { usage } from './terms-and-conditions/usage.ts';
import { withdrawal } from './terms-and-conditions/withdrawal.ts';

/** Terms and conditions. What they share with the policies stands in `documents`. */
export const termsAndConditions = {
  title: 'Terms and conditions',
  business,
  closing,
  community,
  contract,
  delivery,
  general,
  liability,
  marketplace,
  unitedStates,
  usage,
  withdrawal,
} as const;
