import type { LegalNotice, Site } from '@app/contract';
import { fill, formatDate, formatList, isLocale, localeName } from '@app/texts';
import { Anchor, Button, Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { Loaded } from '#app/loaded.tsx';
import { useMayOnSite } from '#app/site-rights.ts';
import { useLocale } from '#app/words.tsx';
import { DataTable } from '#ui/data-table.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { NoteBar } from '#ui/note-bar.tsx';
import { Skeletons } from '#ui/skeletons.tsx';
import classes from './consent-records.module.css';
import { noticesQuery } from './data.ts';
import { NewNoticeDialog } from './new-notice-dialog.tsx';
import { useSearchStart } from '#app/records/filter-bar.tsx';
import { isNarrowed } from '#app/records/filter.ts';
import { RecordsFilter } from './filter-bar.tsx';
import { emptyFilter } from './filter.ts';
import { Pager } from '#app/records/pager.tsx';
import { useAddress } from './use-address.ts';
import { useKeyboard } from '#app/records/use-keyboard.ts';
import { useRecordsWords } from '#app/records/words.ts';
import { useConsentRecordsWords } from './words.ts';

/** The texts of consents, every version unchanged (RULES C3). */
export function NoticesTab({ site }: { readonly site: Pick<Site, 'id' | 'languages'> }) {
  const { notices: words, loading } = useConsentRecordsWords();
  const { filter, cursor, narrow, toPage } = useAddress().list('notices');
  const query = useQuery(noticesQuery(site.id, filter, cursor));
  const records = useRecordsWords();
  const start = useSearchStart(filter.text, () => narrow(emptyFilter));
  const [adding, setAdding] = useState(false);
  const may = useMayOnSite(site.id);
  useKeyboard(records.keyboard);
  const add = may('consents.write') && (
    <Button
      variant="default"
      leftSection={<IconPlus size={16} stroke={1.8} aria-hidden />}
      onClick={() => setAdding(true)}
    >
      {words.add}
    </Button>
  );
  return (
    <Stack gap="lg">
      <RecordsFilter
        siteId={site.id}
        list="notices"
        start={start}
        hasRows={query.data && query.data.notices.length > 0}
      />
      <Loaded query={query} pending={<Skeletons shape="rows" count={4} label={loading} />}>
        {(page) => (
          <>
            {page.notices.length > 0 ? (
              <>
                <NoteBar text={words.note} action={add} />
                <NoticeTable notices={page.notices} />
              </>
            ) : isNarrowed(filter) ? (
              <EmptyState
                picture="search"
                title={records.none}
                text={words.filteredText}
                action={
                  <Button variant="default" onClick={start.clear}>
                    {records.clear}
                  </Button>
                }
              />
            ) : (
              <EmptyState picture="document" title={words.none} text={words.noneText} action={add} />
            )}
            <Pager pages={page} toPage={toPage} />
          </>
        )}
      </Loaded>
      <NewNoticeDialog site={site} opened={adding} onClose={() => setAdding(false)} />
    </Stack>
  );
}

function NoticeTable({ notices }: { readonly notices: readonly LegalNotice[] }) {
  const { notices: words } = useConsentRecordsWords();
  const locale = useLocale();
  const { to } = useAddress();
  return (
    <DataTable
      label={words.table}
      rows={notices}
      rowKey={({ id }) => id}
      columns={[
        {
          key: 'identifier',
          label: words.identifier,
          cell: ({ id, identifier, version }) => (
            <Anchor
              component={Link}
              to={to({ 'legal-notice': id })}
              preventScrollReset
              className={classes['name']}
              data-record={id}
              aria-label={fill(words.open, { identifier, version })}
            >
              {identifier}
            </Anchor>
          ),
        },
        { key: 'version', label: words.version, cell: ({ version }) => version },
        {
          key: 'languages',
          label: words.languages,
          cell: ({ languages }) =>
            formatList(
              locale,
              languages.map((language) => (isLocale(language) ? localeName(language, locale) : language)),
            ),
        },
        {
          key: 'origin',
          label: words.origin,
          cell: ({ documentId }) => (documentId === null ? words.own : words.document),
        },
        { key: 'created', label: words.created, cell: ({ createdAt }) => formatDate(locale, createdAt, 'medium') },
      ]}
    />
  );
}
