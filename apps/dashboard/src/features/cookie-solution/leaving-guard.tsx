import type { Banner } from '@app/contract';
import { useEffect, useEffectEvent } from 'react';
import { LeaveDialog, useLeavingBlocked } from '#app/unsaved-guard.tsx';

type Props = {
  readonly isDirty: boolean;
  /** Whether what is not saved yet could be. */
  readonly canSave: boolean;
  readonly save: () => Promise<Banner | undefined>;
};

/** Saves what was changed last before the page is left, and asks only if that is not possible. */
export function LeavingGuard({ isDirty, canSave, save }: Props) {
  const blocker = useLeavingBlocked(isDirty);
  const isBlocked = blocker.state === 'blocked';
  const saveAndLeave = useEffectEvent(async (): Promise<void> => {
    if (await save()) blocker.proceed?.();
    else blocker.reset?.();
  });
  useEffect(() => {
    if (isBlocked && canSave) void saveAndLeave();
  }, [isBlocked, canSave]);
  return (
    <LeaveDialog opened={isBlocked && !canSave} onLeave={() => blocker.proceed?.()} onStay={() => blocker.reset?.()} />
  );
}
