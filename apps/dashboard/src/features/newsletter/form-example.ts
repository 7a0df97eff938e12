type ExampleOptions = {
  /** The origin of the script. */
  readonly origin: string;
  readonly key: string;
  readonly preference: string;
  readonly email: string;
  /** The sentence at the checkbox. */
  readonly agree: string;
  readonly send: string;
};

/**
 * A form that subscribes to a newsletter. Its checkbox is empty, since consent requires a clear affirmative act (GDPR 4(11),
 * recital 32).
 */
export function formExample({ origin, key, preference, email, agree, send }: ExampleOptions): string {
  return `<script async src="${written(origin)}/embed/consent.js" data-key="${written(key)}"></script>

<form data-candor-form action="/subscribe" method="post">
  <label>${written(email)} <input type="email" name="email" data-candor-subject="email" autocomplete="email" required></label>
  <label>
    <input type="checkbox" name="newsletter" data-candor-preference="${written(preference)}" required>
    ${written(agree)}
  </label>
  <button>${written(send)}</button>
</form>`;
}

function written(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
