import type { Clause } from '../clause.ts';
import { about } from '../clauses/about.ts';
import { activities } from '../clauses/activities.ts';
import { brazil, rightsInBrazil } from '../clauses/brazil.ts';
import { briefChoices, briefHowLong, briefMore, briefWhat, briefWhere } from '../clauses/brief.ts';
import { changes } from '../clauses/changes.ts';
import { controller } from '../clauses/controller.ts';
import { coppa } from '../clauses/coppa.ts';
import { automatedDecisions, children, obligation, sources } from '../clauses/decisions.ts';
import { laws } from '../clauses/laws.ts';
import { permissions } from '../clauses/permissions.ts';
import { purposes } from '../clauses/purposes.ts';
import { recipients } from '../clauses/recipients.ts';
import { europeanEconomicArea, rightsInSwitzerland, switzerland, unitedKingdom } from '../clauses/regions.ts';
import { reporting } from '../clauses/reporting.ts';
import { retention } from '../clauses/retention.ts';
import { complaint } from '../clauses/complaint.ts';
import { objection, rights, rightsInGeneral } from '../clauses/rights.ts';
import { sensitiveData } from '../clauses/sensitive-data.ts';
import { businessTransfer, security } from '../clauses/security.ts';
import { services } from '../clauses/services.ts';
import { trackers } from '../clauses/trackers.ts';
import { transfers } from '../clauses/transfers.ts';
import { usChoices, usRequests } from '../clauses/us-requests.ts';
import { usCollection } from '../clauses/us-categories.ts';
import { consumerHealthData } from '../clauses/us-health.ts';
import { usSensitive } from '../clauses/us-sensitive.ts';
import { usCalifornia, usDecisions, usIncentive, usNevada } from '../clauses/us-single-states.ts';
import { usDisclosure, usNotice, usRights } from '../clauses/us-states.ts';
import { australia, canada, india, japan, quebec, rightsInTheWorld, southAfrica } from '../clauses/world.ts';
import type { Variant } from '../tree.ts';

/** The clauses of a privacy policy, in reading order. Each clause decides whether it applies. */
export const privacyPolicy: Readonly<Record<Variant, readonly Clause[]>> = {
  complete: [
    about,
    controller,
    laws,
    purposes,
    activities,
    services,
    trackers,
    permissions,
    sensitiveData,
    sources,
    recipients,
    transfers,
    retention,
    security,
    obligation,
    automatedDecisions,
    rights,
    rightsInSwitzerland,
    rightsInBrazil,
    rightsInGeneral,
    ...rightsInTheWorld,
    objection,
    complaint,
    children,
    europeanEconomicArea,
    unitedKingdom,
    switzerland,
    brazil,
    canada,
    quebec,
    australia,
    southAfrica,
    japan,
    india,
    usNotice,
    usCollection,
    usDisclosure,
    usSensitive,
    usChoices,
    usRights,
    usRequests,
    usDecisions,
    usIncentive,
    usCalifornia,
    usNevada,
    consumerHealthData,
    coppa,
    businessTransfer,
    reporting,
    changes,
  ],
  simplified: [controller, briefWhat, briefWhere, briefHowLong, briefChoices, briefMore],
};
