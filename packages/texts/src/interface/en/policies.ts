import { activities } from './policies/activities.ts';
import { generator } from './policies/generator.ts';
import { links } from './policies/links.ts';
import { notice } from './policies/notice.ts';
import { processing } from './policies/processing.ts';
import { questions } from './policies/questions.ts';
import { service } from './policies/service.ts';
import { services } from './policies/services.ts';
import { settings } from './policies/settings.ts';
import { terms } from './policies/terms.ts';

/** The generator: what a document says, set at the left and shown at the right. */
export const policies = {
  ...generator,
  services,
  service,
  questions,
  activities,
  settings,
  links,
  terms,
  notice,
  processing,
} as const;
