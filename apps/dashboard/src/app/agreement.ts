import type { EmailChoice } from '@app/contract';

/** A person's answers in the terms wizard. */
export type Agreed = {
  readonly termsVersion: string;
  readonly privacyVersion: string;
  readonly drip: EmailChoice;
  readonly newsletter: EmailChoice;
  /** The words beside the checkboxes, stored as proof. */
  readonly form: string;
};

/** The fields of a sign-up that say what was agreed to. */
export function agreementOf({ termsVersion, privacyVersion, drip, newsletter, form }: Agreed) {
  return {
    tos_accepted: true,
    privacy_read: true,
    terms_version: termsVersion,
    privacy_version: privacyVersion,
    global_email_drip: drip,
    global_email_nl: newsletter,
    proof_form: form,
  };
}
