import type { SignOffComparison } from '@app/contract';
import { Anchor, Stack, Text } from '@mantine/core';
import { Link } from 'react-router';
import { ClauseChanged } from '#app/clause-changed.tsx';
import { usePaths } from '#app/paths.ts';
import { Slot } from '#app/slots.tsx';
import { useWords } from '#app/words.tsx';
import { Card } from '#ui/card.tsx';
import { Skeletons } from '#ui/skeletons.tsx';
import { StatusBadge } from '#ui/status-badge.tsx';
import { useSignOffWords } from './words.ts';

type Props = { readonly siteId: string; readonly comparison: SignOffComparison };

/** What would change for visitors: the banner, and each document clause by clause. */
export function Comparison({ siteId, comparison: { banner, documents } }: Props) {
  const { page: words } = useSignOffWords();
  const { sites } = useWords();
  const paths = usePaths();
  if (!banner && documents.length === 0) return <Text c="dimmed">{words.nothing}</Text>;
  return (
    <>
      {banner && (
        <Card
          title={sites.places.cookieSolution}
          actions={
            <Anchor component={Link} to={`${paths.cookieSolution(siteId)}?show=preview`} size="sm">
              {words.seeBanner}
            </Anchor>
          }
        >
          <Slot
            name="bannerChanges"
            props={{ siteId, banner }}
            fallback={<Skeletons shape="text" count={3} label={words.loading} />}
          />
        </Card>
      )}
      {documents.map((document) => (
        <Card
          key={document.id}
          title={sites.documents[document.type]}
          actions={
            <Anchor component={Link} to={`${paths.generator(document.id)}?view=preview`} size="sm">
              {words.readWhole}
            </Anchor>
          }
        >
          <OfDocument document={document} />
        </Card>
      ))}
    </>
  );
}

function OfDocument({ document }: { readonly document: SignOffComparison['documents'][number] }) {
  const { page: words } = useSignOffWords();
  const { publishing } = useWords();
  const { summary, consent, changes, from } = document;
  return (
    <Stack gap="sm">
      <Text size="sm">{from === null ? words.firstVersion : (summary ?? words.nothing)}</Text>
      {from !== null && (
        <div>
          <StatusBadge tone={consent.needed ? 'attention' : 'good'}>
            {consent.needed ? publishing.consentNeeded : publishing.consentNotNeeded}
          </StatusBadge>
          {consent.reasons.map(({ code, message }) => (
            <Text key={`${code} ${message}`} size="sm">
              {message}
            </Text>
          ))}
        </div>
      )}
      {changes.map((change) => (
        <ClauseChanged key={change.id} change={change} />
      ))}
    </Stack>
  );
}
