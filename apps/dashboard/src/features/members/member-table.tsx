import type { Member } from '@app/contract';
import { countryName, plural } from '@app/texts';
import { Anchor } from '@mantine/core';
import { Link } from 'react-router';
import { usePaths } from '#app/paths.ts';
import { useLocale, useWords } from '#app/words.tsx';
import { DataTable } from '#ui/data-table.tsx';
import { StatusBadge } from '#ui/status-badge.tsx';
import { MemberMenu } from './member-menu.tsx';
import classes from './members.module.css';
import { useMembersWords } from './words.ts';

export function MemberTable({ members }: { readonly members: readonly Member[] }) {
  const words = useMembersWords();
  const { sites } = useWords();
  const locale = useLocale();
  const defaultMember = members.find(({ isDefault }) => isDefault);
  return (
    <DataTable
      label={sites.places.members}
      rows={members}
      rowKey={({ id }) => id}
      columns={[
        { key: 'name', label: sites.owner.contactName, cell: (member) => <Name member={member} /> },
        {
          key: 'country',
          label: sites.owner.contactCountry,
          cell: ({ owner }) => countryName(locale, owner.country),
        },
        { key: 'email', label: sites.owner.contactEmail, wideOnly: true, cell: ({ owner }) => owner.email },
        {
          key: 'sites',
          label: words.usedBy,
          cell: (member) => (member.sites > 0 ? plural(locale, member.sites, sites.found) : words.unused),
        },
        {
          key: 'actions',
          label: words.actions,
          hiddenLabel: true,
          align: 'end',
          cell: (member) => <MemberMenu member={member} defaultMember={defaultMember} />,
        },
      ]}
    />
  );
}

function Name({ member }: { readonly member: Member }) {
  const words = useMembersWords();
  return (
    <span className={classes['name']}>
      <Anchor component={Link} to={usePaths().member(member.id)} fw={560}>
        {member.owner.name}
      </Anchor>
      {member.isDefault && <StatusBadge tone="info">{words.default}</StatusBadge>}
    </span>
  );
}
