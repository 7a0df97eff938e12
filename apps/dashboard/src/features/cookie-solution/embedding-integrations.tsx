import { SegmentedControl, Stack } from '@mantine/core';
import { useState } from 'react';
import { Card } from '#ui/card.tsx';
import { CodeBlock } from '#ui/code-block.tsx';
import { useConfigurator } from './configurator-context.tsx';
import classes from './embedding.module.css';
import { useCookieSolutionWords } from './words.ts';

const builders = ['wordpress', 'react', 'gtm', 'rewrite'] as const;
type Builder = (typeof builders)[number];

/** Integrations that insert the tag, or mark the tags of pages, automatically. */
export function IntegrationsCard({ publicId }: { readonly publicId: string }) {
  const { others } = useCookieSolutionWords().embedding;
  const { banner } = useConfigurator();
  const [chosen, setChosen] = useState<Builder>('wordpress');
  const origin = banner.addresses ? new URL(banner.addresses.script).origin : window.location.origin;
  const rules = banner.addresses?.rules ?? '';
  const texts = {
    wordpress: others.wordpressText,
    react: others.reactText,
    gtm: others.gtmText,
    rewrite: others.rewriteText,
  } as const;
  const code = {
    wordpress: undefined,
    react: `import { CandorProvider } from '@candor/react';

<CandorProvider siteId="${publicId}" base="${origin}">
  <App />
</CandorProvider>`,
    gtm: undefined,
    rewrite: `import { consentMiddleware, rulesFrom } from '@candor/rewrite';

const rules = rulesFrom('${rules}');
app.use(consentMiddleware(rules)); // before compression`,
  } as const satisfies Record<Builder, string | undefined>;
  const shown = code[chosen];
  return (
    <Card title={others.title} description={others.text}>
      <Stack gap="md">
        <div className={classes['kinds']}>
          <SegmentedControl
            aria-label={others.which}
            value={chosen}
            data={builders.map((value) => ({ value, label: others[value] }))}
            onChange={(value) => setChosen(builders.find((one) => one === value) ?? 'wordpress')}
          />
        </div>
        <p className={classes['text']}>{texts[chosen]}</p>
        {shown ? <CodeBlock label={others[chosen]} code={shown} /> : <CodeBlock label={others.id} code={publicId} />}
      </Stack>
    </Card>
  );
}
