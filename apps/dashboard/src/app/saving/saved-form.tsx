import {
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  type FocusEvent,
  type ReactNode,
  type SubmitEvent,
} from 'react';
import type { z } from 'zod';
import { checkValues, isOptional } from '#ui/form/check.ts';
import { ErrorSummary } from '#ui/form/error-summary.tsx';
import { focusField, focusFirstInvalid } from '#ui/form/focus.ts';
import { FormContext, type Values } from '#ui/form/form-context.ts';
import { useFormValues } from '#ui/form/form-values.ts';
import { onceVisible } from '#ui/once-visible.ts';
import { useUi } from '#ui/ui-context.tsx';
import classes from '#ui/form/form.module.css';
import { isSaved, savableOf } from './savable.ts';
import { useDraft } from './unsaved-drafts.tsx';
import type { Part } from './use-drafts.ts';

type Props<S extends z.ZodType> = Pick<Part, 'saved' | 'send' | 'canRestore'> & {
  /** Under which unsaved entries are kept. */
  readonly name: string;
  readonly schema: S;
  readonly initial: Partial<z.input<S>> | undefined;
  /** What is saved, in the data from which `initial` is. */
  readonly current: unknown;
  /** What is saved of the entries. */
  readonly toSaved: (entered: z.output<S>) => unknown;
  /** What the server's names of fields begin with. */
  readonly prefix: string;
  readonly label?: string | undefined;
  readonly focus?: string | undefined;
  readonly children: ReactNode;
};

/** A form that is saved by itself. A field says what is wrong with it once it is left. */
export function SavedForm<S extends z.ZodType>(props: Props<S>) {
  const { resets } = useDraft(props.name);
  return <Fields key={resets} {...props} />;
}

function Fields<S extends z.ZodType>({ name, schema, initial, prefix, label, focus, children, ...how }: Props<S>) {
  const { explain } = useUi();
  const element = useRef<HTMLFormElement>(null);
  const { entered, refusal, keep, save, begin, reset, isOutdated } = useDraft(name);
  const left = useRef(new Set<string>());
  // Also while the focus is in a dialog that a field opened: it is a child of the form, and not in its element.
  const hadFocus = useRef(false);

  const problemsIn = (values: Values): Readonly<Record<string, string>> => {
    const checked = checkValues(schema, values);
    return checked.ok ? {} : explain(checked.error, checked.given);
  };
  const part: Part = {
    saved: how.saved,
    send: how.send,
    canRestore: how.canRestore,
    check: (values) => savableOf(schema, values, initial ?? {}, how.toSaved),
  };
  const changed = useRef<(values: Values) => void>(undefined);
  const form = useFormValues({ ...(entered ?? initial) }, (values) => changed.current?.(values));
  useLayoutEffect(() => {
    changed.current = (values) => {
      keep(values, part);
      // What was wrong may not be any more, even of other fields.
      const now = problemsIn(values);
      form.setErrors(Object.fromEntries(Object.entries(form.errors).filter(([path]) => path in now)));
    };
  });
  // The fields follow what somebody else saves, unless something is entered or about to be.
  const beginNow = useEffectEvent(() => {
    if (!entered) begin(how.current);
  });
  useLayoutEffect(() => beginNow(), []);
  const follow = (): void => {
    const { activeElement } = document;
    if (activeElement === document.body) hadFocus.current = false;
    if (hadFocus.current || element.current?.contains(activeElement)) return;
    // The page may not show yet what was saved last.
    if (!entered && isOutdated(how.current) && isSaved(how.current, how.saved())) reset();
  };
  const followLater = useRef(follow);
  useEffect(() => {
    followLater.current = follow;
    follow();
  });
  const showProblems = (isShown: (path: string) => boolean): void =>
    form.setErrors(Object.fromEntries(Object.entries(problemsIn(form.getValues())).filter(([path]) => isShown(path))));
  const showAll = (): void => showProblems(() => true);

  // What could not be saved before says why, when its form is shown again.
  const showAgain = useEffectEvent(() => {
    if (entered) showAll();
  });
  useEffect(() => showAgain(), []);
  const showRefusal = useEffectEvent(() => {
    if (!refusal) return;
    const fields = Object.entries(refusal.fields).map(([path, { message }]) => [path.replace(prefix, ''), message]);
    form.setErrors(Object.fromEntries(fields) as Readonly<Record<string, string>>);
  });
  useEffect(() => showRefusal(), [refusal]);
  useEffect(() => {
    const form = element.current;
    return focus && form ? onceVisible(form, () => focusField(form, focus)) : undefined;
  }, [focus]);

  const leaveField = ({ currentTarget, target, relatedTarget }: FocusEvent<HTMLDivElement>): void => {
    // Whoever looks at another window comes back to the field.
    if (document.hasFocus()) hadFocus.current = false;
    requestAnimationFrame(() => followLater.current());
    // Dialogs that a field opens are its children, yet not in the form.
    if (!currentTarget.contains(target)) return;
    if (!entered) return;
    if (relatedTarget && !currentTarget.contains(relatedTarget)) return showAll();
    const field = target.closest('[data-path], [data-speaks-for]');
    const path = field?.getAttribute('data-path') ?? field?.getAttribute('data-speaks-for');
    if (path) left.current.add(path);
    showProblems((wrong) => [...left.current].some((one) => isWithin(wrong, one) || isWithin(one, wrong)));
  };
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    event.stopPropagation();
    showAll();
    requestAnimationFrame(() => focusFirstInvalid(element.current));
    void save();
  };

  return (
    <FormContext value={{ form, busy: false, readOnly: false, isOptional: (field) => isOptional(schema, field) }}>
      <form ref={element} noValidate aria-label={label} onSubmit={submit}>
        <div
          role="presentation"
          className={classes['form']}
          onFocus={() => (hadFocus.current = true)}
          onBlur={leaveField}
        >
          <ErrorSummary errors={form.errors} form={element} notes={[]} />
          {children}
        </div>
      </form>
    </FormContext>
  );
}

const isWithin = (path: string, outer: string): boolean => path === outer || path.startsWith(`${outer}.`);
