export const missingCodes = [
  'owner.name',
  'owner.email',
  'owner.address',
  'owner.country',
  'owner.contact',
  'site.name',
  'representative.contact',
  'dpo.contact',
  'privacy-officer.contact',
  'joint-controller.contact',
  'joint-controller.essence',
  'service.name',
  'service.provider',
  'service.country',
  'service.purpose',
  'service.data-types',
  'service.necessary-reason',
  'service.tracker-basis',
  'activity.name',
  'activity.purpose',
  'activity.data-types',
  'automated-decisions.logic',
  'text.language',
  'tracker.lifetime',
  'representative.eu',
  'representative.uk',
] as const;
export type MissingCode = (typeof missingCodes)[number];

/**
 * One fact that the document needs. `path` is where it belongs in the facts (`owner.address`, `services.stripe.provider.name`:
 * services and activities go by their id), so that a form can lead to its field.
 */
export type Missing = {
  readonly code: MissingCode;
  readonly path: string;
  /** What fills the sentence: the name of the service, of the tracker, of the language. */
  readonly values: Readonly<Record<string, string>>;
  /** `blocks`: not to be published without it. `advises`: it should be looked at, and may stay. */
  readonly weight: 'blocks' | 'advises';
};
