import { Button } from '@mantine/core';
import { showToast } from '#ui/toast.tsx';
import { useCookieSolutionWords } from '../words.ts';
import classes from './sections.module.css';

type Props = {
  readonly title: string;
  readonly state: string;
  readonly fetching: {
    readonly isPending: boolean;
    mutate(nothing: undefined, then: { readonly onSuccess: () => void }): void;
  };
};

/** The version of a list on this server, with a button to update it. */
export function ListState({ title, state, fetching }: Props) {
  const words = useCookieSolutionWords().advanced.tcf;
  return (
    <div className={classes['below']}>
      <span>
        <strong>{title}:</strong> {state}
      </span>
      <Button
        size="compact-sm"
        variant="default"
        aria-label={`${words.listFetch}: ${title}`}
        loading={fetching.isPending}
        onClick={() => fetching.mutate(undefined, { onSuccess: () => showToast({ message: words.listAsked }) })}
      >
        {words.listFetch}
      </Button>
    </div>
  );
}
