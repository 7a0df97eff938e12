import type { Member, Site } from '@app/contract';
import { fill } from '@app/texts';
import { Anchor, Select } from '@mantine/core';
import { Link } from 'react-router';
import { usePaths } from '#app/paths.ts';
import { useWords } from '#app/words.tsx';
import { Card } from '#ui/card.tsx';
import { useMembersWords } from './words.ts';

/** Where the owner of a site comes from, beside the ids of members. */
export const ownerSource = { own: 'own', default: 'default' } as const;

/** A site that nobody owns is asked for an owner of its own. */
export function sourceOf({ ownerFrom, memberId }: Site): string {
  if (ownerFrom === 'default') return ownerSource.default;
  return memberId ?? ownerSource.own;
}

type Props = {
  readonly members: readonly Member[];
  readonly source: string;
  readonly onChange: (source: string) => void;
};

/** Chooses between the site's own data, the default member, and any other. */
export function OwnerSourceSelect({ members, source, onChange }: Props) {
  const words = useMembersWords();
  const { places } = useWords().sites;
  const paths = usePaths();
  const defaultMember = members.find(({ isDefault }) => isDefault);
  const data = [
    { value: ownerSource.own, label: words.own },
    ...(defaultMember
      ? [{ value: ownerSource.default, label: fill(words.defaultNamed, { name: defaultMember.owner.name }) }]
      : []),
    { group: places.members, items: members.map(({ id, owner }) => ({ value: id, label: owner.name })) },
  ];
  return (
    <Card
      title={words.sourceTitle}
      description={words.sourceText}
      actions={
        <Anchor component={Link} to={paths.members} size="sm">
          {words.manage}
        </Anchor>
      }
    >
      <Select
        aria-label={words.sourceTitle}
        data={data}
        value={source}
        allowDeselect={false}
        searchable={members.length > 8}
        maw={480}
        onChange={(value) => value && onChange(value)}
      />
    </Card>
  );
}
