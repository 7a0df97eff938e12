import { countryName, fill, formatDate } from '@app/texts';
import { Button } from '@mantine/core';
import {
  IconDeviceDesktop,
  IconDeviceMobile,
  IconDeviceTablet,
  IconQuestionMark,
  IconTerminal2,
} from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocale, useWords } from '#app/words.tsx';
import { Card } from '#ui/card.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { DataTable } from '#ui/data-table.tsx';
import { Skeletons } from '#ui/skeletons.tsx';
import { StatusBadge } from '#ui/status-badge.tsx';
import { TwoLines } from '#ui/two-lines.tsx';
import { sessionsQuery, useEndOtherSessions, useEndSession, type Session } from './data.ts';
import { LoadFailure } from './load-failure.tsx';
import classes from './accounts.module.css';

const icons = {
  desktop: IconDeviceDesktop,
  phone: IconDeviceMobile,
  tablet: IconDeviceTablet,
  script: IconTerminal2,
  unknown: IconQuestionMark,
};

export function SessionsCard() {
  const words = useWords().accounts.account;
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
        text={typeof ending === 'object' && fill(words.endSessionText, { device: nameOf(ending) })}
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
  const words = useWords().accounts.account;
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
          cell: (session) => {
            const Icon = icons[session.device.kind];
            return (
              <span className={classes['device']}>
                <Icon size={18} stroke={1.7} aria-hidden className={classes['deviceIcon']} />
                <TwoLines>
                  {nameOf(session)}
                  <small>{detailsOf(session)}</small>
                </TwoLines>
                {session.current && <StatusBadge tone="good">{words.thisDevice}</StatusBadge>}
              </span>
            );
          },
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
                aria-label={fill(words.endSessionOf, { device: nameOf(session) })}
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

function useDeviceName(): (session: Session) => string {
  const words = useWords().accounts.account;
  return ({ device: { browser, system } }) =>
    browser && system ? fill(words.browserOn, { browser, system }) : browser || system || words.unknownDevice;
}
