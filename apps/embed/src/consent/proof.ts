import { boxes, ignored, isSecret, nameOf, valueOf, type Field } from './fields.ts';

/**
 * Bytes as JSON in UTF-8. Together with the rest they fit into the 64 KiB that a public key may send, and a browser from a
 * page that closes.
 */
const longestForm = 40_000;
const longestContent = 16_000;

/** The form as it was shown, and what was entered. */
export function proofOf(form: HTMLFormElement, shown: readonly Field[]): { form: string; content: string } {
  return { form: beginningOf(markupOf(form), longestForm), content: contentOf(shown) };
}

/** Markup without what was entered, without what must not be kept and without what nobody saw. */
function markupOf(form: HTMLFormElement): string {
  // In a document that shows nothing, so that no picture is loaded and no element comes to life.
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

/** Values by name, as JSON; its beginning, where somebody entered a book. */
function contentOf(shown: readonly Field[]): string {
  const entered = shown.map((field) => {
    const name = nameOf(field);
    return [name, name ? valueOf(shown.filter((one) => nameOf(one) === name)) : undefined];
  });
  return beginningOf(JSON.stringify(Object.fromEntries(entered)), longestContent);
}

/** As much of a text as has so many bytes. Half a character at its end is no matter: what is sent goes through `storable`. */
function beginningOf(text: string, most: number): string {
  let kept = text.slice(0, most);
  while (new Blob([JSON.stringify(kept)]).size > most) kept = kept.slice(0, -200);
  return kept;
}
