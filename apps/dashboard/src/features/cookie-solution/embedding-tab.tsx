import type { BannerSnippet } from '@app/contract';
import { fill } from '@app/texts';
import { Alert, Button, SegmentedControl, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router';
import { usePaths } from '#app/paths.ts';
import { Card } from '#ui/card.tsx';
import { CodeBlock } from '#ui/code-block.tsx';
import { CopyButton } from '#ui/copy-button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { useConfigurator } from './configurator-context.tsx';
import { IntegrationsCard } from './embedding-integrations.tsx';
import { MarksCard } from './embedding-marks.tsx';
import classes from './embedding.module.css';
import { reopenLink } from './marked-up.ts';
import { useCookieSolutionWords } from './words.ts';

/** First the tag that stops scripts after it: the others stop only what is marked, or take more care. */
const kinds = ['sync', 'loader', 'async', 'guard', 'csp', 'gpc'] as const;

/** The embed code, the tags that wait for consent, and integrations that insert both automatically. */
export function EmbeddingTab() {
  const { embedding: words } = useCookieSolutionWords();
  const { siteId, banner } = useConfigurator();
  const paths = usePaths();
  if (!banner.publicId || banner.snippets.length === 0) {
    return (
      <EmptyState
        picture="document"
        title={words.notYet}
        text={words.notYetText}
        action={
          <Button component={Link} to="#settings">
            {words.toSettings}
          </Button>
        }
      />
    );
  }
  return (
    <Stack gap="md" className={classes['page']}>
      {!banner.published && <Alert color="amber">{words.notPublished}</Alert>}
      <Card
        title={words.tag.title}
        description={words.tag.text}
        actions={
          <Button component={Link} to={paths.installation(siteId)} variant="default">
            {words.tag.steps}
          </Button>
        }
      >
        <TagCode snippets={banner.snippets} />
      </Card>
      <MarksCard />
      {banner.configuration.reopen === 'own' && (
        <Card title={words.reopen.title} description={words.reopen.text}>
          <CodeBlock label={words.reopen.title} code={reopenLink(words.reopen.label)} />
        </Card>
      )}
      <IntegrationsCard publicId={banner.publicId} />
      <Addresses />
    </Stack>
  );
}

function TagCode({ snippets }: { readonly snippets: readonly BannerSnippet[] }) {
  const { embedding: words } = useCookieSolutionWords();
  const offered = kinds.filter((kind) => snippets.some((snippet) => snippet.kind === kind));
  const [chosen, setChosen] = useState<(typeof kinds)[number]>('sync');
  const codeOf = (wanted: BannerSnippet['kind']) => snippets.find(({ kind }) => kind === wanted)?.code ?? '';
  const { label, text } = words.kinds[chosen];
  return (
    <Stack gap="md">
      <div className={classes['kinds']}>
        <SegmentedControl
          aria-label={words.tag.which}
          value={chosen}
          data={offered.map((value) => ({ value, label: words.kinds[value].label }))}
          onChange={(value) => setChosen(offered.find((one) => one === value) ?? 'sync')}
        />
      </div>
      <Text size="sm" className={classes['text']}>
        {text}
      </Text>
      {chosen === 'csp' ? (
        <>
          <CodeBlock code={codeOf('csp')} label={words.policy.before} />
          <CodeBlock code={codeOf('csp-granted')} label={words.policy.granted} />
          <CodeBlock code={codeOf('csp-tag')} label={words.policy.tag} />
        </>
      ) : (
        <CodeBlock code={codeOf(chosen)} label={fill(words.codeOf, { kind: label })} />
      )}
    </Stack>
  );
}

/** For developers of their own integrations. */
function Addresses() {
  const { embedding: words } = useCookieSolutionWords();
  const { addresses } = useConfigurator().banner;
  if (!addresses) return null;
  const names = ['script', 'kept', 'guard', 'rules', 'choice'] as const;
  return (
    <Card title={words.addresses.title}>
      <ul className={classes['addresses']}>
        {names.map((name) => (
          <li key={name}>
            <span className={classes['name']}>{words.addresses[name]}</span>
            <code>{addresses[name]}</code>
            <CopyButton text={addresses[name]} />
          </li>
        ))}
      </ul>
    </Card>
  );
}
