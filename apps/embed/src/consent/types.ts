/** A text that was shown, by the name it has in the dashboard. Without a version: the newest there is. */
export type LegalNotice =
  | string
  | { readonly identifier: string; readonly version?: string; readonly language?: string };

/** Who consents. Without id and address they have no name but that of the record. */
export type Subject = {
  /** The site's own id of the person. */
  readonly id?: string;
  readonly email?: string;
  readonly first_name?: string;
  readonly last_name?: string;
  readonly full_name?: string;
};

/** A consent as a page may send it. */
export type Consent = {
  /** `consent`, if not said. */
  readonly kind?: 'consent' | 'withdrawal' | undefined;
  readonly subject?: Subject;
  readonly legal_notices?: readonly LegalNotice[];
  /** What was chosen, by the names of the choices. */
  readonly preferences?: Readonly<Record<string, boolean | number | string | null>>;
  /** What was shown, as markup, and what was entered, as JSON. */
  readonly proofs?: readonly { readonly form?: string; readonly content?: string }[];
  /** One of the languages Candor speaks, like `de` or `pt-BR`. If not said, that of the page. */
  readonly language?: string | undefined;
  /** By which your server says who is signed in, if not the one this was started with. */
  readonly subject_token?: string | undefined;
};

/** What a form means. All that is left out is read from the form. */
export type FormMeaning = {
  /** Fields by name, id or selector: `{ email: 'email', first_name: '[name=fname]' }`. */
  readonly subject?: { readonly [Part in keyof Subject]?: string };
  /** The same for what is chosen: `{ newsletter: 'newsletter' }`. */
  readonly preferences?: Readonly<Record<string, string>>;
  readonly legal_notices?: readonly LegalNotice[];
  readonly kind?: Consent['kind'];
  readonly language?: string;
  /**
   * An event of the form, or around it, that says that it arrived: `wpcf7mailsent`. The consent is kept when that comes,
   * as it was when the form was submitted. If not said, it is kept when the form is submitted.
   */
  readonly event?: string;
};

/** Where consents go. */
export type Intake = {
  /** A public consent key of the site: `candor_pub_…`. */
  readonly key: string;
  /** The origin of Candor: `https://privacy.example.com`. */
  readonly intake: string;
  /**
   * A token by which your server says who is signed in. Without one, and once it has expired, what is sent is kept as a claim.
   */
  readonly token?: string | undefined;
};

export type ConsentRecorder = {
  /** Records a form, or all that a selector finds, also later, each time it is submitted. Returns what ends that. */
  bind(form: string | HTMLFormElement, meaning?: FormMeaning): () => void;
  /** Records a form as it is now, without a submit. Returns the id of the record. */
  record(form: HTMLFormElement, meaning?: FormMeaning): string;
  /** Records what did not come from a form. Returns the id of the record. */
  send(consent: Consent): string;
};

/** The `detail` of `candor-consent:kept`: Candor has it on the disk. */
export type KeptDetail = { readonly id: string; readonly status: number };

/** The `detail` of `candor-consent:refused`: it is not kept, and not sent again. */
export type RefusedDetail = {
  readonly id: string;
  readonly status: number;
  /** Why, from the catalogue of errors: `consent-key.invalid`. */
  readonly code?: string;
  readonly message?: string;
  /** What was wrong, by field. */
  readonly fields?: Readonly<Record<string, { readonly code: string; readonly message: string }>>;
};
