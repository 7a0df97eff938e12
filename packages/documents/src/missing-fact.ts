import type { NoticeFact } from './regimes/notices.ts';

export type MissingCode =
  | 'owner.name'
  | 'owner.email'
  | 'owner.address'
  | 'owner.country'
  | 'site.name'
  | 'representative.contact'
  | 'representative.eu'
  | 'representative.uk'
  | 'dpo.contact'
  | 'privacy-officer.contact'
  | 'joint-controller.contact'
  | 'joint-controller.essence'
  | 'service.name'
  | 'service.country'
  | 'service.purpose'
  | 'service.data-types'
  | 'service.sensitive-condition'
  | 'service.necessary-reason'
  | 'service.tracker-basis'
  | 'service.arrangement'
  | 'service.children'
  | 'service.source'
  | 'permission.basis'
  | 'processors.contracts'
  | 'activity.name'
  | 'activity.purpose'
  | 'activity.data-types'
  | 'activity.sensitive-condition'
  | 'activity.recipients'
  | 'activity.decisions'
  | 'automated-decisions.logic'
  | 'text.language'
  | 'tracker.lifetime'
  | 'tracker.lifetimes'
  | 'tracker.choices'
  | 'consent.nobody'
  | 'consent.unpublished'
  | 'consent.uncovered'
  | 'consent.product'
  | 'consent.runs'
  | 'us.opt-out'
  | 'us.opt-out-services'
  | 'us.signal'
  | 'us.limit'
  | 'us.incentive'
  | 'terms.offers'
  | 'terms.withdrawal-function'
  | 'terms.ranking'
  | 'terms.state'
  | 'terms.mediator'
  | 'terms.conciliation-board'
  | 'terms.cancel-function'
  | 'terms.phone'
  | 'terms.guarantee-notice'
  | 'terms.representative'
  | 'terms.mediators'
  | 'terms.copyright-agent'
  | 'terms.cap-amount'
  | 'processing.purpose'
  | 'processing.data-types'
  | 'processing.people'
  | 'processing.subprocessors'
  | 'processing.security'
  | 'notice.owner-kind'
  | 'notice.profession'
  | `notice.${NoticeFact}`;

/**
 * A fact that the document needs. `path` is its place in the facts (`owner.address`, `services.stripe.provider.name`: services
 * and activities go by their ID), so that a form can lead to its field.
 */
export type Missing = {
  readonly code: MissingCode;
  readonly path: string;
  /** Values that fill the sentence's placeholders: the name of the service, tracker or person, the language. */
  readonly values: Readonly<Record<string, string>>;
  /** `blocks`: the document cannot be published without it. `advises`: the owner should check it, and may leave it as it is. */
  readonly weight: 'blocks' | 'advises';
};

export function blocks(code: MissingCode, path: string, values: Missing['values'] = {}): Missing {
  return { code, path, values, weight: 'blocks' };
}

export function advises(code: MissingCode, path: string, values: Missing['values'] = {}): Missing {
  return { code, path, values, weight: 'advises' };
}

/** The item in an array when the condition holds, otherwise an empty array. */
export function when(condition: boolean, missing: Missing): readonly Missing[] {
  return condition ? [missing] : [];
}

export const isBlank = (text: string | undefined): boolean => text === undefined || text.trim() === '';
