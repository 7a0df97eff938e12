import { useState } from 'react';
import { showAlert } from '../alerts.ts';
import { ApiError } from '../api-error.ts';
import { failureMessage } from '../failure-message.ts';
import { UnsavedGuard } from '../unsaved-guard.tsx';
import { useWords } from '../words.tsx';
import { ConflictDialog } from './conflict-dialog.tsx';
import { isSame } from './is-same.ts';

type Options<Stored, Entered> = {
  readonly newest: Stored;
  /** What the form shows of it: the form is made anew when this changes, unless something is entered. */
  readonly shownOf: (stored: Stored) => unknown;
  /** Saves the entries on top of what is stored. The server refuses it, if that is no longer the newest. */
  readonly save: (entered: Entered, onto: Stored) => Promise<unknown>;
  /** Says that it is saved. */
  readonly onSaved: () => void;
  /** Reads the newest after such a refusal. */
  readonly reload: () => Promise<Stored>;
};

export type Entries<Stored, Entered> = {
  /** What the form begins with: the newest, or what it was when something was entered. */
  readonly stored: Stored;
  /** Key of the form. */
  readonly formKey: string;
  /** Compares what the form shows with what it began with. */
  readonly note: (values: object, initial: object) => void;
  readonly submit: (entered: Entered) => Promise<void>;
  readonly isDirty: boolean;
  readonly conflict:
    | { readonly keepMine: () => void; readonly takeTheirs: () => void; readonly close: () => void }
    | undefined;
  readonly isSaving: boolean;
};

/**
 * The entries of a form with a button. They stay when what is stored is loaded anew, and overwrite nothing that somebody else saved
 * meanwhile without a question. `EntriesGuard` asks it, and whether entries may be lost.
 */
export function useEntries<Stored, Entered>(options: Options<Stored, Entered>): Entries<Stored, Entered> {
  const { newest, shownOf, save, onSaved, reload } = options;
  const [isDirty, setDirty] = useState(false);
  const [isSaving, setSaving] = useState(false);
  const [opened, setOpened] = useState(newest);
  const [refused, setRefused] = useState<{ readonly entered: Entered; readonly onto: Stored }>();
  /** Grows when the fields must show again what is stored. */
  const [turn, setTurn] = useState(0);
  const isKept = isDirty && !isSame(shownOf(opened), shownOf(newest));
  if (!isKept && opened !== newest) setOpened(newest);
  const stored = isKept ? opened : newest;
  const submit = async (entered: Entered, onto: Stored): Promise<void> => {
    setSaving(true);
    try {
      await save(entered, onto);
      setDirty(false);
      setRefused(undefined);
      onSaved();
    } catch (error) {
      if (!isConflict(error)) {
        tell(error);
        throw error;
      }
      const theirs = await reload();
      // What changed is nothing that the form shows, such as its confirmation: that is no conflict.
      if (isSame(shownOf(theirs), shownOf(onto))) return await submit(entered, theirs);
      setRefused({ entered, onto: theirs });
    } finally {
      setSaving(false);
    }
  };
  return {
    stored,
    formKey: `${turn} ${JSON.stringify(shownOf(stored))}`,
    note: (values, initial) => setDirty(!isSame(filled(values), filled(initial))),
    submit: (entered) => submit(entered, stored),
    isDirty,
    isSaving,
    conflict: refused && {
      keepMine: () => void submit(refused.entered, refused.onto).catch(() => setRefused(undefined)),
      takeTheirs: () => {
        setDirty(false);
        setTurn(turn + 1);
        setRefused(undefined);
      },
      close: () => setRefused(undefined),
    },
  };
}

/** Without what is empty: a field that was filled and emptied again is as it was. */
function filled(values: unknown): unknown {
  return JSON.parse(
    JSON.stringify(values, (_, value: unknown) => (value === '' || value === null ? undefined : value)),
  );
}

/** Whether something newer is stored. Other refusals, such as of a limit, say why. */
function isConflict(error: unknown): boolean {
  return error instanceof ApiError && /\.(changed|changed-meanwhile|exists)$/.test(error.code);
}

/** The form marks the fields that are wrong by itself, and the page says once that it is offline. */
function tell(error: unknown): void {
  if ((error instanceof ApiError && error.hasFields) || !navigator.onLine) return;
  showAlert({ type: 'error', message: failureMessage(error) });
}

/** Asks whether entries may be lost, and whose are kept if somebody else saved meanwhile. */
export function EntriesGuard<Stored, Entered>({ entries }: { readonly entries: Entries<Stored, Entered> }) {
  const { conflict: words } = useWords().saving;
  const { isDirty, isSaving, conflict } = entries;
  return (
    <>
      <UnsavedGuard when={isDirty} />
      {conflict && (
        <ConflictDialog
          opened
          busy={isSaving}
          words={words}
          onTheirs={conflict.takeTheirs}
          onMine={conflict.keepMine}
          onClose={conflict.close}
        />
      )}
    </>
  );
}
