import { requestersFor, type DsarRequest } from '@app/contract';
import { NativeSelect, TextInput } from '@mantine/core';
import { useAreaWords } from '#app/area-words.ts';

export type Whom = { readonly requesterFor: DsarRequest['requesterFor']; readonly person: string };

type Props = Whom & {
  /** Whether somebody must be named. An agent may have named nobody. */
  readonly isRequired?: boolean;
  readonly onChange: (changed: Partial<Whom>) => void;
};

/** For whom a requester acts, and who that is: the certificate of an erasure is about that person. */
export function WhomFields({ requesterFor, person, isRequired = true, onChange }: Props) {
  const { facts, dialog } = useAreaWords('requests');
  return (
    <>
      <NativeSelect
        label={dialog.for}
        value={requesterFor}
        data={requestersFor.map((value) => ({ value, label: facts.for[value] }))}
        onChange={({ currentTarget: { value } }) =>
          onChange({ requesterFor: requestersFor.find((one) => one === value) ?? requesterFor })
        }
      />
      {requesterFor !== 'self' && (
        <TextInput
          label={dialog.about}
          required={isRequired}
          maxLength={200}
          autoComplete="off"
          value={person}
          onChange={({ currentTarget }) => onChange({ person: currentTarget.value })}
        />
      )}
    </>
  );
}

/** As it is sent: whoever acts for themselves names nobody. */
export function whomOf({ requesterFor, person }: Whom) {
  return { requesterFor, ...(requesterFor !== 'self' && { person: person.trim() }) };
}
