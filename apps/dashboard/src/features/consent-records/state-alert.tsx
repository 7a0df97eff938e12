import type { Answer, consentState } from '@app/contract';
import { fill, formatDate } from '@app/texts';
import { Alert } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { IconAlertTriangle, IconClockExclamation } from '@tabler/icons-react';
import { useLocale } from '#app/words.tsx';
import { stateQuery } from './data.ts';
import { writtenMoment } from '#app/records/moment.ts';
import { useConsentRecordsWords } from './words.ts';

type Notice = { readonly isBad: boolean; readonly title: string; readonly text: string };

/**
 * Warns if consents are not recorded, proofs are late, or the page is out of date. The live region is always present, so that
 * screen readers announce the warning.
 */
export function StateAlert({ siteId }: { readonly siteId: string }) {
  const words = useConsentRecordsWords().state;
  const { data, isError, dataUpdatedAt } = useQuery(stateQuery(siteId));
  const at = useWritten();
  const noticeOf = useNotice();
  const stale = { isBad: true, title: words.outage, text: fill(words.outageText, { time: at(dataUpdatedAt) }) };
  const notice = data && (isError ? stale : noticeOf(data));
  const Icon = notice?.isBad ? IconAlertTriangle : IconClockExclamation;
  return (
    <div role="status">
      {notice && (
        <Alert
          color={notice.isBad ? 'red' : 'amber'}
          mb="lg"
          icon={<Icon size={18} aria-hidden />}
          title={notice.title}
        >
          {notice.text}
        </Alert>
      )}
    </div>
  );
}

function useWritten() {
  const locale = useLocale();
  return (moment: string | number) => writtenMoment(locale, new Date(moment).toISOString());
}

function useNotice() {
  const { state: words, closing } = useConsentRecordsWords();
  const locale = useLocale();
  const at = useWritten();
  return ({
    state,
    offlineSince,
    waitingSince,
    stoppedSince,
    lastKeptAt,
  }: Answer<typeof consentState.read>): Notice | undefined => {
    if (offlineSince)
      return {
        isBad: false,
        title: words.offline,
        text: fill(closing.offlineSince, { date: formatDate(locale, offlineSince, 'long') }),
      };
    if (stoppedSince && state !== 'outage')
      return { isBad: true, title: words.stopped, text: fill(words.stoppedText, { time: at(stoppedSince) }) };
    switch (state) {
      case 'fine':
        return undefined;
      case 'late':
        return {
          isBad: false,
          title: words.late,
          text: waitingSince ? fill(words.lateText, { time: at(waitingSince) }) : words.busyText,
        };
      case 'outage':
        return {
          isBad: true,
          title: words.refused,
          text: lastKeptAt ? fill(words.refusedText, { time: at(lastKeptAt) }) : words.refusedNever,
        };
    }
  };
}
