import type { Clause } from '../clause.ts';
import { termsApproval } from '../clauses/terms-approval.ts';
import { termsBusiness } from '../clauses/terms-business.ts';
import { termsChanges, termsFinal, termsLaw, termsTermination } from '../clauses/terms-closing.ts';
import { termsConclusion, termsPrices, termsSubscription } from '../clauses/terms-contract.ts';
import { termsAccess, termsConformity, termsDelivery } from '../clauses/terms-delivery.ts';
import { termsDisputes } from '../clauses/terms-disputes.ts';
import { termsAbout, termsAccount, termsOffer, termsProvider } from '../clauses/terms-general.ts';
import { termsLiability } from '../clauses/terms-liability.ts';
import { termsMarketplace } from '../clauses/terms-marketplace.ts';
import { termsEntrusted, termsSwitching } from '../clauses/terms-software.ts';
import {
  termsAvailability,
  termsConduct,
  termsContent,
  termsInformation,
  termsLicence,
  termsModeration,
  termsStores,
  termsUserContent,
} from '../clauses/terms-usage.ts';
import { termsArbitration, termsCopyright, termsUnitedStates } from '../clauses/terms-united-states.ts';
import { termsWithdrawal } from '../clauses/terms-withdrawal.ts';

/** The clauses of terms and conditions, in reading order. Each clause decides whether it applies. */
export const termsAndConditions: readonly Clause[] = [
  termsAbout,
  termsProvider,
  termsOffer,
  termsAccount,
  termsConclusion,
  termsPrices,
  termsDelivery,
  termsAccess,
  termsSubscription,
  termsWithdrawal,
  termsConformity,
  termsMarketplace,
  termsLicence,
  termsEntrusted,
  termsConduct,
  termsUserContent,
  termsModeration,
  termsCopyright,
  termsContent,
  termsInformation,
  termsAvailability,
  termsStores,
  termsLiability,
  termsBusiness,
  termsUnitedStates,
  termsTermination,
  termsSwitching,
  termsChanges,
  termsLaw,
  termsDisputes,
  termsArbitration,
  termsFinal,
  termsApproval,
];
