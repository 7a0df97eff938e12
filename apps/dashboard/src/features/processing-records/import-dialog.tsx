import { importLimits } from '@app/contract';
import { isLocale, localeName, locales, plural } from '@app/texts';
import { Alert, Button, Group, NativeSelect, Stack, Text } from '@mantine/core';
import { useState } from 'react';
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
  const faulty = checked?.lines.filter(({ faults }) => faults.length > 0).length ?? 0;

  async function choose(chosen: File): Promise<void> {
    setTooLarge(chosen.size > importLimits.bytes);
    if (chosen.size > importLimits.bytes) return;
    const body = await fileBody(chosen);
    setFile(body);
    setChecked(undefined);
    await look(body);
  }

  async function look(body: Parameters<typeof check.mutateAsync>[0]): Promise<void> {
    take.reset();
    // A refusal is shown above.
    await check.mutateAsync(body).then(setChecked, () => undefined);
  }

  function again(change: Partial<Pick<Checked, 'language'>> & { readonly columns?: Checked['columns'] }): void {
    if (!file || !checked) return;
    const columns = (change.columns ?? checked.columns).map(({ field }) => field);
    // In another language, columns are proposed anew.
    void look({
      ...file,
      ...(change.language ? { language: change.language } : { language: checked.language, columns }),
    });
  }

  async function send(): Promise<void> {
    if (!file || !checked) return;
    const columns = checked.columns.map(({ field }) => field);
    const { records } = await take.mutateAsync({ ...file, language: checked.language, columns });
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
              value={checked.language}
              data={locales.map((value) => ({ value, label: localeName(value, locale) }))}
              onChange={({ currentTarget: { value } }) => {
                if (isLocale(value)) again({ language: value });
              }}
            />
            <ImportColumns columns={checked.columns} onChange={(columns) => again({ columns })} />
            <ImportLines lines={checked.lines} />
            <Group justify="space-between">
              <Text size="sm" role="status">
                {faulty > 0
                  ? plural(locale, faulty, words.faultyCount)
                  : plural(locale, checked.lines.length, words.lineCount)}
              </Text>
              <Button
                loading={take.isPending}
                disabled={check.isPending || faulty > 0}
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
