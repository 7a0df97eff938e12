import type { ConsentKey } from '@app/contract';
import { Select, Stack } from '@mantine/core';
import { useState } from 'react';
import { page } from '#app/page.ts';
import { Card } from '#ui/card.tsx';
import { CodeBlock } from '#ui/code-block.tsx';
import { SectionHead } from '#ui/section-head.tsx';
import classes from './consent-records.module.css';
import { curlExample, formExample } from './example-code.ts';
import { useConsentRecordsWords } from './words.ts';

/** Code ready to paste, with a public key of the site. */
export function Examples({ keys }: { readonly keys: readonly ConsentKey[] }) {
  const { keys: words } = useConsentRecordsWords();
  const open = keys.filter(({ kind }) => kind === 'public');
  const [chosen, setChosen] = useState<string>();
  const key = open.find(({ id }) => id === chosen) ?? open[0];
  return (
    <section>
      <Stack gap="lg">
        <SectionHead
          title={words.code}
          text={words.codeText}
          actions={
            open.length > 1 && (
              <Select
                className={classes['key']}
                label={words.useKey}
                data={open.map(({ id, name }) => ({ value: id, label: name }))}
                value={key?.id ?? null}
                allowDeselect={false}
                onChange={(id) => setChosen(id ?? undefined)}
              />
            )
          }
        />
        <Card title={words.form} description={words.formText}>
          <CodeBlock
            label={words.form}
            code={formExample(page.contentUrl ?? window.location.origin, key?.shown ?? 'YOUR_PUBLIC_KEY', words)}
          />
        </Card>
        <Card title={words.server} description={words.serverText}>
          <CodeBlock label={words.server} code={curlExample(window.location.origin)} />
        </Card>
      </Stack>
    </section>
  );
}
