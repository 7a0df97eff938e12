import { cldrLocale } from '@app/texts';
import { useLocale } from '#app/words.tsx';

/** A moment in the reader's own time, to the second: attempts follow each other within five. */
export function Moment({ at }: { readonly at: string }) {
  const shown = new Intl.DateTimeFormat(cldrLocale(useLocale()), { dateStyle: 'short', timeStyle: 'medium' });
  return <time dateTime={at}>{shown.format(new Date(at))}</time>;
}
