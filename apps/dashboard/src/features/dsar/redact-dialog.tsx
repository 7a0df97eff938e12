import { redactionReasons } from '@app/contract';
import { fill, plural } from '@app/texts';
import { Alert, Button, Checkbox, Group, Mark, NativeSelect, Stack, Text, Textarea } from '@mantine/core';
import { useState } from 'react';
import { useAreaWords } from '#app/area-words.ts';
import { failureMessage } from '#app/failure-message.ts';
import { useLocale } from '#app/words.tsx';
import { Modal } from '#ui/modal.tsx';
import { showToast } from '#ui/toast.tsx';
import { useRedact, useSearchFiles, type SearchedFile } from './redact-data.ts';

type Props = { readonly requestId: string; readonly onClose: () => void };

/** Looks for words in all files that were not sent yet, shows where they stand, and blacks them out in copies. */
export function RedactDialog({ requestId, onClose }: Props) {
  const words = useAreaWords('requests').redact;
  const search = useSearchFiles(requestId);
  const redact = useRedact(requestId);
  const [text, setText] = useState('');
  const [wholeWords, setWholeWords] = useState(true);
  const [rows, setRows] = useState(false);
  const [reason, setReason] = useState<(typeof redactionReasons)[number]>('third-party');
  const [left, setLeft] = useState<readonly string[]>([]);
  const passages = text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
  const found = search.data?.files ?? [];
  const fileIds = found.filter(({ count, fileId }) => count > 0 && !left.includes(fileId)).map(({ fileId }) => fileId);
  const error = search.error ?? redact.error;
  // What was found is of the words that were looked for.
  const changeWords = (change: () => void) => {
    change();
    search.reset();
    setLeft([]);
  };
  const save = async (): Promise<void> => {
    try {
      await redact.mutateAsync({ passages, wholeWords, fileIds, reason, scope: rows ? 'row' : 'passage' });
      showToast({ message: words.done });
      onClose();
    } catch {
      // Shown above the buttons.
    }
  };
  return (
    <Modal opened title={words.title} onClose={onClose}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (fileIds.length > 0) void save();
          // What went wrong is shown above the button.
          else void search.mutateAsync({ passages, wholeWords }).catch(() => undefined);
        }}
      >
        <Stack gap="md">
          <p>{words.text}</p>
          <Textarea
            label={words.passages}
            description={words.passagesHint}
            required
            autosize
            minRows={2}
            maxRows={8}
            value={text}
            onChange={({ currentTarget: { value } }) => changeWords(() => setText(value))}
          />
          <Checkbox
            label={words.wholeWords}
            checked={wholeWords}
            onChange={({ currentTarget: { checked } }) => changeWords(() => setWholeWords(checked))}
          />
          {search.isSuccess && (
            <div role="status">
              <Stack gap="sm">
                {found.length === 0 && <Text size="sm">{words.noFiles}</Text>}
                {found.map((file) => (
                  <Found
                    key={file.fileId}
                    file={file}
                    isChosen={!left.includes(file.fileId)}
                    onChoose={(isChosen) =>
                      setLeft(isChosen ? left.filter((id) => id !== file.fileId) : [...left, file.fileId])
                    }
                  />
                ))}
              </Stack>
            </div>
          )}
          {fileIds.length > 0 && (
            <>
              {found.some(({ kind, count }) => kind === 'csv' && count > 0) && (
                <Checkbox
                  label={words.rows}
                  checked={rows}
                  onChange={({ currentTarget: { checked } }) => setRows(checked)}
                />
              )}
              <NativeSelect
                label={words.reason}
                value={reason}
                data={redactionReasons.map((value) => ({ value, label: words.reasons[value] }))}
                onChange={({ currentTarget: { value } }) =>
                  setReason(redactionReasons.find((one) => one === value) ?? 'third-party')
                }
              />
            </>
          )}
          {error && <Alert color="red">{failureMessage(error)}</Alert>}
          <Group justify="flex-end">
            {fileIds.length === 0 ? (
              <Button type="submit" loading={search.isPending} disabled={passages.length === 0}>
                {words.search}
              </Button>
            ) : (
              <Button type="submit" loading={redact.isPending}>
                {words.save}
              </Button>
            )}
          </Group>
        </Stack>
      </form>
    </Modal>
  );
}

type FoundProps = {
  readonly file: SearchedFile;
  readonly isChosen: boolean;
  readonly onChoose: (isChosen: boolean) => void;
};

function Found({ file: { name, kind, count, excerpts }, isChosen, onChoose }: FoundProps) {
  const words = useAreaWords('requests').redact;
  const locale = useLocale();
  const isSearched = kind !== 'not-text' && kind !== 'too-large';
  if (!isSearched || count === 0)
    return <Text size="sm">{fill(isSearched ? words.nothing : words.notSearched, { name })}</Text>;
  return (
    <div style={{ overflowWrap: 'anywhere' }}>
      <Checkbox
        label={name}
        description={plural(locale, count, words.found)}
        checked={isChosen}
        onChange={({ currentTarget: { checked } }) => onChoose(checked)}
      />
      <ul>
        {excerpts.map(({ before, passage, after }, place) => (
          <li key={place}>
            <Text size="sm" component="span">
              {before}
              <Mark>{passage}</Mark>
              {after}
            </Text>
          </li>
        ))}
      </ul>
      {count > excerpts.length && (
        <Text size="sm" c="dimmed">
          {plural(locale, count - excerpts.length, words.more)}
        </Text>
      )}
    </div>
  );
}
