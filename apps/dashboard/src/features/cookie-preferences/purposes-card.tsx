import type { PreferenceStatistics } from '@app/contract';
import { fill, formatNumber } from '@app/texts';
import { useLocale } from '#app/words.tsx';
import { Card } from '#ui/card.tsx';
import { askedPurposes } from './names.ts';
import { wholePercent } from '#app/percent.ts';
import classes from './statistics.module.css';
import { useCookiePreferencesWords, usePurposeNames } from './words.ts';

/** How often each purpose is allowed, among the choices in which it was asked about. */
export function PurposesCard({ purposes }: Pick<PreferenceStatistics, 'purposes'>) {
  const words = useCookiePreferencesWords().statistics;
  const names = usePurposeNames();
  const locale = useLocale();
  return (
    <Card title={words.purposes} description={words.purposesText}>
      <dl className={classes['purposes']}>
        {askedPurposes.map((purpose) => {
          const { decided, granted } = purposes[purpose];
          const share = decided === 0 ? 0 : granted / decided;
          return (
            <div key={purpose}>
              <dt>{names[purpose]}</dt>
              <dd>
                <strong>{decided === 0 ? '–' : wholePercent(locale, share)}</strong>
                <span>
                  {fill(words.purposeCount, {
                    granted: formatNumber(locale, granted),
                    decided: formatNumber(locale, decided),
                  })}
                </span>
              </dd>
              <span className={classes['meter']} aria-hidden>
                <span style={{ width: `${share * 100}%` }} />
              </span>
            </div>
          );
        })}
      </dl>
    </Card>
  );
}
