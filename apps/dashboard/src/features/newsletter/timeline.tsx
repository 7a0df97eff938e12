import type { SubscriptionDetail } from '@app/contract';
import { fill, formatDate } from '@app/texts';
import { Anchor } from '@mantine/core';
import { Link } from 'react-router';
import { timeOfDay, useLocalTime } from '#app/records/moment.ts';
import { useLocale } from '#app/words.tsx';
import classes from '#ui/detail.module.css';
import { stepsOf } from './steps.ts';
import { useConsentLinks } from './use-address.ts';
import { useNewsletterWords } from './words.ts';

type Props = { readonly siteId: string; readonly events: SubscriptionDetail['events'] };

/** The events of a subscription, each with a link to the consent that proves it. */
export function Timeline({ siteId, events }: Props) {
  const { detail } = useNewsletterWords();
  const locale = useLocale();
  const local = useLocalTime();
  const { toConsent } = useConsentLinks(siteId);
  return (
    <>
      <p className={classes['small']}>{detail.timelineText}</p>
      <ol className={classes['chain']} aria-label={detail.timeline}>
        {stepsOf(events).map(({ at, event, consentId }, place) => (
          <li key={place} className={classes['link']} data-current={place === events.length - 1}>
            <strong>{detail.events[event]}</strong>
            <time dateTime={at} title={local.hint(at)}>
              {fill(detail.moment, { date: formatDate(locale, at, 'medium'), time: timeOfDay(at) })}
            </time>
            {consentId !== null && (
              <Anchor component={Link} to={toConsent(consentId)} preventScrollReset size="sm">
                {detail.proof}
              </Anchor>
            )}
          </li>
        ))}
      </ol>
    </>
  );
}
