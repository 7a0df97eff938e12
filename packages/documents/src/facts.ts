import type {
  Area,
  AreaType,
  LegalBasis,
  OwnerKind,
  Permission,
  RuledOut,
  SecurityMeasure,
  SiteType,
} from '@app/catalogue';
import type { ConsentFacts } from './consent/consent-facts.ts';
import type { NoticeFacts, ProfessionFacts, SupervisorFacts } from './notice-facts.ts';
import type { ProcessingFacts } from './processing-facts.ts';
import type { TermsFacts } from './terms-facts.ts';
import type { ActivityFacts, CountryCode, OwnText, ServiceFacts, Tracker } from './service-facts.ts';

export {
  areas,
  areaTypes,
  consentAreas,
  permissions,
  siteTypes,
  type Area,
  type AreaType,
  type ConsentArea,
  type Permission,
  type SiteType,
} from '@app/catalogue';
export type { ConsentFacts, OtherProduct } from './consent/consent-facts.ts';
export * from './notice-facts.ts';
export * from './processing-facts.ts';
export * from './service-facts.ts';
export * from './terms-facts.ts';

/**
 * Everything known about a site that its documents mention: plain, serializable data without any of our own prose. Only `site`,
 * `owner` and `services` are required; anything else left out is assumed (see `assumed.ts`), requested (see `missing.ts`) or
 * does not apply.
 */
export type Facts = {
  readonly site: SiteFacts;
  readonly owner: OwnerFacts;
  readonly services: readonly ServiceFacts[];
  /** The site's own processing of personal data, whether or not a service is involved. */
  readonly activities?: readonly ActivityFacts[] | undefined;
  /** Trackers that the site itself sets and nobody else reads: a session, a cart. */
  readonly ownTrackers?: readonly Tracker[] | undefined;
  readonly audience?: AudienceFacts | undefined;
  /** Where people send requests about their data. Assumed: the owner's email address. */
  readonly rightsContact?: RightsContact | undefined;
  /** Automated decisions. GDPR Art. 13(2)(f). Assumed: none, unless an activity or a service says otherwise. */
  readonly automatedDecisions?: AutomatedDecisions | undefined;
  /** The measures that protect data, as the owner states them. Left out: the document names none. GDPR Art. 32(1). */
  readonly security?: readonly SecurityMeasure[] | undefined;
  /** Device permissions that an app requests. */
  readonly permissions?: readonly Permission[] | undefined;
  /** The legal basis of what each permission opens. Sensitive permissions need one. */
  readonly permissionBases?: Readonly<Partial<Record<Permission, LegalBasis>>> | undefined;
  /** What the owner states that the site does not do. */
  readonly ruledOut?: readonly RuledOut[] | undefined;
  /** Whether the contracts with all processors are concluded. Left out: assumed. GDPR Art. 28(3). */
  readonly processorContracts?: boolean | undefined;
  readonly usStates?: UsStateFacts | undefined;
  /** How visitors are asked about trackers. Left out: nobody is known to ask them. */
  readonly consentBy?: ConsentFacts | undefined;
  /** In facts stored by earlier versions: how visitors change their choice. */
  readonly trackerChoices?: TrackerChoices | undefined;
  /** Links between the documents. Documents contain only the links given here. */
  readonly links?: DocumentLinks | undefined;
  /** The offers to customers, for terms and conditions. */
  readonly terms?: TermsFacts | undefined;
  /** What a legal notice states besides the owner. */
  readonly notice?: NoticeFacts | undefined;
  /** The form through which people report wrongdoing in the organization. `law`: what asks for it; null: none does. */
  readonly reportForm?: { readonly url: string; readonly law: string | null } | undefined;
  /** What the owner processes for its customers, for a data processing agreement. */
  readonly processing?: ProcessingFacts | undefined;
};

/** The ID under which the site's own trackers stand among its services. */
export const ownTrackersId = 'own-trackers';

export type DocumentLinks = {
  /** The complete privacy policy. */
  readonly privacyPolicy?: DocumentLink | undefined;
  readonly simplifiedPolicy?: DocumentLink | undefined;
  readonly cookiePolicy?: DocumentLink | undefined;
  readonly legalNotice?: DocumentLink | undefined;
  readonly processingAgreement?: DocumentLink | undefined;
};

/** The owner's own URL, or that of a hosted document, which takes a language parameter. */
export type DocumentLink = string | { readonly hosted: string };

export type SiteFacts = {
  readonly type: SiteType;
  readonly name: string;
  readonly url?: string | undefined;
};

/** The controller, who decides why and how data is processed. GDPR Art. 13(1)(a) and (b). */
export type OwnerFacts = Contact & {
  readonly country: CountryCode;
  /** ISO 3166-2 code (`DE-BE`), for countries that have several supervisory authorities. */
  readonly part?: string | undefined;
  readonly vatNumber?: string | undefined;
  readonly kind?: OwnerKind | undefined;
  /** As registered: "Gesellschaft mit beschränkter Haftung", "société par actions simplifiée". */
  readonly legalForm?: string | undefined;
  /** Entry in a trade, company or association register. Directive 2000/31/EC Art. 5(1)(d). */
  readonly register?: RegisterFacts | undefined;
  /** The number by which the country identifies a business, besides that of its register: SIREN, NIF, CVR, CNPJ. */
  readonly businessNumber?: string | undefined;
  /** The share capital, in the owner's words, because some laws want the part that is paid up as well. */
  readonly capital?: string | undefined;
  /** A second way to reach the owner fast: a form or chat. Directive 2000/31/EC Art. 5(1)(c); CJEU C-298/07. */
  readonly contactUrl?: string | undefined;
  /** Certified e-mail, such as the Italian PEC. */
  readonly certifiedEmail?: string | undefined;
  /** The authority that supervises a licensed activity. Directive 2000/31/EC Art. 5(1)(e). */
  readonly supervisor?: SupervisorFacts | undefined;
  /** A regulated profession. Directive 2000/31/EC Art. 5(1)(f). */
  readonly profession?: ProfessionFacts | undefined;
  /** Where customers write about orders and contracts. Left out: the email address, which is for privacy and legal matters. */
  readonly serviceEmail?: string | undefined;
  /** The person who acts for a company: its director or manager. Directive 2000/31/EC Art. 5; APPI Art. 32(1)(i). */
  readonly legalRepresentative?: string | undefined;
  /** Representative in the Union, for an owner not established there. GDPR Art. 27. */
  readonly representative?: Contact | undefined;
  /** Representative in the United Kingdom. UK GDPR Art. 27. */
  readonly ukRepresentative?: Contact | undefined;
  /** Representative in Switzerland. FADP Art. 14. */
  readonly swissRepresentative?: Contact | undefined;
  /** Data protection officer. GDPR Art. 37. */
  readonly dpo?: Contact | undefined;
  /**
   * Person in charge of the protection of personal information. Quebec, Act respecting the protection of personal information
   * in the private sector, s. 3.1.
   */
  readonly privacyOfficer?: (Contact & { readonly title: string }) | undefined;
  /** Joint controllers, each with the essence of the arrangement with them. GDPR Art. 26(2). */
  readonly jointControllers?: readonly (Contact & { readonly essence?: OwnText | undefined })[] | undefined;
};

export type RegisterFacts = { readonly name: string; readonly number: string };

/** A contact needs at least an email address, a postal address or a phone number. */
export type Contact = {
  readonly name: string;
  readonly email?: string | undefined;
  readonly address?: string | undefined;
  readonly phone?: string | undefined;
  readonly country?: CountryCode | undefined;
};

export type AudienceFacts = {
  /** The areas whose people the site addresses. Assumed: all. */
  readonly areas?: readonly Area[] | undefined;
  /**
   * The area, in facts of versions published before there were sets of areas. Such facts keep the frame that their version was
   * composed in: see `bodyOf`.
   */
  readonly areaType?: AreaType | undefined;
  /** Two-letter codes. Empty or left out: every state that has a law in force. */
  readonly usStates?: readonly string[] | undefined;
  /** Whether the site is directed at children. Assumed: no. */
  readonly children?: boolean | undefined;
  /** The minimum age of users, where the owner sets one. */
  readonly minimumAge?: number | undefined;
};

export type RightsContact = {
  readonly email?: string | undefined;
  /** URL of a request form. */
  readonly url?: string | undefined;
};

/** Whether solely automated decisions are made. GDPR Art. 13(2)(f) and 22. */
export type AutomatedDecisions =
  | { readonly made: false; readonly reason?: OwnText | undefined }
  | { readonly made: true; readonly logic: OwnText; readonly consequences: OwnText };

export type UsStateFacts = {
  /** The page "Your Privacy Choices", if the site has one. CCPA regulations § 7015. */
  readonly optOutUrl?: string | undefined;
  /** In facts stored by earlier versions: whether the site honors Global Privacy Control. */
  readonly honoursGpc?: boolean | undefined;
  /** The email address for appeals against a refusal. Left out: the rights contact. */
  readonly appealEmail?: string | undefined;
  /** Toll-free number for requests, if there is one. CCPA § 1798.130(a)(1). */
  readonly tollFreePhone?: string | undefined;
  /** Whether sensitive data is used beyond what § 7027(m) of the CCPA regulations allows. Assumed: no. */
  readonly usesSensitiveDataFurther?: boolean | undefined;
  /** A program that offers something in return for data. Left out: there is none. CCPA § 1798.125(b). */
  readonly financialIncentive?: FinancialIncentive | undefined;
};

/** What a notice of financial incentive states. CCPA regulations § 7016(d). */
export type FinancialIncentive = {
  /** What is offered, and which data it takes. */
  readonly offer: OwnText;
  readonly joining: OwnText;
  /** A good-faith estimate of the value of the data, and how it was made. */
  readonly value: OwnText;
};

export type TrackerChoices = {
  /** Whether a control on every page, the site's cookie banner, reopens the choice. */
  readonly control?: boolean | undefined;
  readonly url?: string | undefined;
};
