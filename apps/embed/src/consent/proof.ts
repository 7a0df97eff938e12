import { boxes, ignored, isSecret, nameOf, valueOf, type Field } from './fields.ts';

/**
 * Limits in bytes, as JSON in UTF-8. With the rest they fit into the 64 KiB that a public key may send, and that a
 * browser sends from a page that is closing.
 */
const longestForm = 40_000;
const longestContent = 16_000;

/** The form's markup as it was shown, and the values entered. */
export function proofOf(form: HTMLFormElement, shown: readonly Field[]): { form: string; content: string } {
  return { form: beginningOf(markupOf(form), longestForm), content: contentOf(shown) };
}

/** Markup without entered values, without secrets and without parts that nobody saw. */
function markupOf(form: HTMLFormElement): string {
  // In an inert document, so that no image is loaded and no custom element runs.
  const copy = document.implementation.createHTMLDocument('').importNode(form, true);
  const entered = 'input,select,textarea';
  const fields = form.querySelectorAll<Field>(entered);
  copy.querySelectorAll<Field>(entered).forEach((twin, at) => {
    const field = fields[at];
    if (!field || isSecret(field)) twin.remove();
    else if (field.type === 'textarea') twin.replaceChildren();
    else if (!boxes.test(field.type)) twin.removeAttribute('value');
  });
  copy.querySelectorAll(`script,style,template,[type=hidden],${ignored}`).forEach((element) => element.remove());
  return copy.outerHTML;
}

/** Values by name, as JSON; truncated if they are too long. */
function contentOf(shown: readonly Field[]): string {
  const entered = shown.map((field) => {
    const name = nameOf(field);
    return [name, name ? valueOf(shown.filter((one) => nameOf(one) === name)) : undefined];
  });
  return beginningOf(JSON.stringify(Object.fromEntries(entered)), longestContent);
}

/** The longest prefix of a text within the limit of bytes. It may end in half a character: `storable` cleans what is sent. */
function beginningOf(text: string, most: number): string {
  let kept = text.slice(0, most);
  while (new Blob([JSON.stringify(kept)]).size > most) kept = kept.slice(0, -200);
  return kept;
}
