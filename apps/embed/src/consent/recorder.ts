import { capture } from './capture.ts';
import { fieldsOf, ignored, noticePasswords } from './fields.ts';
import { outbox } from './outbox.ts';
import { languageOf } from './text.ts';
import type { Consent, ConsentRecorder, FormMeaning, Intake } from './types.ts';

type Bound = readonly [form: string | HTMLFormElement, meaning: FormMeaning];
/** A submit event for which it is not yet known whether the form was really submitted. */
type Submit = { readonly event: Event; readonly consent: Consent; readonly until: string | undefined };

/** Milliseconds that validation has to mark errors, after a script prevented the submit. */
const verdict = 500;
/** Milliseconds within which an equal submit counts as a repetition. */
const again = 10_000;

/**
 * Starts recording consents on this page, and sends those that previous pages could not send. It only runs in browsers:
 * call it in an effect, or after a check for `document`.
 */
export function startConsent({ key, intake, token }: Intake): ConsentRecorder {
  const sent = outbox(`${new URL(intake).origin}/e/consent/${key}`, token);
  let bindings: readonly Bound[] = [];
  const submits = new Map<HTMLFormElement, Submit>();
  const last = new WeakMap<HTMLFormElement, readonly [said: string, at: number, id: string]>();

  function keep(form: HTMLFormElement, consent: Consent): string {
    submits.delete(form);
    // Compares the content only: the form's markup may have changed since, such as a button or a message.
    const said = `${consent.kind} ${consent.proofs?.[0]?.content}`;
    const [saidBefore, at = 0, idBefore = ''] = last.get(form) ?? [];
    if (saidBefore === said && Date.now() - at < again) return idBefore;
    const id = sent.add(consent, form);
    last.set(form, [said, Date.now(), id]);
    return id;
  }

  // Runs before the page's own listeners, which may clear the form; whether they prevent the submit is known
  // afterwards.
  function onSubmit(event: Event): void {
    const form = event.target as HTMLFormElement;
    if (submits.get(form)?.event === event) return;
    // A `submit` event may be dispatched on any element.
    const meaning = form.elements && meaningOf(form);
    const { submitter } = event as SubmitEvent; // null if a script submits
    if (!meaning || form.matches(':invalid') || submitter?.closest(ignored)) return;
    const until = meaning.event ?? form.dataset['candorEvent'];
    const submit = { event, consent: capture(form, meaning), until };
    submits.set(form, submit);
    if (until) addEventListener(until, onArrival, true);
    else setTimeout(() => decide(form, submit));
  }

  function meaningOf(form: HTMLFormElement): FormMeaning | undefined {
    return bindings.find(([bound]) => bound === form || (typeof bound === 'string' && form.matches(bound)))?.[1];
  }

  function decide(form: HTMLFormElement, submit: Submit, isLast = false): void {
    if (submits.get(form) !== submit || submit.until) return;
    const isTakenOver = submit.event.defaultPrevented;
    if (isTakenOver && !isLast) setTimeout(() => decide(form, submit, true), verdict);
    else if (isTakenOver && isFaulty(form)) submits.delete(form);
    else keep(form, submit.consent);
  }

  function onArrival({ type, target }: Event): void {
    for (const [form, { until, consent }] of submits) {
      const place = target instanceof Node ? target : document;
      if (until === type && (place.contains(form) || form.contains(place))) keep(form, consent);
    }
  }

  noticePasswords();
  addEventListener('submit', onSubmit, true);
  addEventListener('pagehide', () => submits.forEach((submit, form) => decide(form, submit, true)), true);

  return {
    bind(form, meaning = {}) {
      const bound: Bound = [form, meaning];
      // An invalid selector throws here, to the developer, and not at a submit. Submit events do not leave a shadow
      // tree, so a form gets its own listener.
      if (typeof form === 'string') document.querySelector(form);
      else form.addEventListener('submit', onSubmit, true);
      bindings = [bound, ...bindings];
      return () => {
        bindings = bindings.filter((one) => one !== bound);
      };
    },
    record: (form, meaning = meaningOf(form) ?? {}) => keep(form, capture(form, meaning)),
    send: (consent) => sent.add({ language: languageOf(document.documentElement.lang), ...consent }),
  };
}

/** Whether validation shows that the form was not submitted after all. */
function isFaulty(form: HTMLFormElement): boolean {
  const marked = form.querySelector('[aria-invalid=true],.is-invalid');
  return !!marked || fieldsOf(form).some(({ validity }) => validity?.customError);
}
