import { Select } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { Locale } from '@app/texts';
import { useState } from 'react';
import { useWords } from '#app/words.tsx';
import { embeddingQuery, type Theme } from './data.ts';
import { SnippetView } from './snippet-view.tsx';

const kinds = ['overlay', 'inline', 'iframe', 'link', 'popup', 'html', 'react'] as const;

/** The embed code of a document for one language, in each kind of embedding. */
export function SnippetPanel({ documentId, language }: { readonly documentId: string; readonly language: Locale }) {
  const words = useWords().publishing;
  const [theme, setTheme] = useState<Theme>('theme2024');
  const query = useQuery(embeddingQuery(documentId, language, theme));
  return (
    <SnippetView query={query} language={language} kinds={kinds} words={words.kinds}>
      {(kind) =>
        (kind === 'overlay' || kind === 'iframe') && (
          <Select
            label={words.theme}
            maw={360}
            allowDeselect={false}
            value={theme}
            data={(['theme2024', 'theme2014'] as const).map((value) => ({ value, label: words.themes[value] }))}
            onChange={(value) => setTheme(value === 'theme2014' ? value : 'theme2024')}
          />
        )
      }
    </SnippetView>
  );
}
