/** A legal text that was shown, by its identifier in the dashboard. Default version: the newest. */
export type LegalNotice =
  | string
  | { readonly identifier: string; readonly version?: string; readonly language?: string };

/** The person who consents. Without id and e-mail address, the record's id is the only identifier. */
export type Subject = {
  /** The site's own id for the person. */
  readonly id?: string;
  readonly email?: string;
  readonly first_name?: string;
  readonly last_name?: string;
  readonly full_name?: string;
};

/** A consent as a page may send it. */
export type Consent = {
  /** Default: `consent`. */
  readonly kind?: 'consent' | 'withdrawal' | undefined;
  readonly subject?: Subject;
  readonly legal_notices?: readonly LegalNotice[];
  /** The choices, by their names. */
  readonly preferences?: Readonly<Record<string, boolean | number | string | null>>;
  /** The form as it was shown, as markup, and the values entered, as JSON. */
  readonly proofs?: readonly { readonly form?: string; readonly content?: string }[];
  /** A language that Candor has, such as `de` or `pt-BR`. Default: the language of the page. */
  readonly language?: string | undefined;
  /** Token with which your server says who is signed in; default: the one passed at the start. */
  readonly subject_token?: string | undefined;
};

/** How to read a form. Anything omitted is detected from the form. */
export type FormMeaning = {
  /** Fields by name, id or selector: `{ email: 'email', first_name: '[name=fname]' }`. */
  readonly subject?: { readonly [Part in keyof Subject]?: string };
  /** The same for choices: `{ newsletter: 'newsletter' }`. */
  readonly preferences?: Readonly<Record<string, string>>;
  readonly legal_notices?: readonly LegalNotice[];
  readonly kind?: Consent['kind'];
  readonly language?: string;
  /**
   * An event on the form or around it that says that the submit succeeded, such as `wpcf7mailsent`. The consent is then
   * stored at that event, as it was when the form was submitted. Default: it is stored at the submit.
   */
  readonly event?: string;
};

/** Where to send consents. */
export type Intake = {
  /** A public consent key of the site: `candor_pub_…`. */
  readonly key: string;
  /** The origin of Candor: `https://privacy.example.com`. */
  readonly intake: string;
  /**
   * A token with which your server says who is signed in. Without one, or after it has expired, records are stored as
   * claims.
   */
  readonly token?: string | undefined;
};

export type ConsentRecorder = {
  /**
   * Records a form, or all forms that match a selector, now or later, each time they are submitted. Returns a function
   * that stops it.
   */
  bind(form: string | HTMLFormElement, meaning?: FormMeaning): () => void;
  /** Records a form as it is now, without a submit. Returns the record's id. */
  record(form: HTMLFormElement, meaning?: FormMeaning): string;
  /** Records a consent that did not come from a form. Returns the record's id. */
  send(consent: Consent): string;
};

/** The `detail` of `candor-consent:kept`: Candor has stored the record on disk. */
export type KeptDetail = { readonly id: string; readonly status: number };

/** The `detail` of `candor-consent:refused`: the record was not stored, and is not sent again. */
export type RefusedDetail = {
  readonly id: string;
  readonly status: number;
  /** Error code from the catalogue of errors: `consent-key.invalid`. */
  readonly code?: string;
  readonly message?: string;
  /** Errors by field. */
  readonly fields?: Readonly<Record<string, { readonly code: string; readonly message: string }>>;
};
