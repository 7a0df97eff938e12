import { useEffect, useEffectEvent, useState } from 'react';
import { useLeavingBlocked } from '../unsaved-guard.tsx';

/** What came of saving: `refused` stays and shows why, `incomplete` asks whether the rest may be lost. */
export type Outcome = 'saved' | 'refused' | 'incomplete';

type Leaving = {
  /** Whether it must be asked if what cannot be saved may be lost. */
  readonly isAsking: boolean;
  readonly leave: () => void;
  readonly stay: () => void;
};

/** Saves what can be saved before the page is left, and asks about the rest. */
export function useSavedBeforeLeaving(isDirty: boolean, save: () => Promise<Outcome>): Leaving {
  const blocker = useLeavingBlocked(isDirty);
  const isBlocked = blocker.state === 'blocked';
  const [isIncomplete, setIncomplete] = useState(false);
  const saveAndLeave = useEffectEvent(async (): Promise<void> => {
    const outcome = await save();
    if (outcome === 'incomplete') return setIncomplete(true);
    if (outcome === 'saved') blocker.proceed?.();
    else blocker.reset?.();
  });
  useEffect(() => {
    if (isBlocked) void saveAndLeave();
  }, [isBlocked]);
  return {
    isAsking: isBlocked && isIncomplete,
    leave: () => {
      setIncomplete(false);
      blocker.proceed?.();
    },
    stay: () => {
      setIncomplete(false);
      blocker.reset?.();
    },
  };
}
