import { useState } from 'react';
import { fill } from '@app/texts/fill.ts';
import { sentName, sizeFault, type Attached } from '../form/files/attached.ts';
import { api } from './api.ts';
import { cleanFile } from './cleaner.ts';
import { random, toHex } from './encoding.ts';
import { Field, Tick } from './ui/field.tsx';
import { Notice } from './ui/notice.tsx';
import { useWords } from './words.tsx';

type Props = {
  /** The office, whose limits everybody is served. */
  readonly office: string;
  readonly files: readonly Attached[];
  readonly onFiles: (change: (files: readonly Attached[]) => readonly Attached[]) => void;
};

const megabyte = 1024 * 1024;

/** Files of a message. They are cleaned here like those of reporters: a file tells who made it. W6 */
export function Attachments({ office, files, onFiles }: Props) {
  const { words } = useWords();
  const text = words.attach;
  const [refused, setRefused] = useState<readonly string[]>([]);

  async function add(chosen: readonly File[]) {
    setRefused([]);
    let all = files;
    const { limits } = await api.publicOffice(office);
    for (const file of chosen) {
      const wrong = sizeFault(file.size, all, limits);
      if (wrong) {
        const size = Math.floor((wrong === 'tooMuch' ? limits.report : limits.file) / megabyte);
        setRefused((before) => [...before, fill(text[wrong], { name: file.name, size, number: limits.files })]);
        continue;
      }
      const attached: Attached = {
        id: toHex(random(16)),
        name: file.name,
        size: file.size,
        result: undefined,
        original: undefined,
        sendAnyway: false,
      };
      all = [...all, attached];
      onFiles((before) => [...before, attached]);
      try {
        const result = await cleanFile(file, limits.file);
        const original = result.ok ? undefined : new Uint8Array(await file.arrayBuffer());
        const cleaned: Attached = { ...attached, result, original };
        onFiles((before) => before.map((one) => (one.id === attached.id ? cleaned : one)));
      } catch {
        all = all.filter(({ id }) => id !== attached.id);
        onFiles((before) => before.filter(({ id }) => id !== attached.id));
        setRefused((before) => [...before, fill(text.unreadable, { name: file.name })]);
      }
    }
  }
  return (
    <div className="stack">
      <Field label={text.add} hint={text.hint}>
        {(input) => (
          <input
            {...input}
            type="file"
            multiple
            onChange={({ target }) => {
              const chosen = [...(target.files ?? [])];
              target.value = '';
              void add(chosen).catch(() => setRefused([words.failed]));
            }}
          />
        )}
      </Field>
      {refused.map((sentence) => (
        <Notice key={sentence} tone="bad" title={sentence} />
      ))}
      <ul className="plain">
        {files.map((file, at) => (
          <li key={file.id} className="row">
            <span>{file.name}</span>
            <span className="hint" role="status">
              {file.result
                ? fill(file.result.ok ? text.cleaned : text.kept, { name: sentName(file, at + 1) })
                : text.cleaning}
            </span>
            {file.result?.ok === false && (
              <Tick
                label={text.anyway}
                isChecked={file.sendAnyway}
                onChange={(sendAnyway) =>
                  onFiles((before) => before.map((one) => (one.id === file.id ? { ...one, sendAnyway } : one)))
                }
              />
            )}
            <button
              type="button"
              className="link small"
              onClick={() => onFiles((before) => before.filter(({ id }) => id !== file.id))}
            >
              {fill(text.remove, { name: file.name })}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
