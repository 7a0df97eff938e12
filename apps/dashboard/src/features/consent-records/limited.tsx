import { fill, formatNumber } from '@app/texts';
import { useLocale } from '#app/words.tsx';
import classes from './consent-records.module.css';
import { useConsentRecordsWords } from './words.ts';

/** A sentence for searches that looked at the newest people only. `limitedTo`: how many; null: all, no sentence. */
export function Limited({ limitedTo }: { readonly limitedTo: number | null }) {
  const { list } = useConsentRecordsWords();
  const locale = useLocale();
  if (limitedTo === null) return null;
  return <p className={classes['limited']}>{fill(list.limited, { number: formatNumber(locale, limitedTo) })}</p>;
}
