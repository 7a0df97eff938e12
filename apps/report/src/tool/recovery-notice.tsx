import { useState } from 'react';
import { fill } from '@app/texts/fill.ts';
import { writtenTime } from './dates.ts';
import { ConfirmDialog } from './ui/confirm-dialog.tsx';
import { Notice } from './ui/notice.tsx';
import type { Recovery } from './use-recovery.ts';
import { useWords } from './words.tsx';

/** Tells every manager that somebody asks to open reports with cards, until when it can be stopped, and stops it. */
export function RecoveryNotice({ recovery }: { readonly recovery: Recovery }) {
  const { words, locale } = useWords();
  const text = words.recovering;
  const [isAsking, setAsking] = useState(false);
  const { current } = recovery;
  if (recovery.isBroken)
    return (
      <Notice tone="bad" title={text.broken}>
        {<p>{text.brokenText}</p>}
      </Notice>
    );
  if (!current) return null;
  const values = { time: writtenTime(current.readyAt, locale), end: writtenTime(current.endsAt, locale) };
  const stop = recovery.state?.unsignedStops.find(({ request }) => request === current.number);
  // A stop by keys that no document names is no entry, and neither is one that nobody made.
  const stopped = stop ? fill(text.unsignedBy, { name: stop.name, time: writtenTime(stop.at, locale) }) : text.unsigned;
  const stateText = recovery.state?.current
    ? fill(current.isReady ? text.readyText : text.waitingText, values)
    : stopped;
  return (
    <>
      <Notice tone="warning" title={fill(text.waiting, { name: recovery.nameOf(current.by) })}>
        <p>{stateText}</p>
        <button type="button" onClick={() => setAsking(true)}>
          {text.stop}
        </button>
      </Notice>
      {isAsking && (
        <ConfirmDialog
          title={text.stopTitle}
          text={text.stopText}
          confirm={text.stopNow}
          isDanger
          onConfirm={() => recovery.write('recovery-stopped', current.number)}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}
