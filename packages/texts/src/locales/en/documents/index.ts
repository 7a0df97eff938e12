import { activities } from './activities.ts';
import { changes } from './changes.ts';
import { controller } from './controller.ts';
import { decisions } from './decisions.ts';
import { frame } from './frame.ts';
import { introduction } from './introduction.ts';
import { legalBases } from './legal-bases.ts';
import { permissions } from './permissions.ts';
import { purposesOverview } from './purposes-overview.ts';
import { recipients } from './recipients.ts';
import { regions } from './regions.ts';
import { retention } from './retention.ts';
import { review } from './review.ts';
import { rights } from './rights.ts';
import { sensitiveData } from './sensitive-data.ts';
import { services } from './services.ts';
import { simplified } from './simplified.ts';
import { trackers } from './trackers.ts';
import { transfers } from './transfers.ts';
import { usStates } from './us-states.ts';

/** The words of documents. Whoever adds a key adds it in every language: a document is whole or not offered. */
export const documents = {
  activities,
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
  retention,
  review,
  rights,
  sensitiveData,
  services,
  simplified,
  trackers,
  transfers,
  usStates,
} as const;
