import { consentIntake } from '@app/contract';

type FormWords = {
  readonly email: string;
  readonly agree: string;
  readonly newsletter: string;
  readonly send: string;
};

/** A form whose consent the script sends. `origin` is the origin of the script. */
export function formExample(origin: string, key: string, words: FormWords): string {
  return `<script async src="${origin}/embed/consent.js" data-key="${key}"></script>

<form data-candor-form data-candor-notices="privacy_policy" action="/sign-up" method="post">
  <label>${words.email} <input type="email" name="email" data-candor-subject="email" required></label>
  <label><input type="checkbox" name="privacy" data-candor-preference="privacy" required> ${words.agree}</label>
  <label><input type="checkbox" name="newsletter" data-candor-preference="newsletter"> ${words.newsletter}</label>
  <button>${words.send}</button>
</form>`;
}

/** The same request from a server, with a private key. */
export function curlExample(origin: string): string {
  return `curl ${origin}${consentIntake.create.path} \\
  -H "Authorization: Bearer YOUR_PRIVATE_KEY" \\
  -H "Content-Type: application/json" \\
  -H "Idempotency-Key: sign-up-4711" \\
  -d '{
    "subject": { "id": "4711", "email": "ann@example.com" },
    "preferences": { "newsletter": true },
    "legal_notices": ["privacy_policy"],
    "language": "en",
    "verified": true
  }'`;
}
