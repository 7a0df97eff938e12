import { Button } from '@mantine/core';
import { IconArrowLeft, IconArrowRight } from '@tabler/icons-react';
import { Link, type To } from 'react-router';
import type { Cursor } from './filter.ts';
import classes from './records.module.css';
import { useRecordsWords } from './words.ts';

type Props = {
  readonly pages: { readonly next: string | null; readonly previous: string | null };
  readonly toPage: (cursor: Cursor) => To;
};

// Looks disabled but stays focusable, so that focus is not lost when the last page is reached.
const notThere = { 'data-disabled': true, 'aria-disabled': true } as const;

/** Links to the previous and the next page. Renders nothing if there is only one page. */
export function Pager({ pages: { next, previous }, toPage }: Props) {
  const words = useRecordsWords();
  if (next === null && previous === null) return null;
  return (
    <nav aria-label={words.pages} className={classes['pager']}>
      <Button
        component={Link}
        to={previous === null ? {} : toPage({ before: previous })}
        preventScrollReset={previous === null}
        variant="default"
        leftSection={<IconArrowLeft size={16} aria-hidden />}
        {...(previous === null && notThere)}
      >
        {words.previous}
      </Button>
      <Button
        component={Link}
        to={next === null ? {} : toPage({ after: next })}
        preventScrollReset={next === null}
        variant="default"
        rightSection={<IconArrowRight size={16} aria-hidden />}
        {...(next === null && notThere)}
      >
        {words.next}
      </Button>
    </nav>
  );
}
