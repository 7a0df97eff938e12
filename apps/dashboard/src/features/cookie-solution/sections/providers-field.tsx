import type { TcfSettings } from '@app/consent';
import { fill, formatDate } from '@app/texts';
import { Alert, Stack, Switch } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocale } from '#app/words.tsx';
import { providerListQuery, useFetchProviderList } from '../data.ts';
import { isOutdated } from '../tcf-reasons.ts';
import { useCookieSolutionWords } from '../words.ts';
import { ListState } from './list-state.tsx';
import { NamedChoice } from './named-choice.tsx';
import classes from './sections.module.css';

type Props = { readonly tcf: TcfSettings; readonly set: (changed: Partial<TcfSettings>) => void };

/**
 * Google's providers outside of TCF. They can be selected only with a current list, since visitors see their names (RULES G10).
 */
export function ProvidersField({ tcf, set }: Props) {
  const words = useCookieSolutionWords().advanced.tcf;
  const locale = useLocale();
  const [now] = useState(Date.now);
  const { data } = useQuery(providerListQuery);
  const fetching = useFetchProviderList();
  const problem = problemOf(data, now);
  return (
    <fieldset className={classes['group']}>
      <legend className={classes['legend']}>{words.ac}</legend>
      <p className={classes['hint']}>{words.acHint}</p>
      <Stack gap="md">
        <ListState
          title={words.acList}
          state={
            data?.fetchedAt
              ? fill(words.acListState, {
                  date: formatDate(locale, data.fetchedAt, 'long'),
                  providers: data.providers.length,
                })
              : words.listNone
          }
          fetching={fetching}
        />
        {problem && <Alert color={tcf.additionalConsent ? 'red' : 'sky'}>{words.acReasons[problem]}</Alert>}
        <Switch
          data-path="tcf.additionalConsent"
          label={words.acOn}
          checked={tcf.additionalConsent}
          disabled={!tcf.additionalConsent && (data === undefined || problem !== undefined)}
          onChange={({ currentTarget }) => set({ additionalConsent: currentTarget.checked })}
        />
        {tcf.additionalConsent && (
          <div>
            <NamedChoice
              path="tcf.atps"
              words={{
                find: words.acFind,
                ids: words.atps,
                none: words.acNone,
                more: words.acMore,
                chosen: words.acChosen,
              }}
              known={data?.providers ?? []}
              chosen={tcf.atps}
              onChange={(atps) => set({ atps })}
            />
          </div>
        )}
      </Stack>
    </fieldset>
  );
}

type List = { readonly fetchedAt: string | null; readonly outdatedFrom: string | null };

function problemOf(list: List | undefined, now: number): 'list' | 'list-old' | undefined {
  if (!list) return undefined;
  if (list.fetchedAt === null) return 'list';
  return isOutdated(list, now) ? 'list-old' : undefined;
}
