import { useDates } from '#app/dates.ts';

/** A time in the user's time zone, to the second, since attempts may be five seconds apart. */
export function Moment({ at }: { readonly at: string }) {
  return <time dateTime={at}>{useDates().second(at)}</time>;
}
