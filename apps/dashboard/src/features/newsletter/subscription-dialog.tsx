import type { SubscriptionDetail } from '@app/contract';
import { fill, formatDate, isLocale, localeName } from '@app/texts';
import { Anchor } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { Failure } from '#app/failure.tsx';
import { timeOfDay } from '#app/records/moment.ts';
import { useLocale, useWords } from '#app/words.tsx';
import { CopyButton } from '#ui/copy-button.tsx';
import classes from '#ui/detail.module.css';
import { FactsList } from '#ui/facts-list.tsx';
import { Modal } from '#ui/modal.tsx';
import { Skeletons } from '#ui/skeletons.tsx';
import { newslettersQuery, subscriptionQuery } from './data.ts';
import { StatusLabel, usePersonName } from './labels.tsx';
import { SubscriptionActions } from './subscription-actions.tsx';
import { Timeline } from './timeline.tsx';
import { UnsubscribeAddress } from './unsubscribe-address.tsx';
import { useAddress, useConsentLinks } from './use-address.ts';
import { useNewsletterWords } from './words.ts';

/** One subscription with its history. Its address can be shared: `?subscription=`. */
export function SubscriptionDialog({ siteId }: { readonly siteId: string }) {
  const { detail, loading } = useNewsletterWords();
  const { failure } = useWords().shell;
  const { subscription, go } = useAddress();
  const query = useQuery({ ...subscriptionQuery(siteId, subscription ?? ''), enabled: subscription !== undefined });
  return (
    <Modal
      opened={subscription !== undefined}
      size="large"
      title={detail.title}
      onClose={() => go({ subscription: undefined })}
    >
      {query.data ? (
        <Detail siteId={siteId} subscription={query.data} />
      ) : query.error ? (
        <Failure message={failure.boxTitle} error={query.error} onRetry={() => void query.refetch()} />
      ) : (
        <Skeletons shape="text" count={6} label={loading} />
      )}
    </Modal>
  );
}

type DetailProps = { readonly siteId: string; readonly subscription: SubscriptionDetail };

function Detail({ siteId, subscription }: DetailProps) {
  const { detail, statusHints } = useNewsletterWords();
  const nameOf = usePersonName();
  const { data } = useQuery(newslettersQuery(siteId));
  const newsletter = data?.newsletters.find(({ id }) => id === subscription.newsletterId);
  return (
    <div className={classes['detail']}>
      <div className={classes['head']}>
        <StatusLabel status={subscription.status} />
        <p className={classes['headTime']}>{nameOf(subscription.subject)}</p>
        <p className={classes['headNote']}>{newsletter?.name}</p>
        <p className={classes['headNote']}>{statusHints[subscription.status]}</p>
      </div>
      <SubscriptionActions siteId={siteId} subscription={subscription} />
      <section>
        <h3 className={classes['heading']}>{detail.timeline}</h3>
        <Timeline siteId={siteId} events={subscription.events} />
      </section>
      {subscription.status === 'confirmed' && <UnsubscribeAddress address={subscription.unsubscribeUrl} />}
      <section>
        <h3 className={classes['heading']}>{detail.facts}</h3>
        <Facts siteId={siteId} subscription={subscription} />
      </section>
    </div>
  );
}

function Facts({ siteId, subscription }: DetailProps) {
  const { detail, list, sourceHints, types } = useNewsletterWords();
  const locale = useLocale();
  const nameOf = usePersonName();
  const { toPerson } = useConsentLinks(siteId);
  const { id, subject, source, type, status, claimed, language, createdAt, expiresAt } = subscription;
  const at = (moment: string) =>
    fill(detail.moment, { date: formatDate(locale, moment, 'medium'), time: timeOfDay(moment) });
  const known = (label: string, value: string | null) => (value === null ? [] : [{ label, value }]);
  return (
    <FactsList
      facts={[
        {
          label: detail.person,
          value: (
            <span className={classes['copied']}>
              <span>{nameOf(subject)}</span>
              <Anchor component={Link} to={toPerson(subject.id)} preventScrollReset size="sm">
                {detail.toPerson}
              </Anchor>
            </span>
          ),
        },
        ...known(detail.email, subject.email),
        ...known(detail.externalId, subject.externalId),
        { label: list.source, value: sourceHints[source] },
        { label: list.type, value: types[type] },
        { label: detail.language, value: isLocale(language) ? localeName(language, locale) : language },
        { label: list.created, value: at(createdAt) },
        ...known(
          detail.claim,
          claimed &&
            fill(detail.claimText, {
              date: formatDate(locale, claimed.at, 'medium'),
              time: timeOfDay(claimed.at),
            }),
        ),
        ...known(detail.expires, status === 'pending' && expiresAt !== null ? at(expiresAt) : null),
        {
          label: detail.id,
          value: (
            <span className={classes['copied']}>
              <code>{id}</code>
              <CopyButton text={id} size="compact-xs" />
            </span>
          ),
        },
      ]}
    />
  );
}
