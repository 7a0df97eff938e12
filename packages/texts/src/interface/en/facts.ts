import { missing } from './facts/missing.ts';
import { questions } from './facts/questions.ts';
import { assumed, derived } from './facts/unstated.ts';

/** What the generator says of facts that are missing, assumed or derived, and what it asks. Keyed by the codes of the documents. */
export const facts = {
  missing,
  assumed,
  derived,
  questions,
  regimes: {
    names: {
      gdpr: 'GDPR',
      'uk-gdpr': 'UK GDPR',
      fadp: 'Swiss Data Protection Act (FADP)',
      'us-states': 'US state privacy laws',
      coppa: 'US Children’s Online Privacy Protection Act (COPPA)',
      lgpd: 'Brazilian Data Protection Law (LGPD)',
      pipeda: 'Canadian Personal Information Protection and Electronic Documents Act (PIPEDA)',
      quebec: 'Quebec Private Sector Privacy Act (Law 25)',
      australia: 'Australian Privacy Act',
      popia: 'South African Protection of Personal Information Act (POPIA)',
      appi: 'Japanese Act on the Protection of Personal Information (APPI)',
      dpdp: 'Indian Digital Personal Data Protection Act (DPDP Act)',
    },
    established: 'You are based where this law applies.',
    addressed: 'You have users where this law applies.',
    unconfirmed: 'A lawyer has not yet reviewed how the document applies this law.',
  },
  /** Whether a new version needs a new consent, and why. */
  consent: {
    service: 'New consent needed: %{name} is based on consent and was not listed before.',
    activity: 'New consent needed: %{name} is new and based on consent.',
    purpose: 'New consent needed: %{name} has an additional purpose.',
    sensitive: 'New consent needed: %{name} now uses sensitive data.',
    controller: 'New consent needed: the controller is now %{owner}.',
    none: 'No new consent needed: nothing in this document is based on consent.',
    same: 'No new consent needed: purposes and recipients based on consent have not changed.',
    processing: 'A contract needs no consent. Announce new subprocessors at least %{days} days before they start.',
    terms: 'Terms need no consent. Announce the change at least %{days} days before it applies to existing contracts.',
  },
  boxes: {
    titles: {
      missing: 'Still missing',
      /** Instead of `missing`, where nothing keeps the document from being published. */
      advised: 'Worth checking',
      languages: 'Languages',
      services: 'Services',
      assumed: 'Assumptions',
      next: 'Next step',
      laws: 'Applicable laws',
      coming: 'Upcoming laws',
    },
    law: '%{law}: %{reason}',
    unconfirmed: 'Not yet reviewed by a lawyer for these laws: %{laws}.',
    noNotice: 'As far as we know, your country does not require a legal notice. You can publish one anyway.',
    /** Texts that a law prescribes word for word. */
    uncompared: 'Withdrawal instructions not yet checked against the Official Journal in: %{languages}.',
    coming: 'From %{date}: %{clauses}',
    unreviewed: 'Not yet reviewed by a lawyer: %{languages}',
    denied: '%{service} has no text in: %{languages}',
    limit: '%{count} of %{limit} services used',
    fill: 'Fill in the missing details: %{count} left.',
    publish: 'All required details are complete. Publish the document.',
    publishAgain: 'You have unpublished changes.',
    /** `services` is a list of names. */
    catalogue: 'The catalog has new information about %{services}. Publish again to include it.',
    embed: 'The document is online. Add it to your site.',
    update:
      'California requires an updated privacy policy every 12 months. Review this one and publish it again by %{date}.',
  },
} as const;
