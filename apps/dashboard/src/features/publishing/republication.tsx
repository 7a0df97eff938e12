import { publishing } from '@app/contract';
import { fill } from '@app/texts';
import { Button, Progress } from '@mantine/core';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '#app/api.ts';
import { useWords } from '#app/words.tsx';
import classes from './publishing.module.css';

type Run = { readonly finishedAt: string | null } | null | undefined;
const isRunning = (run: Run): boolean => run?.finishedAt === null;

const republicationQuery = queryOptions({
  queryKey: ['publishing', 'republication'],
  queryFn: ({ signal }) => call(publishing.readRepublication, {}, { signal }),
  // Polled while a run is in progress.
  refetchInterval: ({ state }) => (isRunning(state.data?.republication) ? 2000 : false),
  staleTime: 60_000,
});

/** Shown when laws or our words changed: the number of outdated documents, and the progress of the run that updates them. */
export function Republication() {
  const words = useWords().publishing;
  const client = useQueryClient();
  const { data } = useQuery(republicationQuery);
  const start = useMutation({
    mutationFn: () => call(publishing.startRepublication, { body: {} }),
    onSuccess: (answer) => client.setQueryData(republicationQuery.queryKey, answer),
  });
  if (!data) return null;
  const { outdated, republication } = data;
  if (republication && isRunning(republication)) {
    const { done, total } = republication;
    const label = fill(words.republishing, { done, total });
    return (
      <section className={classes['republication']} aria-live="polite">
        <p>{label}</p>
        <Progress className={classes['progress']} value={(done / Math.max(total, 1)) * 100} aria-label={label} />
      </section>
    );
  }
  if (outdated === 0) return null;
  return (
    <section className={classes['republication']}>
      <p>{fill(words.outdated, { count: outdated })}</p>
      <Button variant="default" loading={start.isPending} onClick={() => start.mutate()}>
        {words.republish}
      </Button>
    </section>
  );
}
