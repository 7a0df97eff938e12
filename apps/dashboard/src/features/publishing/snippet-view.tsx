import { SegmentedControl, Stack, Text } from '@mantine/core';
import { fill, localeNameWithin, type Locale } from '@app/texts';
import { useState, type ReactNode } from 'react';
import { Failure } from '#app/failure.tsx';
import { useLocale, useWords } from '#app/words.tsx';
import { CodeBlock } from '#ui/code-block.tsx';
import { Skeletons } from '#ui/skeletons.tsx';
import classes from './publishing.module.css';

type Snippet = { readonly kind: string; readonly code: string };

type Props<Kind extends string> = {
  readonly query: {
    readonly data?: { readonly snippets: readonly Snippet[] } | undefined;
    readonly error: Error | null;
    refetch(): unknown;
  };
  readonly language: Locale;
  /** The ways to embed it, best first. */
  readonly kinds: readonly [Kind, ...Kind[]];
  readonly words: Readonly<Record<Kind, { readonly label: string; readonly text: string }>>;
  /** What is set for a kind. */
  readonly children?: (kind: Kind) => ReactNode;
};

/** Code to paste in one language: one kind of embedding at a time. */
export function SnippetView<Kind extends string>({ query, language, kinds, words, children }: Props<Kind>) {
  const { publishing, shell } = useWords();
  const locale = useLocale();
  const [kind, setKind] = useState<Kind>(kinds[0]);
  const { data, error } = query;
  if (!data && error)
    return <Failure message={shell.failure.boxTitle} error={error} onRetry={() => void query.refetch()} />;
  if (!data) return <Skeletons shape="text" label={shell.pageLoading} />;
  const { label, text } = words[kind];
  return (
    <Stack gap="md">
      <div className={classes['kinds']}>
        <SegmentedControl
          aria-label={publishing.code}
          value={kind}
          data={kinds.map((value) => ({ value, label: words[value].label }))}
          // The control returns one of the values it was given.
          onChange={(value) => setKind(value as Kind)}
        />
      </div>
      <Text size="sm" c="dimmed">
        {text}
      </Text>
      {children?.(kind)}
      <CodeBlock
        code={data.snippets.find((snippet) => snippet.kind === kind)?.code ?? ''}
        label={fill(publishing.codeFor, { kind: label, language: localeNameWithin(language, locale) })}
      />
    </Stack>
  );
}
