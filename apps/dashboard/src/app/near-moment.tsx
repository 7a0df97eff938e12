import { useDates } from './dates.ts';
import { useNow } from './use-now.ts';

/** A moment by the reader's clock. Up to a week it is relative, and its tooltip has the exact time. */
export function NearMoment({ at }: { readonly at: string }) {
  const dates = useDates();
  const exact = dates.moment(at);
  const near = dates.ago(at, useNow());
  return (
    <time dateTime={at} title={near === undefined ? undefined : exact}>
      {near ?? exact}
    </time>
  );
}
