import type { Activity } from './activity-name.ts';

/** Kinds of activities by what they have to do with, in the order in which they are offered. */
export const activityGroups = {
  site: ['visit', 'contact', 'account', 'social-sign-in'],
  sales: ['orders', 'delivery', 'credit-check', 'donations', 'accounting'],
  messages: ['newsletter', 'customer-advertising', 'supporter-messages'],
  part: ['comments', 'reviews', 'bookings', 'events', 'prize-draws', 'job-applications', 'surveys'],
  beyond: ['social-pages', 'video-surveillance'],
  ai: ['ai-features', 'ai-training'],
  other: ['legal-claims', 'other'],
} as const satisfies Record<string, readonly Activity['kind'][]>;
export type ActivityGroup = keyof typeof activityGroups;

export const activityGroupNames = Object.keys(activityGroups) as readonly ActivityGroup[]; // `keyof` of the table above
