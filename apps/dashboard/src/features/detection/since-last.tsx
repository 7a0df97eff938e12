import type { ScanComparison } from '@app/contract';
import { fill, formatDate, formatList } from '@app/texts';
import { useLocale } from '#app/words.tsx';
import classes from './result.module.css';
import { useNameOf } from './found-context.ts';
import { timeZone } from '#app/dates.ts';
import { useDetectionWords } from './words.ts';

/** The changes since the previous scan. */
export function SinceLast({ since }: { readonly since: NonNullable<ScanComparison['since']> }) {
  const words = useDetectionWords().findings;
  const locale = useLocale();
  const nameOf = useNameOf();
  const listed = (ids: readonly string[]) => formatList(locale, ids.map(nameOf));
  const { found, gone } = since;
  return (
    <section className={classes['since']}>
      <h2>{fill(words.sinceTitle, { date: formatDate(locale, since.at, 'long', timeZone()) })}</h2>
      {found.length > 0 && <p>{fill(words.sinceFound, { services: listed(found) })}</p>}
      {gone.length > 0 && <p>{fill(words.sinceGone, { services: listed(gone) })}</p>}
      {found.length + gone.length === 0 && <p>{words.sinceSame}</p>}
    </section>
  );
}
