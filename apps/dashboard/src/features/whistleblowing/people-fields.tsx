import { fill } from '@app/texts';
import { Alert, Checkbox, NativeSelect, Stack, Text, TextInput } from '@mantine/core';
import { useAreaWords } from '#app/area-words.ts';
import { WithWhy } from '#app/why.tsx';
import type { ReportOffice } from './data.ts';
import type { Draft } from './draft.ts';
import classes from './whistleblowing.module.css';

type Props = {
  readonly managers: ReportOffice['managers'];
  readonly draft: Pick<Draft, 'people' | 'custodianId'>;
  readonly onChange: (changed: Partial<Draft>) => void;
};

/** Who reads reports, and who holds the second half of the key to names. */
export function PeopleFields({ managers, draft: { people, custodianId }, onChange }: Props) {
  const words = useAreaWords('reportOffice').form;
  const chosen = managers.filter(({ personId }) => people[personId]);
  const readers = chosen.filter(({ personId }) => personId !== custodianId);
  const write = (personId: string, changed: Partial<Draft['people'][string]>) => {
    const before = people[personId] ?? { name: '', function: '' };
    onChange({ people: { ...people, [personId]: { ...before, ...changed } } });
  };
  const untick = (personId: string) =>
    onChange({
      people: Object.fromEntries(Object.entries(people).filter(([id]) => id !== personId)),
      ...(custodianId === personId && { custodianId: null }),
    });

  return (
    <Stack gap="sm" component="fieldset" style={{ border: 0, margin: 0, padding: 0, minWidth: 0 }}>
      <Text component="legend" size="sm" fw={600} p={0}>
        {words.people}
      </Text>
      <WithWhy of="reportManagers" label={words.people}>
        <Text size="sm" c="dimmed" pe="xl">
          {words.peopleHint}
        </Text>
      </WithWhy>
      {!managers.some(({ hasKeys }) => hasKeys) && <Alert color="gray">{words.nobodyReady}</Alert>}
      {managers.map(({ personId, email, hasKeys }) => {
        const person = people[personId];
        return (
          <div key={personId} className={classes['person']}>
            <Checkbox
              label={hasKeys ? email : `${email} (${words.noKeys})`}
              disabled={!hasKeys}
              checked={person !== undefined}
              onChange={({ currentTarget }) => (currentTarget.checked ? write(personId, {}) : untick(personId))}
            />
            {person && (
              <div className={classes['row']}>
                {(['name', 'function'] as const).map((field) => (
                  <TextInput
                    key={field}
                    className={classes['grows'] ?? ''}
                    label={fill(field === 'name' ? words.name : words.work, { email })}
                    required
                    maxLength={120}
                    value={person[field]}
                    onChange={({ currentTarget }) => write(personId, { [field]: currentTarget.value })}
                  />
                ))}
              </div>
            )}
          </div>
        );
      })}
      {readers.length === 1 && <Alert color="amber">{words.oneAlone}</Alert>}
      {chosen.length > 1 && (
        <WithWhy of="reportCustodian" label={words.custodian}>
          <NativeSelect
            label={words.custodian}
            description={words.custodianHint}
            value={custodianId ?? ''}
            data={[
              { value: '', label: words.nobody },
              ...chosen.map(({ personId, email }) => ({ value: personId, label: people[personId]?.name || email })),
            ]}
            onChange={({ currentTarget: { value } }) => onChange({ custodianId: value === '' ? null : value })}
          />
        </WithWhy>
      )}
    </Stack>
  );
}
