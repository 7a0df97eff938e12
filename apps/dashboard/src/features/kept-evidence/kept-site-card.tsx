import type { KeptSite } from '@app/contract';
import { fill, formatDate } from '@app/texts';
import { Button, Group } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router';
import { useKeptParts, type KeptPart } from '#app/evidence/kept-parts.ts';
import { usePaths, type Paths } from '#app/paths.ts';
import { useLocale, useWords } from '#app/words.tsx';
import { Card } from '#ui/card.tsx';
import { DataTable } from '#ui/data-table.tsx';
import { TwoLines } from '#ui/two-lines.tsx';
import type { DeletedPart } from './data.ts';
import { DeleteEvidence } from './delete-evidence.tsx';
import { VersionsDialog } from './versions-dialog.tsx';

/** A deleted site, or one that parts were deleted of, with what is kept of it. */
export function KeptSiteCard({ kept }: { readonly kept: KeptSite }) {
  const words = useWords().evidence;
  const locale = useLocale();
  const parts = useKeptParts()(kept);
  const [opened, setOpened] = useState<KeptPart>();
  const [deleted, setDeleted] = useState<DeletedPart>();
  const { site, siteDeletedAt } = kept;
  return (
    <Card
      title={site.name}
      description={
        siteDeletedAt ? fill(words.siteDeleted, { date: formatDate(locale, siteDeletedAt, 'long') }) : words.siteThere
      }
      actions={
        parts.length > 1 && (
          <Button color="red" variant="light" onClick={() => setDeleted({ part: 'all' })}>
            {words.deleteAll}
          </Button>
        )
      }
    >
      <DataTable
        label={site.name}
        rows={parts}
        rowKey={({ key }) => key}
        columns={[
          {
            key: 'part',
            label: words.title,
            cell: ({ label, amount }) => (
              <TwoLines>
                <strong>{label}</strong>
                {amount && <small>{amount}</small>}
              </TwoLines>
            ),
          },
          { key: 'until', label: words.before.kept, cell: ({ until }) => until },
          {
            key: 'actions',
            label: words.open,
            hiddenLabel: true,
            align: 'end',
            cell: (part) => (
              <Actions siteId={site.id} part={part} onOpen={() => setOpened(part)} onDelete={setDeleted} />
            ),
          },
        ]}
      />
      {opened && <VersionsDialog kept={kept} part={opened} onClose={() => setOpened(undefined)} />}
      {deleted && <DeleteEvidence site={site} deleted={deleted} onClose={() => setDeleted(undefined)} />}
    </Card>
  );
}

type ActionsProps = {
  readonly siteId: string;
  readonly part: KeptPart;
  readonly onOpen: () => void;
  readonly onDelete: (deleted: DeletedPart) => void;
};

function Actions({ siteId, part, onOpen, onDelete }: ActionsProps) {
  const words = useWords().evidence;
  const paths = usePaths();
  const path = pathOf(part, siteId, paths);
  const deleted = deletedWith(part);
  const openLabel = fill(words.openPart, { part: part.label });
  return (
    <Group gap="xs" justify="flex-end" wrap="nowrap">
      {path === undefined ? (
        <Button size="compact-sm" variant="default" aria-label={openLabel} onClick={onOpen}>
          {words.open}
        </Button>
      ) : (
        <Button component={Link} to={path} size="compact-sm" variant="default" aria-label={openLabel}>
          {words.open}
        </Button>
      )}
      {deleted && (
        <Button
          size="compact-sm"
          color="red"
          variant="subtle"
          aria-label={fill(words.deletePart, { part: part.label })}
          onClick={() => onDelete(deleted)}
        >
          {words.delete}
        </Button>
      )}
    </Group>
  );
}

/** The page of records; versions of documents and banners open in a dialog instead. */
function pathOf({ name }: KeptPart, siteId: string, paths: Paths): string | undefined {
  switch (name) {
    case 'choices':
      return paths.cookiePreferences(siteId);
    case 'consents':
      return paths.consentRecords(siteId);
    case 'newsletters':
      return paths.newsletter(siteId);
    case 'document':
    case 'banner':
      return undefined;
  }
}

/** What is deleted with a part. Choices go with the banner that asked for them, newsletters with their consents. */
function deletedWith({ name, document }: KeptPart): DeletedPart | undefined {
  if (document) return { documentId: document.documentId };
  if (name === 'banner') return { part: 'banner' };
  return name === 'consents' ? { part: 'consents' } : undefined;
}
