import { useEffect, useEffectEvent, useState } from 'react';
import { useLeavingBlocked } from '../unsaved-guard.tsx';

/** What came of saving: `refused` stays and shows why, `incomplete` asks whether the rest may be lost. */
export type Outcome = 'saved' | 'refused' | 'incomplete';

/** Milliseconds after which it is asked rather than waited. */
const longest = 3000;

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
  /** Returns whether it must be asked. */
  const saveAndLeave = useEffectEvent(async (): Promise<boolean> => {
    const outcome = await Promise.race([save(), late()]);
    if (outcome === 'saved') blocker.proceed?.();
    if (outcome === 'refused') blocker.reset?.();
    return outcome === 'incomplete';
  });
  useEffect(() => {
    if (isBlocked) void saveAndLeave().then((mustAsk) => setIncomplete(mustAsk));
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

/** A save that waits for the network, or for a slow server, must not hold the page. */
function late(): Promise<Outcome> {
  return new Promise((resolve) => setTimeout(() => resolve('incomplete'), navigator.onLine ? longest : 0));
}
