import type { SignInRules } from '@app/contract';
import { plural } from '@app/texts';
import { Button, NativeSelect, Stack, Switch, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Loaded } from '#app/loaded.tsx';
import { Slot } from '#app/slots.tsx';
import { useLocale } from '#app/words.tsx';
import { Skeletons } from '#ui/skeletons.tsx';
import { showToast } from '#ui/toast.tsx';
import { signInRulesQuery, useSetSignInRules } from './data.ts';
import { useTeamWords } from './words.ts';

/** How people sign in: how long they stay so, and whether a second factor is asked of them. */
export function SignInTab() {
  const words = useTeamWords();
  const query = useQuery(signInRulesQuery);
  return (
    <Loaded query={query} pending={<Skeletons shape="form" count={2} label={words.loading} />}>
      {(rules) => (
        <Stack gap="xl">
          <Rules rules={rules} />
          <Slot name="companySignIn" props={{}} />
        </Stack>
      )}
    </Loaded>
  );
}

const hour = 60;
const day = 24 * hour;
const idleMinutes = [15, 30, hour, 4 * hour, 12 * hour, day, 7 * day];
const longestHours = [8, 12, 24, 7 * 24, 30 * 24];
// What holds without a rule: see `sessionDays` of the server.
const usual = { idle: 30 * day, longest: 90 * day };

function Rules({ rules }: { readonly rules: SignInRules }) {
  const words = useTeamWords().signIn;
  const save = useSetSignInRules();
  const [idle, setIdle] = useState(rules.idleMinutes);
  const [longest, setLongest] = useState(rules.longestHours);
  const [factor, setFactor] = useState(rules.secondFactor);
  const [endless, setEndless] = useState(rules.endlessKeys);
  const lasting = useLasting();
  const options = (lengths: readonly number[], own: number | null, unit: number, none: number) => [
    ...[...new Set([...lengths, ...(own === null ? [] : [own])])]
      .toSorted((a, b) => a - b)
      .map((length) => ({ value: String(length), label: lasting(length * unit) })),
    { value: '', label: lasting(none) },
  ];
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        const saved = () => showToast({ message: words.saved });
        const entered = { idleMinutes: idle, longestHours: longest, secondFactor: factor, endlessKeys: endless };
        save.mutate(entered, { onSuccess: saved });
      }}
    >
      <Stack gap="lg" align="flex-start">
        <Text maw="60ch">{words.text}</Text>
        <NativeSelect
          label={words.factor}
          description={words.factorHint}
          value={factor ?? ''}
          data={[
            { value: '', label: words.factorOf.nobody },
            { value: 'admins', label: words.factorOf.admins },
            { value: 'all', label: words.factorOf.all },
          ]}
          onChange={({ currentTarget: { value } }) => setFactor(value === 'admins' || value === 'all' ? value : null)}
        />
        <NativeSelect
          label={words.idle}
          description={words.idleHint}
          value={idle ?? ''}
          data={options(idleMinutes, rules.idleMinutes, 1, usual.idle)}
          onChange={({ currentTarget }) => setIdle(numberOf(currentTarget.value))}
        />
        <NativeSelect
          label={words.longest}
          description={words.longestHint}
          value={longest ?? ''}
          data={options(longestHours, rules.longestHours, hour, usual.longest)}
          onChange={({ currentTarget }) => setLongest(numberOf(currentTarget.value))}
        />
        <Switch
          label={words.endless}
          description={words.endlessHint}
          checked={endless}
          onChange={({ currentTarget }) => setEndless(currentTarget.checked)}
        />
        <Text size="sm" c="dimmed" maw="60ch">
          {words.reportsHint}
        </Text>
        <Button type="submit" loading={save.isPending}>
          {words.save}
        </Button>
      </Stack>
    </form>
  );
}

function numberOf(value: string): number | null {
  return value === '' ? null : Number(value);
}

/** Says a number of minutes in the largest unit that fits. */
function useLasting(): (minutes: number) => string {
  const words = useTeamWords().signIn;
  const locale = useLocale();
  return (minutes) => {
    if (minutes % day === 0) return plural(locale, minutes / day, words.days);
    if (minutes % hour === 0) return plural(locale, minutes / hour, words.hours);
    return plural(locale, minutes, words.minutes);
  };
}
