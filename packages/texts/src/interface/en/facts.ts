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
      fadp: 'Swiss data protection act (FADP)',
      'us-states': 'Privacy laws of US states',
      coppa: 'US rule on children’s privacy online (COPPA)',
      lgpd: 'Brazilian data protection law (LGPD)',
      pipeda: 'Canadian privacy act (PIPEDA)',
      quebec: 'Quebec private sector privacy act (Law 25)',
      australia: 'Australian Privacy Act',
      popia: 'South African data protection act (POPIA)',
      appi: 'Japanese data protection act (APPI)',
      dpdp: 'Indian data protection act (DPDP Act)',
    },
    established: 'You are established where this law applies.',
    addressed: 'You address people where this law applies.',
    unconfirmed: 'What the document says about this law is our own reading; no lawyer has confirmed it yet.',
  },
  /** Whether a new version needs a new consent, and why. */
  consent: {
    service: 'New consent is needed: %{name} is based on consent and was not named before.',
    activity: 'New consent is needed: %{name} is based on consent and is new.',
    purpose: 'New consent is needed: %{name} is used for a further purpose.',
    sensitive: 'New consent is needed: %{name} now uses sensitive data.',
    controller: 'New consent is needed: the controller has changed to %{owner}.',
    none: 'No new consent is needed: nothing in this document is based on consent.',
    same: 'No new consent is needed: what is based on consent has the same purposes and recipients as before.',
    processing:
      'A contract needs no consent. Announce new subprocessors at least %{days} days before they are engaged.',
    terms: 'Terms need no consent. Announce the change at least %{days} days before it applies to running contracts.',
  },
  boxes: {
    titles: {
      missing: 'Still missing',
      /** Instead of `missing`, where nothing keeps the document from being published. */
      advised: 'Worth checking',
      languages: 'Languages',
      services: 'Services',
      assumed: 'What we assumed',
      next: 'Next step',
      laws: 'Laws that apply',
      coming: 'Coming laws',
    },
    law: '%{law}: %{reason}',
    unconfirmed: 'No lawyer has confirmed yet what the document says of these laws: %{laws}.',
    noNotice: 'We know of no law in your country that requires a legal notice. You can publish one anyway.',
    /** Texts that a law prescribes word for word. */
    uncompared:
      'Nobody has compared the instructions on withdrawal, which the law prescribes word for word, with the Official Journal in these languages yet: %{languages}.',
    coming: 'From %{date}: %{clauses}',
    unreviewed: 'No lawyer has reviewed the text in these languages yet: %{languages}.',
    denied: '%{service} has no text in: %{languages}',
    limit: '%{count} of %{limit} services used',
    fill: 'Fill in what is missing: %{count} to go.',
    publish: 'Everything required is there. Publish the document.',
    publishAgain: 'You have changes that are not published yet.',
    /** `services` is a list of names. */
    catalogue: 'The catalog has new facts about %{services}. Publish the document again to include them.',
    embed: 'The document is online. Put it on your site.',
    update:
      'California requires privacy policies to be updated every 12 months: review this one, and publish it again by %{date}.',
  },
} as const;
