import { capture } from './capture.ts';
import { fieldsOf, ignored, noticePasswords } from './fields.ts';
import { outbox } from './outbox.ts';
import { languageOf } from './text.ts';
import type { Consent, ConsentRecorder, FormMeaning, Intake } from './types.ts';

type Bound = readonly [form: string | HTMLFormElement, meaning: FormMeaning];
/** A submit of which it is not known yet whether it was one. */
type Submit = { readonly event: Event; readonly consent: Consent; readonly until: string | undefined };

/** Milliseconds that validation has to say so, where a script took over the submit. */
const verdict = 500;
/** Milliseconds in which the same once more is the same. */
const again = 10_000;

/**
 * Starts to record consents on this page. What did not arrive from the pages before is sent.
 * It runs in browsers alone: in an effect, or behind a check for `document`.
 */
export function startConsent({ key, intake, token }: Intake): ConsentRecorder {
  const sent = outbox(`${new URL(intake).origin}/e/consent/${key}`, token);
  let bindings: readonly Bound[] = [];
  const submits = new Map<HTMLFormElement, Submit>();
  const last = new WeakMap<HTMLFormElement, readonly [said: string, at: number, id: string]>();

  function keep(form: HTMLFormElement, consent: Consent): string {
    submits.delete(form);
    // The form may look different by then: a button, a line.
    const said = `${consent.kind} ${consent.proofs?.[0]?.content}`;
    const [saidBefore, at = 0, idBefore = ''] = last.get(form) ?? [];
    if (saidBefore === said && Date.now() - at < again) return idBefore;
    const id = sent.add(consent, form);
    last.set(form, [said, Date.now(), id]);
    return id;
  }

  // Before the page's own listeners, who may empty the form; what they decide is known afterwards.
  function onSubmit(event: Event): void {
    const form = event.target as HTMLFormElement;
    if (submits.get(form)?.event === event) return;
    // An event of that name may be fired at anything.
    const meaning = form.elements && meaningOf(form);
    const { submitter } = event as SubmitEvent; // null where a script submits
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
      // A selector that is none is told to whoever wrote it, not when somebody submits. In a shadow tree submits stay there.
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

/** Whether validation says that a form is not submitted after all. */
function isFaulty(form: HTMLFormElement): boolean {
  const marked = form.querySelector('[aria-invalid=true],.is-invalid');
  return !!marked || fieldsOf(form).some(({ validity }) => validity?.customError);
}
