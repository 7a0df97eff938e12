import { fill } from '@app/texts';
import { Anchor, Group, NativeSelect, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { NearMoment } from '#app/near-moment.tsx';
import { useState } from 'react';
import { Link } from 'react-router';
import { useAreaWords } from '#app/area-words.ts';
import { Loaded } from '#app/loaded.tsx';
import { usePaths } from '#app/paths.ts';
import { Card } from '#ui/card.tsx';
import { Skeletons } from '#ui/skeletons.tsx';
import { Comparison } from './comparison.tsx';
import { versionFileAddress, versionsQuery, type Assessment } from './data.ts';

/** Who changed an assessment and when, and what differs between two versions. */
export function VersionsCard({ assessment: { id, version } }: { readonly assessment: Assessment }) {
  const words = useAreaWords('assessments');
  const paths = usePaths();
  const query = useQuery(versionsQuery(id, version));
  return (
    <Card title={words.versionsTitle} description={words.versionsText}>
      <Loaded query={query} pending={<Skeletons shape="rows" count={2} label={words.versionsTitle} />}>
        {({ versions }) => (
          <Stack gap="md">
            <Stack component="ol" gap="xs" p={0} m={0} style={{ listStyle: 'none' }}>
              {versions.map(({ version: number, at, by, state, isProved }) => (
                <li key={number}>
                  <Text size="sm">
                    <Anchor component={Link} to={`${paths.assessments(id)}/versions/${number}`} inherit>
                      {fill(words.version, { number: String(number) })}
                    </Anchor>{' '}
                    · {words.states[state]}
                    {isProved && (
                      <>
                        {' · '}
                        <Anchor href={versionFileAddress(id, number, { form: 'proof' })} download inherit>
                          {words.downloadProof}
                        </Anchor>
                      </>
                    )}
                  </Text>
                  <Text size="sm" c="dimmed">
                    <NearMoment at={at} /> · {by?.email ?? words.formerPerson}
                  </Text>
                </li>
              ))}
            </Stack>
            {versions.length > 1 && <Compare id={id} numbers={versions.map(({ version: number }) => number)} />}
          </Stack>
        )}
      </Loaded>
    </Card>
  );
}

function Compare({ id, numbers }: { readonly id: string; readonly numbers: readonly number[] }) {
  const words = useAreaWords('assessments');
  const [to, setTo] = useState(numbers[0] ?? 1);
  const [from, setFrom] = useState(numbers[1] ?? 1);
  const data = numbers.map((number) => ({
    value: String(number),
    label: fill(words.version, { number: String(number) }),
  }));
  return (
    <>
      <Group gap="sm">
        <NativeSelect
          label={words.compareFrom}
          value={String(from)}
          data={data}
          onChange={({ currentTarget }) => setFrom(Number(currentTarget.value))}
        />
        <NativeSelect
          label={words.compareTo}
          value={String(to)}
          data={data}
          onChange={({ currentTarget }) => setTo(Number(currentTarget.value))}
        />
      </Group>
      <Comparison id={id} from={from} to={to} />
    </>
  );
}
