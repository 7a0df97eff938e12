/** The resources in the filled installation that are requested and attacked. */
export type Targets = {
  readonly port: number;
  /** ID of a policy, banner and site of ordinary size. */
  readonly publicId: string;
  /** A public key of that site. */
  readonly consentKey: string;
  readonly accountId: string;
  /** A policy of one megabyte, with versions 1 to `versions` in each of these languages. */
  readonly longId: string;
  readonly versions: number;
  readonly languages: readonly string[];
  /** The session that an attacker gets by opening the first page. */
  readonly visit: Session;
  /** An account of the attacker, whose email address is unverified. */
  readonly account: Session & { readonly siteId: string; readonly configuration: object };
  /** Members who sign in again, each from a browser that has signed in before. */
  readonly members: readonly (Session & { readonly form: string })[];
};

export type Session = { readonly cookie: string; readonly token: string };
