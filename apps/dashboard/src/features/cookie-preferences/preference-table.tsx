import type { Preference } from '@app/contract';
import { fill } from '@app/texts';
import { ActionIcon, Anchor, Tooltip } from '@mantine/core';
import { IconCopy } from '@tabler/icons-react';
import { Link } from 'react-router';
import { RecordLink } from '#app/records/record-link.tsx';
import { DataTable, type Column } from '#ui/data-table.tsx';
import { showToast } from '#ui/toast.tsx';
import { TwoLines } from '#ui/two-lines.tsx';
import { ActionLabel, PurposeChips } from './choice-chips.tsx';
import classes from './choices.module.css';
import { useLocalTime } from './local-time.ts';
import { shortId, useNames } from './names.ts';
import { useAddress } from './use-address.ts';
import { useCookiePreferencesWords } from './words.ts';

type Props = {
  readonly preferences: readonly Preference[];
  /** Whether all choices are of one visitor: the id would be the same in each row. */
  readonly ofOne?: boolean;
};

/** Choices, newest first. The time, the first cell of each row, opens the choice. */
export function PreferenceTable({ preferences, ofOne = false }: Props) {
  const words = useCookiePreferencesWords();
  const { list } = words;
  const names = useNames();
  const columns: readonly Column<Preference>[] = [
    { key: 'time', label: list.time, cell: (preference) => <Time preference={preference} /> },
    { key: 'action', label: list.action, cell: ({ action }) => <ActionLabel action={action} /> },
    { key: 'allowed', label: list.allowed, cell: (preference) => <PurposeChips preference={preference} /> },
    {
      key: 'place',
      label: list.place,
      cell: ({ country, regime }) => (
        <TwoLines wholeWords>
          <span>{names.country(country)}</span>
          <small>{fill(list.law, { law: names.regime(regime) })}</small>
        </TwoLines>
      ),
    },
    {
      key: 'shown',
      label: list.shown,
      cell: ({ version, language }) => (
        <TwoLines wholeWords>
          <span>{fill(words.version, { number: version })}</span>
          <small>{names.language(language)}</small>
        </TwoLines>
      ),
    },
    ...(ofOne
      ? []
      : [{ key: 'id', label: list.id, cell: ({ consentId }: Preference) => <ConsentId consentId={consentId} /> }]),
  ];
  return <DataTable label={list.table} columns={columns} rows={preferences} rowKey={({ id }) => id} />;
}

function Time({ preference: { id, at, action } }: { readonly preference: Preference }) {
  const { list, actions } = useCookiePreferencesWords();
  const { to } = useAddress();
  return (
    <RecordLink
      id={id}
      at={at}
      to={to({ preference: id })}
      label={fill(list.openAt, { action: actions[action] })}
      hint={useLocalTime().hint(at)}
    />
  );
}

function ConsentId({ consentId }: { readonly consentId: string }) {
  const { list } = useCookiePreferencesWords();
  const { to } = useAddress();
  const copy = async (): Promise<void> => {
    await navigator.clipboard.writeText(consentId);
    showToast({ message: list.copied });
  };
  return (
    <span className={classes['id']}>
      <Anchor
        component={Link}
        to={to({ consent: consentId })}
        aria-label={fill(list.chainOf, { id: shortId(consentId) })}
        title={consentId}
      >
        <code>{shortId(consentId)}</code>
      </Anchor>
      <Tooltip label={fill(list.copyId, { id: shortId(consentId) })}>
        <ActionIcon
          size="md"
          aria-label={fill(list.copyId, { id: consentId })}
          onClick={() => void copy().catch(() => undefined)}
        >
          <IconCopy size={15} aria-hidden />
        </ActionIcon>
      </Tooltip>
    </span>
  );
}
