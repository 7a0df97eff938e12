import type { Translated } from '../../../translated.ts';
import type { documents as english } from '../../en/documents/index.ts';
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

export const documents: Translated<typeof english> = {
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
};
