import { countryName, fill, formatDate } from '@app/texts';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocale, useWords } from '#app/words.tsx';
import { Card } from '#ui/card.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { DataTable } from '#ui/data-table.tsx';
import { Skeletons } from '#ui/skeletons.tsx';
import { sessionsQuery, useEndOtherSessions, useEndSession, type Session } from './data.ts';
import { DeviceCell, useDeviceName } from './device-cell.tsx';
import { LoadFailure } from './load-failure.tsx';

export function SessionsCard() {
  const words = useWords().account;
  const sessions = useQuery(sessionsQuery);
  const [ending, setEnding] = useState<Session | 'others'>();
  const endOne = useEndSession();
  const endOthers = useEndOtherSessions();
  const nameOf = useDeviceName();
  const close = () => setEnding(undefined);
  const others = sessions.data?.sessions.some(({ current }) => !current) ?? false;

  return (
    <Card
      title={words.sessionsTitle}
      description={words.sessionsText}
      actions={
        others && (
          <Button variant="default" onClick={() => setEnding('others')}>
            {words.endOthers}
          </Button>
        )
      }
    >
      {sessions.isPending && <Skeletons shape="rows" label={words.sessionsLoading} />}
      {sessions.isError && <LoadFailure error={sessions.error} onRetry={() => void sessions.refetch()} />}
      {sessions.data && <SessionsTable sessions={sessions.data.sessions} onEnd={setEnding} />}
      <ConfirmDialog
        opened={ending === 'others'}
        title={words.endOthersTitle}
        text={words.endOthersText}
        notReversible={false}
        confirmLabel={words.endOthers}
        busy={endOthers.isPending}
        onConfirm={() => endOthers.mutate(undefined, { onSettled: close })}
        onClose={close}
      />
      <ConfirmDialog
        opened={typeof ending === 'object'}
        title={words.endSessionTitle}
        text={typeof ending === 'object' && fill(words.endSessionText, { device: nameOf(ending.device) })}
        notReversible={false}
        confirmLabel={words.endSession}
        busy={endOne.isPending}
        onConfirm={() => typeof ending === 'object' && endOne.mutate(ending.id, { onSettled: close })}
        onClose={close}
      />
    </Card>
  );
}

type TableProps = { readonly sessions: readonly Session[]; readonly onEnd: (session: Session) => void };

function SessionsTable({ sessions, onEnd }: TableProps) {
  const words = useWords().account;
  const locale = useLocale();
  const nameOf = useDeviceName();
  const detailsOf = ({ account, ways, country }: Session) =>
    [account.name, ways.map((way) => words.ways[way]).join(', '), country && countryName(locale, country)]
      .filter(Boolean)
      .join(' · ');
  return (
    <DataTable
      label={words.sessionsLabel}
      rows={sessions}
      rowKey={({ id }) => id}
      columns={[
        {
          key: 'device',
          label: words.device,
          cell: (session) => <DeviceCell {...session} details={detailsOf(session)} />,
        },
        { key: 'since', label: words.signedInOn, cell: ({ createdAt }) => formatDate(locale, createdAt, 'long') },
        { key: 'seen', label: words.lastSeen, cell: ({ lastSeenOn }) => formatDate(locale, lastSeenOn, 'long') },
        {
          key: 'actions',
          label: words.actions,
          hiddenLabel: true,
          align: 'end',
          cell: (session) =>
            !session.current && (
              <Button
                size="xs"
                variant="default"
                aria-label={fill(words.endSessionOf, { device: nameOf(session.device) })}
                onClick={() => onEnd(session)}
              >
                {words.endSession}
              </Button>
            ),
        },
      ]}
    />
  );
}
