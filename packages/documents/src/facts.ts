import type { AreaType, Permission, SiteType } from '@app/catalogue';
import type { TermsFacts } from './terms-facts.ts';
import type { ActivityFacts, CountryCode, OwnText, ServiceFacts } from './service-facts.ts';

export { areaTypes, permissions, siteTypes, type AreaType, type Permission, type SiteType } from '@app/catalogue';
export * from './service-facts.ts';
export * from './terms-facts.ts';

/**
 * Everything known of a site that its documents speak of: plain data, serialisable, without a word of prose of ours.
 * Only `site`, `owner` and `services` must be there; what else is left out is assumed (see `assumed.ts`), asked for
 * (see `missing.ts`) or does not apply.
 */
export type Facts = {
  readonly site: SiteFacts;
  readonly owner: OwnerFacts;
  readonly services: readonly ServiceFacts[];
  /** What the site does with personal data by itself, with or without a service behind it. */
  readonly activities?: readonly ActivityFacts[] | undefined;
  readonly audience?: AudienceFacts | undefined;
  /** Where people send requests about their data. Assumed: the owner's e-mail address. */
  readonly rightsContact?: RightsContact | undefined;
  /** GDPR Art. 13(2)(f). Assumed: none, unless an activity or a service says otherwise. */
  readonly automatedDecisions?: AutomatedDecisions | undefined;
  /** What an app asks the device for. */
  readonly permissions?: readonly Permission[] | undefined;
  readonly usStates?: UsStateFacts | undefined;
  /** How to change the choice about trackers. Assumed: the browser's settings and the rights contact. */
  readonly trackerChoices?: TrackerChoices | undefined;
  /** Where the documents lead to each other. A link that is left out is not made. */
  readonly links?: DocumentLinks | undefined;
  /** What is offered to customers, for terms and conditions. */
  readonly terms?: TermsFacts | undefined;
};

export type DocumentLinks = {
  /** The complete one. */
  readonly privacyPolicy?: DocumentLink | undefined;
  readonly simplifiedPolicy?: DocumentLink | undefined;
  readonly cookiePolicy?: DocumentLink | undefined;
};

/** An address of the owner's, or that of a hosted document, which can be asked for a language. */
export type DocumentLink = string | { readonly hosted: string };

export type SiteFacts = {
  readonly type: SiteType;
  readonly name: string;
  readonly url?: string | undefined;
};

/** Who decides why and how data is processed. GDPR Art. 13(1)(a) and (b). */
export type OwnerFacts = Contact & {
  readonly country: CountryCode;
  /** ISO 3166-2 (`DE-BE`), where a country has several supervisory authorities. */
  readonly part?: string | undefined;
  readonly vatNumber?: string | undefined;
  /** Who acts for a company: its director or manager. Directive 2000/31/EC Art. 5; APPI Art. 32(1)(i). */
  readonly legalRepresentative?: string | undefined;
  /** Representative in the Union, where the owner has no seat there. GDPR Art. 27. */
  readonly representative?: Contact | undefined;
  /** Representative in the United Kingdom. UK GDPR Art. 27. */
  readonly ukRepresentative?: Contact | undefined;
  /** Representative in Switzerland. FADP Art. 14. */
  readonly swissRepresentative?: Contact | undefined;
  /** Data protection officer. GDPR Art. 37. */
  readonly dpo?: Contact | undefined;
  /** Person in charge of the protection of personal information. Quebec, Act respecting the protection of personal information in the private sector, s. 3.1. */
  readonly privacyOfficer?: (Contact & { readonly title: string }) | undefined;
  /** With the essence of the arrangement between them. GDPR Art. 26(2). */
  readonly jointControllers?: readonly (Contact & { readonly essence?: OwnText | undefined })[] | undefined;
};

/** At least an e-mail address, a postal address or a phone number makes a contact. */
export type Contact = {
  readonly name: string;
  readonly email?: string | undefined;
  readonly address?: string | undefined;
  readonly phone?: string | undefined;
  readonly country?: CountryCode | undefined;
};

export type AudienceFacts = {
  /** Whom the site addresses. Assumed: people everywhere. */
  readonly areaType?: AreaType | undefined;
  /** Two letters each. Empty or left out: every state that has a law in force. */
  readonly usStates?: readonly string[] | undefined;
  /** Whether it is directed at children. Assumed: no. */
  readonly children?: boolean | undefined;
  /** The age from which people may use it, where the owner sets one. */
  readonly minimumAge?: number | undefined;
};

export type RightsContact = {
  readonly email?: string | undefined;
  /** Address of a request form. */
  readonly url?: string | undefined;
};

/** GDPR Art. 13(2)(f) and 22. */
export type AutomatedDecisions =
  | { readonly made: false; readonly reason?: OwnText | undefined }
  | { readonly made: true; readonly logic: OwnText; readonly consequences: OwnText };

export type UsStateFacts = {
  /** The page "Your Privacy Choices", where there is one. CCPA regulations § 7015. */
  readonly optOutUrl?: string | undefined;
  /** Whether the site acts on the Global Privacy Control signal. Left out: nothing is promised. */
  readonly honoursGpc?: boolean | undefined;
  /** Where a refusal can be appealed. Left out: the rights contact. */
  readonly appealEmail?: string | undefined;
  /** Toll-free number for requests, where there is one. CCPA § 1798.130(a)(1). */
  readonly tollFreePhone?: string | undefined;
  /** Whether sensitive data is used beyond what § 7027(m) of the CCPA regulations allows. Assumed: no. */
  readonly usesSensitiveDataFurther?: boolean | undefined;
};

export type TrackerChoices = {
  /** A control on every page reopens the choice: the cookie banner of the site. */
  readonly control?: boolean | undefined;
  readonly url?: string | undefined;
};
