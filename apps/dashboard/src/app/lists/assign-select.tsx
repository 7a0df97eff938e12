import { NativeSelect } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useAreaWords } from '#app/area-words.ts';
import { peopleQuery } from '#app/people.ts';
import { useMayAnywhere } from '#app/rights.ts';
import { useMe } from '#app/session.ts';

type Props = {
  readonly disabled: boolean;
  /** What somebody is called who is no longer in the account. */
  readonly formerPerson: string;
  readonly onAssign: (personId: string) => void;
};

/** Assigns the selected rows to a person. People who may not see the team can only assign them to themselves. */
export function AssignSelect({ disabled, formerPerson, onAssign }: Props) {
  const words = useAreaWords('lists');
  const me = useMe().person;
  const maySee = useMayAnywhere('people.read');
  const people = useQuery({ ...peopleQuery, enabled: maySee }).data?.people ?? [me];
  return (
    <NativeSelect
      size="xs"
      aria-label={words.assign}
      disabled={disabled}
      value=""
      data={[
        { value: '', label: words.assign },
        ...people.map(({ id, email }) => ({ value: id, label: email ?? formerPerson })),
      ]}
      onChange={({ currentTarget }) => onAssign(currentTarget.value)}
    />
  );
}
