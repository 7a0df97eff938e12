import { SegmentedControl, Select, Stack, Text } from '@mantine/core';
import { fill, localeNameWithin, type Locale } from '@app/texts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Failure } from '#app/failure.tsx';
import { useLocale, useWords } from '#app/words.tsx';
import { CodeBlock } from '#ui/code-block.tsx';
import { Skeletons } from '#ui/skeletons.tsx';
import { embeddingQuery, type Theme } from './data.ts';
import classes from './publishing.module.css';

const kinds = ['overlay', 'inline', 'iframe', 'link', 'popup', 'html', 'react'] as const;
type Kind = (typeof kinds)[number];

/** The embed code for one language, in each kind of embedding. */
export function SnippetPanel({ documentId, language }: { readonly documentId: string; readonly language: Locale }) {
  const { publishing: words, shell } = useWords();
  const locale = useLocale();
  const [kind, setKind] = useState<Kind>('overlay');
  const [theme, setTheme] = useState<Theme>('theme2024');
  const { data, error, refetch } = useQuery(embeddingQuery(documentId, language, theme));

  if (!data && error) return <Failure message={shell.failure.boxTitle} error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeletons shape="text" label={shell.pageLoading} />;
  const code = data.snippets.find((snippet) => snippet.kind === kind)?.code ?? '';
  const { label, text } = words.kinds[kind];
  return (
    <Stack gap="md">
      <div className={classes['kinds']}>
        <SegmentedControl
          aria-label={words.code}
          value={kind}
          data={kinds.map((value) => ({ value, label: words.kinds[value].label }))}
          // The control returns one of the values it was given.
          onChange={(value) => setKind(value as Kind)}
        />
      </div>
      <Text size="sm" c="dimmed">
        {text}
      </Text>
      {(kind === 'overlay' || kind === 'iframe') && (
        <Select
          label={words.theme}
          maw={360}
          allowDeselect={false}
          value={theme}
          data={(['theme2024', 'theme2014'] as const).map((value) => ({ value, label: words.themes[value] }))}
          onChange={(value) => setTheme(value === 'theme2014' ? value : 'theme2024')}
        />
      )}
      <CodeBlock
        code={code}
        label={fill(words.codeFor, { kind: label, language: localeNameWithin(language, locale) })}
      />
    </Stack>
  );
}
