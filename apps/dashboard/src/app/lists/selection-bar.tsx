import { fill, formatList, plural } from '@app/texts';
import { Button, type ButtonProps } from '@mantine/core';
import { useEffect, useId, useRef, useState, type FocusEvent, type ReactNode } from 'react';
import { useAreaWords } from '#app/area-words.ts';
import { failureMessage } from '#app/failure-message.ts';
import { useLocale } from '#app/words.tsx';
import { showToast } from '#ui/toast.tsx';
import classes from './lists.module.css';
import type { Selection } from './selection.tsx';

type BarProps = {
  readonly selection: Selection;
  /** What was done with the selected rows, to say which were refused. */
  readonly work?: BulkWork;
  readonly children: ReactNode;
};

/** What can be done with the selected rows. Nothing while none is selected. */
export function SelectionBar({ selection, work, children }: BarProps) {
  const words = useAreaWords('lists');
  const locale = useLocale();
  const namesOf = useNames();
  const { ids, selected } = selection;
  const refusals = work?.refusals.filter(({ id }) => selection.isSelected(id)) ?? [];
  const focus = useFocusOn(selected.length);
  return (
    <div role="status" className={classes['place']} {...focus}>
      {selected.length > 0 && (
        <section aria-label={words.selection} className={classes['bar']} data-bar>
          <strong>{plural(locale, selected.length, words.selected)}</strong>
          {selected.length < ids.length && (
            <Button size="compact-sm" variant="subtle" onClick={selection.all}>
              {plural(locale, ids.length, words.selectAll)}
            </Button>
          )}
          <Button size="compact-sm" variant="subtle" color="gray" onClick={selection.clear}>
            {words.clear}
          </Button>
          <div className={classes['actions']}>{children}</div>
          {refusals.length > 0 && (
            <ul className={classes['refusals']}>
              {[...Map.groupBy(refusals, ({ reason }) => reason)].map(([reason, rows]) => (
                <li key={reason}>{fill(words.notDone, { names: namesOf(rows.map(({ name }) => name)), reason })}</li>
              ))}
            </ul>
          )}
        </section>
      )}
    </div>
  );
}

type ActionProps = ButtonProps & {
  /** Why the selected rows do not fit. The bar says so, and a press does nothing. */
  readonly unfit?: string | undefined;
  readonly onClick: () => void;
  readonly children: ReactNode;
};

/** A press of the bar. It keeps the focus while the rows do not fit, so that a keyboard finds the reason. */
export function BarAction({ unfit, onClick, children, ...props }: ActionProps) {
  const id = useId();
  return (
    <>
      <Button
        size="xs"
        variant="default"
        {...props}
        {...(unfit && { 'data-disabled': true, 'aria-disabled': true, 'aria-describedby': id })}
        onClick={unfit ? undefined : onClick}
      >
        {children}
      </Button>
      {unfit && (
        <span id={id} className={classes['unfit']}>
          {unfit}
        </span>
      )}
    </>
  );
}

/**
 * Moves the focus on when the control of the bar that had it goes: to the bar, or without one to the nearest row. Where a dialog
 * asked before, once it is closed.
 */
function useFocusOn(selected: number) {
  const ref = useRef<HTMLDivElement>(null);
  const hadFocus = useRef(false);
  useEffect(() => {
    if (!hadFocus.current) return;
    // Not cancelled when the list goes: then the focus is lost for sure.
    const look = (): void => {
      if (document.querySelector('[aria-modal="true"]')) requestAnimationFrame(look);
      else if (document.activeElement === document.body) focusNear(ref.current);
    };
    look();
  }, [selected]);
  return {
    ref,
    onFocus: () => (hadFocus.current = true),
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent<HTMLDivElement>) => {
      // Without a target, the control was disabled or removed.
      // From a dialog, it comes back.
      if (relatedTarget && !currentTarget.contains(relatedTarget) && !relatedTarget.closest('[role="dialog"]'))
        hadFocus.current = false;
    },
  };
}

function focusNear(bar: HTMLElement | null): void {
  const next = bar?.querySelector('button') ?? nearestCheckbox(bar);
  (next ?? document.querySelector<HTMLElement>('[data-page-title]'))?.focus({ preventScroll: true });
}

function nearestCheckbox(from: HTMLElement | null): HTMLElement | undefined {
  for (let part = from; part; part = part.parentElement) {
    const found = part.querySelector<HTMLElement>('input[type="checkbox"]');
    if (found) return found;
  }
  return undefined;
}

const mostNamed = 5;

/** Names what is affected, in one line. */
export function useNames(): (names: readonly string[]) => string {
  const words = useAreaWords('lists');
  const locale = useLocale();
  return (names) => {
    const more = names.length - mostNamed;
    return formatList(locale, [...names.slice(0, mostNamed), ...(more > 0 ? [plural(locale, more, words.more)] : [])]);
  };
}

type Work<Row> = {
  readonly rows: readonly Row[];
  readonly name: (row: Row) => string;
  readonly act: (row: Row) => Promise<unknown>;
  /** The message once all is done. */
  readonly done: (count: number) => string;
  readonly onUndo?: () => void;
};

type Refusal = { readonly id: string; readonly name: string; readonly reason: string };

/** Acts on one selected row after the other. Refused rows stay selected, and the bar says why; `run` returns them. */
export function useBulkWork(selection: Selection) {
  const words = useAreaWords('lists');
  const [isBusy, setBusy] = useState(false);
  const [refusals, setRefusals] = useState<readonly Refusal[]>([]);
  const run = async <Row extends { readonly id: string }>({ rows, name, act, done, onUndo }: Work<Row>) => {
    setBusy(true);
    const refused: Refusal[] = [];
    for (const row of rows) {
      try {
        await act(row);
      } catch (error) {
        refused.push({ id: row.id, name: name(row), reason: failureMessage(error) });
      }
    }
    setBusy(false);
    setRefusals(refused);
    selection.keep(refused.map(({ id }) => id));
    const count = rows.length - refused.length;
    showToast({
      message:
        refused.length === 0
          ? done(count)
          : fill(words.partly, { done: String(count), all: String(rows.length), reason: refused[0]?.reason ?? '' }),
      ...(onUndo && count > 0 && { onUndo }),
    });
    return refused;
  };
  return { run, isBusy, refusals };
}
export type BulkWork = ReturnType<typeof useBulkWork>;
