import type { PreferenceDetail } from '@app/contract';
import { fill, formatDate, formatNumber } from '@app/texts';
import { useLocale } from '#app/words.tsx';
import { CopyButton } from '#ui/copy-button.tsx';
import { FactsList } from '#ui/facts-list.tsx';
import classes from '#ui/detail.module.css';
import { timeOfDay } from './moment.ts';
import { grouped, useNames } from './names.ts';
import { useCookiePreferencesWords } from './words.ts';

/** The ID, time, place and law of a choice, as far as they are known, and nothing that identifies a person (RULES C1, C9). */
export function Record({ preference }: { readonly preference: PreferenceDetail }) {
  const words = useCookiePreferencesWords();
  const { detail } = words;
  const locale = useLocale();
  const names = useNames();
  const { id, consentId, receivedAt, waited, country, device, regime, language, variant } = preference;
  const received = {
    date: formatDate(locale, receivedAt, 'medium'),
    time: timeOfDay(receivedAt, 'millisecond'),
  };
  const seconds = (milliseconds: number) =>
    fill(words.seconds, { number: formatNumber(locale, Math.round(milliseconds / 100) / 10) });
  return (
    <FactsList
      facts={[
        {
          label: detail.id,
          value: (
            <span className={classes['copied']}>
              <code>{grouped(consentId)}</code>
              <CopyButton text={consentId} size="compact-xs" />
            </span>
          ),
        },
        { label: detail.eventId, value: <code>{id}</code> },
        { label: detail.received, value: fill(detail.receivedText, received) },
        { label: detail.regime, value: names.regime(regime) },
        {
          label: detail.country,
          value: (
            <>
              {names.country(country)}
              <small className={classes['small']}>{detail.countryText}</small>
            </>
          ),
        },
        {
          label: detail.device,
          value: (
            <>
              {names.device(device)}
              <small className={classes['small']}>{detail.deviceText}</small>
            </>
          ),
        },
        { label: detail.language, value: names.language(language) },
        { label: detail.waited, value: waited === null ? detail.waitedNone : seconds(waited) },
        { label: detail.variant, value: variant === 0 ? detail.variantNone : formatNumber(locale, variant) },
      ]}
    />
  );
}
