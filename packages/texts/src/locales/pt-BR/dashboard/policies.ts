import type { Translated } from '../../../translated.ts';
import type { policies as english } from '../../en/dashboard/policies.ts';
import { activities } from './policies/activities.ts';
import { generator } from './policies/generator.ts';
import { links } from './policies/links.ts';
import { service } from './policies/service.ts';
import { services } from './policies/services.ts';
import { settings } from './policies/settings.ts';
import { terms } from './policies/terms.ts';

export const policies: Translated<typeof english> = {
  ...generator,
  services,
  service,
  activities,
  settings,
  links,
  terms,
};
