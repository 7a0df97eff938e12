import { cldrLocale } from '@app/texts';
import { useLocale } from '#app/words.tsx';

/** A time in the user's time zone, to the second, since attempts may be five seconds apart. */
export function Moment({ at }: { readonly at: string }) {
  const shown = new Intl.DateTimeFormat(cldrLocale(useLocale()), { dateStyle: 'short', timeStyle: 'medium' });
  return <time dateTime={at}>{shown.format(new Date(at))}</time>;
}
