import { IconAlertCircle } from '@tabler/icons-react';
import type { ReactNode, RefObject } from 'react';
import { useUi } from '../ui-context.tsx';
import classes from './form.module.css';

type Props = {
  readonly errors: Readonly<Record<string, ReactNode>>;
  readonly form: RefObject<HTMLFormElement | null>;
  /** What the form says besides the messages at the fields. */
  readonly notes: readonly string[];
};

/** Says how many fields need attention, and lists the messages that no visible field shows. */
export function ErrorSummary({ errors, form, notes }: Props) {
  const { words } = useUi();
  const names = Object.keys(errors).filter((name) => Boolean(errors[name]));
  if (names.length === 0) return null;

  const homeless = names.filter((name) => !isShown(form.current, CSS.escape(name)));
  if (names.length < 2 && homeless.length === 0 && notes.length === 0) return null;
  return (
    <div className={classes['summary']} role="alert">
      <IconAlertCircle size={18} aria-hidden className={classes['summaryIcon']} />
      <div>
        <strong>{words.form.errorSummary(names.length)}</strong>
        {notes.map((note) => (
          <div key={note}>{note}</div>
        ))}
        {homeless.map((name) => (
          <div key={name}>{errors[name]}</div>
        ))}
      </div>
    </div>
  );
}

/** Whether a field shows the message: a field shows its own messages and those of the group named in `data-speaks-for`. */
function isShown(form: HTMLFormElement | null, name: string): boolean {
  return Boolean(form?.querySelector(`[data-path="${name}"], [data-speaks-for="${name}"]`));
}
