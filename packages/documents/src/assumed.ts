/** A statement of the document that the owner did not make. Shown to the owner, who can override it at `path`. */
type Unstated<Code> = {
  readonly code: Code;
  /**
   * The path in the facts that would provide the value. Services and activities go by their ID: `services.stripe.legalBasis`.
   */
  readonly path: string;
  /** The assumed value: IDs, countries, an address. */
  readonly value: string;
  /** Values that fill the sentence's placeholders: the name of the service, the country. */
  readonly values: Readonly<Record<string, string>>;
};

/** A statement that nothing implies: the default that is safe to print until the owner says otherwise. */
export type Assumed = Unstated<AssumedCode>;

/** A statement that follows from other facts. */
export type Derived = Unstated<DerivedCode> & { readonly from: Origin };

/**
 * What a derived statement follows from: the catalogue's facts about a provider, the purposes of a service, the kind of an
 * activity, the owner's data, the law, or the nature of a site.
 */
export type Origin = 'provider' | 'purpose' | 'kind' | 'owner' | 'law' | 'nature';

/**
 * Everything that a document may state without the owner, with the reason it is safe. Entries with `from` follow from other facts;
 * the rest are assumptions. The owner's name, contact and country are never assumed. The usual values for each purpose and kind of
 * activity are in `usual.ts`.
 */
export const defaults = {
  'audience.area': {
    takes: 'worldwide',
    safe: 'The document names each law with the words "as far as": it grants nobody more than the law itself does.',
  },
  'audience.children': {
    takes: 'not directed at children',
    safe: 'Few sites are, their owners know it, and the document says what happens if a child gives data all the same.',
  },
  'rights-contact': {
    from: 'owner',
    takes: "the owner's e-mail address",
    safe: 'The address is given by the owner and stands in the document anyway: whoever writes to it reaches the owner.',
  },
  'site.visit': {
    from: 'nature',
    takes: 'the data without which no page is delivered',
    safe: 'No answer reaches a device without its IP address.',
  },
  'site.logs': {
    takes: 'logs are kept as long as delivery and security need them',
    safe: 'The criterion repeats GDPR Art. 5(1)(e) and names no number.',
  },
  'site.contact': {
    from: 'nature',
    takes: 'messages that people send to the addresses in the document',
    safe: 'The document prints the address, so people can write, and whoever reads a message processes it.',
  },
  'automated-decisions': {
    takes: 'none',
    safe: 'Decisions by machines alone with legal effects are rare and made on purpose; the owner is shown the sentence.',
  },
  'service.data-types': {
    from: 'purpose',
    takes: 'what services with these purposes usually handle',
    safe: 'Named too widely rather than too narrowly: more data is announced than may be processed, never less.',
  },
  'service.provider': {
    takes: 'the service itself, by its name',
    safe: 'The service is what people know and what receives the data; naming it names the recipient.',
  },
  'service.places': {
    from: 'provider',
    takes: 'the seats of the provider, that of its company for the EEA first',
    safe: 'Staff at the seat has access as a rule; naming it never hides a transfer.',
  },
  'service.safeguard': {
    from: 'law',
    takes: 'standard contractual clauses, beside the Data Privacy Framework for the United States',
    safe: 'Without an adequacy decision no lawful contract with a provider comes without them; the sentence leaves open which of the two protects a recipient in the United States.',
  },
  'processors.contracts': {
    takes: 'providers are bound by the contracts that the law asks for',
    safe: 'Without them the owner may not use the providers, and the safeguards for transfers are part of them (GDPR Art. 28(3), 46).',
  },
  'service.serves': {
    from: 'purpose',
    takes: 'the activities of the site that its purposes point to',
    safe: 'A service with the purpose of an activity takes part in it; naming it names its recipient.',
  },
  'service.legal-basis': {
    from: 'purpose',
    takes: 'by purpose; consent wherever trackers are not strictly necessary',
    safe: 'Consent is the strictest basis and is never wrong to ask for; the others follow from what the purpose serves.',
  },
  'service.legitimate-interest': {
    from: 'purpose',
    takes: 'by purpose',
    safe: 'The interest is the purpose itself, seen from the owner.',
  },
  'service.retention': {
    from: 'purpose',
    takes: 'a criterion by purpose, no number',
    safe: 'The criterion repeats what GDPR Art. 5(1)(e) demands of this purpose, so it binds the owner to nothing new.',
  },
  'service.shares': {
    from: 'purpose',
    takes: 'yes for advertising, remarketing and audience data, no for the rest',
    safe: 'Announcing an opt-out that is not needed harms nobody; leaving out one that is, does.',
  },
  'services.sells': {
    takes: 'no data is sold',
    safe: 'Selling takes a contract for money or the like, which the owner would know of; sharing for advertising is told apart.',
  },
  'terms.customers': {
    takes: 'consumers and businesses',
    safe: 'The clauses for consumers say that they are for consumers alone, so they promise nothing to anybody else.',
  },
  'terms.law': {
    from: 'owner',
    takes: 'the law of the country of the owner',
    safe: 'Without a choice that law governs sales and services anyway, and consumers keep the protection of their own (Regulation (EC) 593/2008, Art. 4 and 6).',
  },
  'terms.notice': {
    takes: '30 days',
    safe: 'Twice what the law asks at most for sellers on platforms (Regulation (EU) 2019/1150, Art. 3), and within what courts accept.',
  },
  'terms.disputes': {
    takes: 'the owner takes part in no dispute resolution before a board',
    safe: 'Taking part is voluntary in general, and whoever is obliged to knows it from the body itself (Directive 2013/11/EU, Art. 13).',
  },
  'terms.moderation': {
    takes: 'people alone assess content of users',
    safe: 'Machines that assess content are set up on purpose; the owner is shown the sentence.',
  },
  'terms.own-offers': {
    takes: 'offers of the owner on its marketplace are treated like those of sellers',
    safe: 'Treating them differently is a decision of the owner, who is shown the sentence (Regulation (EU) 2019/1150, Art. 7).',
  },
  'processing.authorization': {
    takes: 'the customer authorizes subprocessors in general and can object',
    safe: 'It is one of the two ways of GDPR Art. 28(2), and the owner is shown the sentence.',
  },
  'processing.notice': {
    takes: 'new subprocessors are announced 30 days before',
    safe: 'It binds the owner alone, is usual, and the owner is shown the number.',
  },
  'processing.deletion': {
    takes: 'data is deleted or returned within 30 days',
    safe: 'The law wants it without a number; the owner is shown the one that is taken.',
  },
  'processing.audit': {
    takes: 'inspections are announced 30 days before',
    safe: 'The right to audit stays whole; the owner is shown the number.',
  },
  'notice.host': {
    from: 'provider',
    takes: 'the provider of the hosting service',
    safe: 'The owner listed that service; its provider is who stores the site.',
  },
  'permission.basis': {
    from: 'nature',
    takes: 'consent',
    safe: 'The device asks the user before an app gets the permission, and the user can take it back.',
  },
  'us.do-not-track': {
    takes: 'the signal is not answered',
    safe: 'Answering it takes code written for it, and the standard was given up in 2019.',
  },
  'activity.data-types': { from: 'kind', takes: 'by kind', safe: 'What the activity cannot do without.' },
  'activity.legal-basis': { from: 'kind', takes: 'by kind', safe: 'It follows from what the activity is.' },
  'activity.legitimate-interest': {
    from: 'kind',
    takes: 'by kind',
    safe: 'The interest is the purpose itself, seen from the owner.',
  },
  'activity.retention': {
    from: 'kind',
    takes: 'a criterion by kind, no number',
    safe: 'It repeats what GDPR Art. 5(1)(e) demands.',
  },
  'activity.required': { from: 'kind', takes: 'by kind', safe: 'It follows from what the activity is.' },
} as const satisfies Record<string, { readonly from?: Origin; readonly takes: string; readonly safe: string }>;

type Table = typeof defaults;
export type DerivedCode = {
  [Code in keyof Table]: Table[Code] extends { readonly from: Origin } ? Code : never;
}[keyof Table];
export type AssumedCode = Exclude<keyof Table, DerivedCode>;

/** Records one statement that the owner did not make. */
export type Assume = (
  code: AssumedCode | DerivedCode,
  path: string,
  value: string,
  values?: Readonly<Record<string, string>>,
) => void;
