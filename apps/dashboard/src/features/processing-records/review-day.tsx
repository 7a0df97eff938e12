import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { useAreaWords } from '#app/area-words.ts';

const day = 86_400_000;

/** The day of the next review: a year from now, until another one is entered. */
export function useReviewDay() {
  // Once, when the page is opened: the days do not move while it is.
  const [{ first, usual }] = useState(() => ({ first: dayAfter(Date.now() + day), usual: yearAfter(new Date()) }));
  const [entered, enter] = useState(usual);
  return { first, usual, entered, enter };
}

type Props = { readonly review: ReturnType<typeof useReviewDay> };

/** The field of the next review, in a dialog that confirms records. */
export function ReviewDay({ review: { first, entered, enter } }: Props) {
  const words = useAreaWords('processingRecords');
  return (
    <TextInput
      type="date"
      label={words.reviewOn}
      description={words.reviewOnHint}
      required
      min={first}
      value={entered}
      onChange={({ currentTarget }) => enter(currentTarget.value)}
    />
  );
}

function dayAfter(time: number): string {
  return new Date(time).toISOString().slice(0, 10);
}

/** A year later; from February 29, on the 28th, as the server counts. */
function yearAfter(now: Date): string {
  const year = now.getUTCFullYear() + 1;
  const month = now.getUTCMonth();
  const last = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  return dayAfter(Date.UTC(year, month, Math.min(now.getUTCDate(), last)));
}
