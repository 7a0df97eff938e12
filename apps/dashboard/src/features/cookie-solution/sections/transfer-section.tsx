import { plural } from '@app/texts';
import { Alert, Button, Group, Stack } from '@mantine/core';
import { IconDownload, IconUpload } from '@tabler/icons-react';
import { useState } from 'react';
import { useErrorWords, useLocale } from '#app/words.tsx';
import { Card } from '#ui/card.tsx';
import { FileButton } from '#ui/file-button.tsx';
import { showToast } from '#ui/toast.tsx';
import { useConfigurator } from '../configurator-context.tsx';
import { mostBytes, readConfiguration, writeConfiguration } from '../transfer.ts';
import { useCookieSolutionWords } from '../words.ts';
import classes from './sections.module.css';

type Problem = { readonly title: string; readonly lines: readonly string[] };

/** Exports all settings to a file and imports them. */
export function TransferSection() {
  const words = useCookieSolutionWords().advanced.transfer;
  const sentences = useErrorWords();
  const locale = useLocale();
  const { draft, change } = useConfigurator();
  const [problem, setProblem] = useState<Problem>();

  const take = async (file: File): Promise<void> => {
    setProblem(undefined);
    if (file.size > mostBytes) return setProblem({ title: words.tooLarge, lines: [] });
    const read = readConfiguration(await file.text(), draft, sentences);
    if (read.ok) {
      const before = draft;
      change(read.configuration);
      return showToast({ message: words.imported, onUndo: () => change(before) });
    }
    return setProblem(
      read.refusal === 'wrong'
        ? { title: plural(locale, read.problems.length, words.problems), lines: read.problems }
        : { title: words[read.refusal], lines: [] },
    );
  };

  return (
    <Card description={words.text}>
      <Stack gap="md">
        <Group gap="sm">
          <Button
            variant="default"
            component="a"
            download="candor-banner.json"
            href={`data:application/json;charset=utf-8,${encodeURIComponent(writeConfiguration(draft))}`}
            leftSection={<IconDownload size={16} aria-hidden />}
          >
            {words.export}
          </Button>
          <FileButton
            label={words.import}
            accept="application/json,.json"
            leftSection={<IconUpload size={16} aria-hidden />}
            onFile={(file) => void take(file)}
          >
            {words.import}
          </FileButton>
        </Group>
        <div role="alert">
          {problem && (
            <Alert color="red" title={problem.title}>
              {problem.lines.length > 0 && (
                <ul className={classes['problems']}>
                  {problem.lines.slice(0, 10).map((line) => (
                    <li key={line}>{line}</li>
                  ))}
                </ul>
              )}
            </Alert>
          )}
        </div>
      </Stack>
    </Card>
  );
}
