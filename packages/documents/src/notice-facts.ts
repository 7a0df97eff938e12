import type { CountryCode, OwnText } from './service-facts.ts';

/** A supervisory authority. */
export type SupervisorFacts = {
  readonly name: string;
  readonly address?: string | undefined;
  readonly url?: string | undefined;
};

/** A regulated profession, as its members must name it. Directive 2000/31/EC Art. 5(1)(f). */
export type ProfessionFacts = {
  readonly title: string;
  /** The country that granted the title. Left out: that of the owner. */
  readonly country?: CountryCode | undefined;
  /** The professional body or chamber, if there is one. */
  readonly body?: string | undefined;
  /** The names of the rules of the profession, and where they can be read. */
  readonly rules: string;
  readonly rulesUrl?: string | undefined;
  /** The professional liability insurer with its address, and where the insurance applies. Directive 2006/123/EC Art. 22(1)(k). */
  readonly insurer?: string | undefined;
};

/** The facts that a legal notice states besides those of the owner. */
export type NoticeFacts = {
  /** Whether the site publishes articles for opinion-forming. MStV (Germany) § 18(2). */
  readonly journalistic?: boolean | undefined;
  /** The person responsible for the content, or the director of publication. Left out: none is named. */
  readonly editor?: { readonly name: string; readonly address?: string | undefined } | undefined;
  /** Who hosts the site. Assumed: the provider of its hosting service. LCEN (France) Art. 1-1. */
  readonly host?: HostFacts | undefined;
  /** The object of the business. MedienG (Austria) § 25(2). */
  readonly businessObject?: OwnText | undefined;
  /** The basic direction of a medium that forms opinions. MedienG (Austria) § 25(4). */
  readonly editorialLine?: OwnText | undefined;
  /** Who holds shares in the owner, also indirectly, and its supervisory board. MedienG (Austria) § 25(2) and (3). */
  readonly ownership?: OwnText | undefined;
  /** What a shop charges besides the price. Assumed: as shown before the order. Japanese Act on Specified Commercial Transactions Art. 11(i). */
  readonly charges?: OwnText | undefined;
  /** When and how a shop takes goods back. Japanese Act on Specified Commercial Transactions Art. 11(v). */
  readonly returns?: OwnText | undefined;
  /** Sections in the owner's own words, such as credits of pictures. */
  readonly own?: readonly { readonly heading: OwnText; readonly text: OwnText }[] | undefined;
};

export type HostFacts = {
  readonly name: string;
  readonly address?: string | undefined;
  readonly phone?: string | undefined;
};
