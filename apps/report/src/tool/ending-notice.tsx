import { useState } from 'react';
import { fill } from '@app/texts/fill.ts';
import type { ToolOffice } from '@app/whistleblowing';
import { api } from './api.ts';
import { today, writtenDay } from './dates.ts';
import { ConfirmDialog } from './ui/confirm-dialog.tsx';
import { Notice } from './ui/notice.tsx';
import { useWords } from './words.tsx';

type Props = {
  readonly office: ToolOffice;
  /** A manager whom the signed form names may let it go earlier. */
  readonly isNamed: boolean;
  readonly onChange: () => void;
};

/** That a form has ended, and the day on which what is left of it is deleted. */
export function EndingNotice({ office: { id, endsOn }, isNamed, onChange }: Props) {
  const { words, locale } = useWords();
  const text = words.ending;
  const [isAsking, setAsking] = useState(false);
  const [day] = useState(today);
  if (endsOn === null) return null;
  return (
    <Notice tone="warning" title={text.title}>
      <p>{fill(text.text, { date: writtenDay(endsOn, locale) })}</p>
      {isNamed && endsOn > day && (
        <button type="button" onClick={() => setAsking(true)}>
          {text.release}
        </button>
      )}
      {isAsking && (
        <ConfirmDialog
          title={text.releaseTitle}
          text={text.releaseText}
          confirm={text.releaseNow}
          isDanger
          onConfirm={() => api.release(id).then(onChange)}
          onClose={() => setAsking(false)}
        />
      )}
    </Notice>
  );
}
