import { useState } from 'react';
import type { Assessment, AssessmentAnswers, Change } from './data.ts';

/** What was entered, and for which version. */
export type HeldAnswers = { readonly of: Assessment; readonly answers: AssessmentAnswers };

export type Held = {
  /** The version that the answers are entered for. */
  readonly assessment: Assessment;
  readonly answers: AssessmentAnswers;
  readonly isDirty: boolean;
  /** Somebody saved a newer version than the one that answers were entered for. */
  readonly isOutdated: boolean;
  readonly change: (change: Parameters<Change>[0]) => void;
  readonly saved: (after: Assessment, sent: AssessmentAnswers) => void;
  /** Drops what was entered for the newest version. */
  readonly discard: () => void;
};

/** What was entered is kept when a newer version arrives; without entries the newest version is shown. */
export function useHeld(newest: Assessment): Held {
  const [kept, setKept] = useState<HeldAnswers>({ of: newest, answers: newest.answers });
  const { of: assessment, answers } = current(kept, newest);
  const isDirty = answers !== assessment.answers;
  return {
    assessment,
    answers,
    isDirty,
    isOutdated: isDirty && newest.version > assessment.version,
    change: (change) =>
      setKept((before) => {
        const from = current(before, newest);
        return { of: from.of, answers: { ...from.answers, ...change(from.answers) } };
      }),
    // What was entered while it was being saved is not saved yet.
    saved: (after, sent) => setKept((before) => afterSave(before, after, sent)),
    discard: () => setKept({ of: newest, answers: newest.answers }),
  };
}

/** What is shown: what was entered, or else the newest version. */
export function current(kept: HeldAnswers, newest: Assessment): HeldAnswers {
  const isDirty = kept.answers !== kept.of.answers;
  return isDirty || newest.version < kept.of.version ? kept : { of: newest, answers: newest.answers };
}

/** @param sent the answers that were saved */
export function afterSave({ answers }: HeldAnswers, after: Assessment, sent: AssessmentAnswers): HeldAnswers {
  return { of: after, answers: answers === sent ? after.answers : answers };
}
