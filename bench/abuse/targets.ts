/** What there is to be asked for, and to be attacked, in the filled installation. */
export type Targets = {
  readonly port: number;
  /** The policy, banner and site of everyday size. */
  readonly publicId: string;
  /** Of its site, a public one. */
  readonly consentKey: string;
  readonly accountId: string;
  /** A policy of a megabyte, with versions 1 to `versions` in each of these languages. */
  readonly longId: string;
  readonly versions: number;
  readonly languages: readonly string[];
  /** What an attacker gets by opening the first page. */
  readonly visit: Session;
  /** An account of the attacker's own, whose address nobody proved. */
  readonly account: Session & { readonly siteId: string; readonly configuration: object };
  /** Who signs in again, each from a browser that signed in before. */
  readonly members: readonly (Session & { readonly form: string })[];
};

export type Session = { readonly cookie: string; readonly token: string };
