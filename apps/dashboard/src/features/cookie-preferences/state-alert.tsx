import { fill, formatDate, type Locale } from '@app/texts';
import { Alert } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { IconAlertTriangle, IconClockExclamation } from '@tabler/icons-react';
import { useLocale } from '#app/words.tsx';
import { stateQuery } from './data.ts';
import { timeOfDay } from './moment.ts';
import { useCookiePreferencesWords } from './words.ts';

/**
 * Warns if choices are not recorded, or not shown yet. The live region is always present, so that screen readers announce the
 * warning.
 */
export function StateAlert({ siteId }: { readonly siteId: string }) {
  const words = useCookiePreferencesWords().state;
  const locale = useLocale();
  const { data } = useQuery(stateQuery(siteId));
  return (
    <div role="status">
      {data?.state === 'outage' && (
        <Alert color="red" mb="lg" icon={<IconAlertTriangle size={18} aria-hidden />} title={words.outage}>
          {data.lastKeptAt ? fill(words.outageText, { time: written(locale, data.lastKeptAt) }) : words.outageNever}
        </Alert>
      )}
      {data?.state === 'late' && (
        <Alert color="amber" mb="lg" icon={<IconClockExclamation size={18} aria-hidden />} title={words.late}>
          {fill(words.lateText, { time: written(locale, data.countedUntil) })}
        </Alert>
      )}
    </div>
  );
}

function written(locale: Locale, moment: string): string {
  return `${formatDate(locale, moment, 'medium')}, ${timeOfDay(moment)}`;
}
