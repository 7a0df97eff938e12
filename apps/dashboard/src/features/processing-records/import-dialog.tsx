import { importLimits } from '@app/contract';
import { isLocale, localeName, locales, plural } from '@app/texts';
import { Alert, Button, Group, NativeSelect, Stack, Text } from '@mantine/core';
import { useRef, useState } from 'react';
import { useAreaWords } from '#app/area-words.ts';
import { failureMessage } from '#app/failure-message.ts';
import { useLocale } from '#app/words.tsx';
import { FileButton } from '#ui/file-button.tsx';
import { Modal } from '#ui/modal.tsx';
import { showToast } from '#ui/toast.tsx';
import { EarlierImports } from './earlier-imports.tsx';
import { ImportColumns } from './import-columns.tsx';
import { fileBody, useCheckImport, useImport, type Checked } from './import-data.ts';
import { ImportLines } from './import-lines.tsx';

type Chosen = Awaited<ReturnType<typeof fileBody>>;

/** Imports a register: a file is chosen, its columns are mapped, its lines are shown, and then it is taken as a whole. */
export function ImportDialog({ onClose }: { readonly onClose: () => void }) {
  const words = useAreaWords('registerFiles').import;
  const locale = useLocale();
  const [file, setFile] = useState<Chosen>();
  const [isTooLarge, setTooLarge] = useState(false);
  const check = useCheckImport();
  const take = useImport();
  const [checked, setChecked] = useState<Checked>();
  // As somebody chose last, also while the check of that is under way.
  const [choice, setChoice] = useState<Partial<Pick<Checked, 'language' | 'columns'>>>({});
  const { language = checked?.language, columns = checked?.columns ?? [] } = choice;
  // The number of the last check that was asked for: answers to others come too late.
  const latest = useRef(0);
  const faulty = checked?.lines.filter(({ faults }) => faults.length > 0).length ?? 0;

  async function choose(chosen: File): Promise<void> {
    setTooLarge(chosen.size > importLimits.bytes);
    if (chosen.size > importLimits.bytes) return;
    latest.current += 1;
    const asked = latest.current;
    const body = await fileBody(chosen);
    if (asked !== latest.current) return;
    setFile(body);
    setChecked(undefined);
    await look(body, {});
  }

  async function look(of: Chosen, wanted: typeof choice): Promise<void> {
    take.reset();
    setChoice(wanted);
    latest.current += 1;
    const asked = latest.current;
    // A refusal is shown above.
    const answer = await check.mutateAsync({ ...of, ...bodyOf(wanted) }).catch(() => undefined);
    if (!answer || asked !== latest.current) return;
    setChecked(answer);
    setChoice({});
  }

  async function send(): Promise<void> {
    if (!file || !language) return;
    const { records } = await take.mutateAsync({ ...file, ...bodyOf({ language, columns }) });
    showToast({ message: plural(locale, records, words.done) });
    onClose();
  }

  const failed = check.error ?? take.error;
  return (
    <Modal opened title={words.title} size="x-large" closable={!take.isPending} onClose={onClose}>
      <Stack gap="md">
        <Text size="sm">{words.text}</Text>
        <Group gap="sm">
          <FileButton label={words.choose} accept=".xlsx,.csv,text/csv" onFile={(chosen) => void choose(chosen)}>
            {file ? words.chooseOther : words.choose}
          </FileButton>
          <Text size="sm" c={isTooLarge ? 'red' : 'dimmed'} role={isTooLarge ? 'alert' : undefined}>
            {isTooLarge || !file ? words.limits : file.name}
          </Text>
        </Group>
        {check.isPending && <p role="status">{words.checking}</p>}
        {failed && <Alert color="red">{failureMessage(failed)}</Alert>}
        {checked && (
          <>
            <NativeSelect
              label={words.language}
              value={language}
              data={locales.map((value) => ({ value, label: localeName(value, locale) }))}
              onChange={({ currentTarget: { value } }) => {
                // Columns are proposed anew.
                if (file && isLocale(value)) void look(file, { language: value });
              }}
            />
            <ImportColumns
              columns={columns}
              onChange={(chosen) => {
                if (file && language) void look(file, { language, columns: chosen });
              }}
            />
            <ImportLines lines={checked.lines} />
            <Group justify="space-between">
              <Text size="sm" role="status">
                {faulty > 0
                  ? plural(locale, faulty, words.faultyCount)
                  : plural(locale, checked.lines.length, words.lineCount)}
              </Text>
              <Button
                loading={take.isPending}
                disabled={check.isPending || check.isError || faulty > 0}
                // A refusal is shown above.
                onClick={() => void send().catch(() => undefined)}
              >
                {plural(locale, checked.lines.length, words.submit)}
              </Button>
            </Group>
          </>
        )}
        {!file && <EarlierImports />}
      </Stack>
    </Modal>
  );
}

/** What is sent of what somebody chose. */
function bodyOf({ language, columns }: Partial<Pick<Checked, 'language' | 'columns'>>) {
  return { ...(language && { language }), ...(columns && { columns: columns.map(({ field }) => field) }) };
}
