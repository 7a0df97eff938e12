import { activities } from './documents/activities.ts';
import { changes } from './documents/changes.ts';
import { controller } from './documents/controller.ts';
import { decisions } from './documents/decisions.ts';
import { frame } from './documents/frame.ts';
import { introduction } from './documents/introduction.ts';
import { legalBases } from './documents/legal-bases.ts';
import { permissions } from './documents/permissions.ts';
import { purposesOverview } from './documents/purposes-overview.ts';
import { recipients } from './documents/recipients.ts';
import { regions } from './documents/regions.ts';
import { reporting } from './documents/reporting.ts';
import { retention } from './documents/retention.ts';
import { review } from './documents/review.ts';
import { rights } from './documents/rights.ts';
import { businessTransfer, security } from './documents/security.ts';
import { sensitiveData } from './documents/sensitive-data.ts';
import { services } from './documents/services.ts';
import { simplified } from './documents/simplified.ts';
import { trackers } from './documents/trackers.ts';
import { transfers } from './documents/transfers.ts';
import { usStates } from './documents/us-states.ts';

/** The words of documents. Whoever adds a key adds it in every language: a document is whole or not offered. */
export const documents = {
  activities,
  businessTransfer,
  changes,
  controller,
  decisions,
  frame,
  introduction,
  legalBases,
  permissions,
  purposesOverview,
  recipients,
  regions,
  reporting,
  retention,
  review,
  rights,
  security,
  sensitiveData,
  services,
  simplified,
  trackers,
  transfers,
  usStates,
} as const;
