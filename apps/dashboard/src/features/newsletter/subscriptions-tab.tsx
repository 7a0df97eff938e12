import { Button, Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { Failure } from '#app/failure.tsx';
import { usePaths } from '#app/paths.ts';
import { useSearchStart } from '#app/records/filter-bar.tsx';
import { isNarrowed } from '#app/records/filter.ts';
import { Found } from '#app/records/found.tsx';
import { Pager } from '#app/records/pager.tsx';
import { useKeyboard } from '#app/records/use-keyboard.ts';
import { useRecordsWords } from '#app/records/words.ts';
import { useMayOnSite } from '#app/site-rights.ts';
import { useWords } from '#app/words.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Skeletons } from '#ui/skeletons.tsx';
import { AddDialog } from './add-dialog.tsx';
import { countQuery, newslettersQuery, subscriptionsQuery } from './data.ts';
import { ExportButton } from './export-dialog.tsx';
import { emptyFilter } from './filter.ts';
import classes from './newsletter.module.css';
import { SubscriptionDialog } from './subscription-dialog.tsx';
import { SubscriptionTable } from './subscription-table.tsx';
import { SubscriptionsFilter } from './subscriptions-filter.tsx';
import { useAddress } from './use-address.ts';
import { useNewsletterWords } from './words.ts';

type Props = {
  readonly siteId: string;
  /** Whether the newsletters themselves are on another page, which is then linked. */
  readonly isAlone?: boolean;
};

/** Subscriptions, newest first, with search, filters and pages. */
export function SubscriptionsTab({ siteId, isAlone = false }: Props) {
  const words = useNewsletterWords();
  const { failure } = useWords().shell;
  const paths = usePaths();
  const { filter, cursor, narrow, toPage } = useAddress();
  const list = useQuery(subscriptionsQuery(siteId, filter, cursor));
  const all = useQuery(newslettersQuery(siteId));
  const start = useSearchStart(filter.text, () => narrow(emptyFilter));
  const [adding, setAdding] = useState(false);
  const mayWrite = useMayOnSite(siteId)('newsletter.write');
  useKeyboard(useRecordsWords().keyboard);

  const error = list.error ?? all.error;
  if (error && (!list.data || !all.data))
    return (
      <Failure
        message={failure.boxTitle}
        error={error}
        onRetry={() => void Promise.all([list.refetch(), all.refetch()])}
      />
    );
  if (!list.data || !all.data) return <Skeletons shape="rows" count={6} label={words.loading} />;

  const { newsletters } = all.data;
  const toNewsletters = (variant: 'default' | 'filled') => (
    <Button component={Link} to={paths.newsletter(siteId)} variant={variant}>
      {words.toPage}
    </Button>
  );
  if (newsletters.length === 0)
    return (
      <EmptyState
        picture="newsletters"
        title={words.list.noNewsletter}
        text={words.list.noNewsletterText}
        action={isAlone ? toNewsletters('filled') : undefined}
      />
    );
  const { subscriptions } = list.data;
  return (
    <Stack gap="lg">
      <SubscriptionsFilter siteId={siteId} start={start} hasRows={subscriptions.length > 0} />
      <div className={classes['bar']}>
        <Found count={countQuery(siteId, filter)} />
        <div className={classes['buttons']}>
          {isAlone && toNewsletters('default')}
          <ExportButton siteId={siteId} />
          {mayWrite && (
            <Button
              variant="default"
              leftSection={<IconPlus size={16} stroke={1.8} aria-hidden />}
              onClick={() => setAdding(true)}
            >
              {words.add.title}
            </Button>
          )}
        </div>
      </div>
      {subscriptions.length > 0 && <SubscriptionTable newsletters={newsletters} subscriptions={subscriptions} />}
      {subscriptions.length === 0 && (
        <Empty
          isFiltered={isNarrowed(filter)}
          onClear={start.clear}
          onAdd={mayWrite ? () => setAdding(true) : undefined}
        />
      )}
      <Pager pages={list.data} toPage={toPage} />
      <SubscriptionDialog siteId={siteId} />
      <AddDialog siteId={siteId} newsletters={newsletters} opened={adding} onClose={() => setAdding(false)} />
    </Stack>
  );
}

type EmptyProps = {
  readonly isFiltered: boolean;
  readonly onClear: () => void;
  readonly onAdd: (() => void) | undefined;
};

function Empty({ isFiltered, onClear, onAdd }: EmptyProps) {
  const { add, list } = useNewsletterWords();
  const records = useRecordsWords();
  if (!isFiltered)
    return (
      <EmptyState
        picture="newsletters"
        title={list.none}
        text={list.noneText}
        action={onAdd && <Button onClick={onAdd}>{add.title}</Button>}
      />
    );
  return (
    <EmptyState
      picture="search"
      title={records.none}
      text={list.filteredText}
      action={
        <Button variant="default" onClick={onClear}>
          {records.clear}
        </Button>
      }
    />
  );
}
