import { fill } from '@app/texts';
import { Anchor, Button, Group, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { useAreaWords } from '#app/area-words.ts';
import { Loaded } from '#app/loaded.tsx';
import { usePaths } from '#app/paths.ts';
import { Card } from '#ui/card.tsx';
import { Skeletons } from '#ui/skeletons.tsx';
import { driftQuery, type DriftFinding } from './data.ts';
import { FillButton } from './fill-button.tsx';

/** More findings than these are folded. */
const shownAtOnce = 5;

type Props = { readonly siteId: string; readonly mayEdit: boolean };

/** In what register, documents and scans disagree, each with what mends it. */
export function DriftCard({ siteId, mayEdit }: Props) {
  const words = useAreaWords('processingRecords');
  const query = useQuery(driftQuery(siteId));
  const [isOpen, setOpen] = useState(false);
  return (
    <Card title={words.driftTitle} description={words.driftText}>
      <Loaded query={query} pending={<Skeletons shape="rows" count={2} label={words.driftTitle} />}>
        {({ findings }) => (
          <Stack gap="xs">
            {findings.length === 0 && <Text size="sm">{words.driftNone}</Text>}
            {findings.slice(0, isOpen ? findings.length : shownAtOnce).map((finding) => (
              <Finding
                key={`${finding.code} ${finding.site?.id} ${finding.name}`}
                finding={finding}
                mayEdit={mayEdit}
              />
            ))}
            {!isOpen && findings.length > shownAtOnce && (
              <Group>
                <Button size="xs" variant="default" onClick={() => setOpen(true)}>
                  {fill(words.driftAll, { number: String(findings.length) })}
                </Button>
              </Group>
            )}
          </Stack>
        )}
      </Loaded>
    </Card>
  );
}

function Finding({ finding, mayEdit }: { readonly finding: DriftFinding; readonly mayEdit: boolean }) {
  const words = useAreaWords('processingRecords');
  const paths = usePaths();
  const { code, site, recordId, recipientId, name, article } = finding;
  return (
    <Group justify="space-between" gap="sm">
      <div>
        <Text size="sm">{fill(words.drift[code], { name })}</Text>
        <Text size="xs" c="dimmed">
          {site ? `${site.name} · ${article}` : article}
        </Text>
      </div>
      {code === 'no-record' && mayEdit && site && <FillButton siteId={site.id} size="xs" />}
      {recipientId && (
        <Anchor component={Link} to={paths.recipients(recipientId)} size="sm">
          {words.driftOpen}
        </Anchor>
      )}
      {recordId && !recipientId && (
        <Anchor component={Link} to={paths.processingRecords(recordId)} size="sm">
          {words.driftOpen}
        </Anchor>
      )}
      {code === 'safeguard-ending' && !recordId && (
        <Anchor component={Link} to={paths.transfers} size="sm">
          {words.driftOpen}
        </Anchor>
      )}
      {code === 'not-in-documents' && site && (
        <Anchor component={Link} to={paths.siteScan(site.id)} size="sm">
          {words.driftScan}
        </Anchor>
      )}
    </Group>
  );
}
