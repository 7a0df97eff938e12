import type { Newsletter } from '@app/contract';
import { Button, Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Failure } from '#app/failure.tsx';
import { useMayOnSite } from '#app/site-rights.ts';
import { useWords } from '#app/words.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { HashTabs } from '#ui/hash-tabs.tsx';
import hidden from '#ui/hidden.module.css';
import { Skeletons } from '#ui/skeletons.tsx';
import { CodeDialog } from './code-dialog.tsx';
import { newslettersQuery } from './data.ts';
import { DeleteNewsletter } from './delete-newsletter.tsx';
import { ExportsTab } from './exports-tab.tsx';
import { NewsletterCard, type CardAction } from './newsletter-card.tsx';
import { NewsletterDialog, type Edited } from './newsletter-dialog.tsx';
import classes from './newsletter.module.css';
import { SubscriptionsTab } from './subscriptions-tab.tsx';
import { useNewsletterWords } from './words.ts';

type Props = {
  readonly siteId: string;
  readonly edited: Edited | undefined;
  readonly onEdit: (edited: Edited | undefined) => void;
};

/** The newsletters as cards, their subscriptions below, and the dialogs of a newsletter. */
export function Newsletters({ siteId, edited, onEdit }: Props) {
  const words = useNewsletterWords();
  const { sites, shell } = useWords();
  const mayWrite = useMayOnSite(siteId)('newsletter.write');
  const { data, error, refetch } = useQuery(newslettersQuery(siteId));
  const [coded, setCoded] = useState<Newsletter>();
  const [leaving, setLeaving] = useState<Newsletter>();
  const act = (action: CardAction, newsletter: Newsletter): void => {
    if (action === 'edit') onEdit(newsletter);
    if (action === 'code') setCoded(newsletter);
    if (action === 'delete') setLeaving(newsletter);
  };
  if (!data && error) return <Failure message={shell.failure.boxTitle} error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeletons shape="cards" count={2} label={words.loading} />;
  return (
    <Stack gap="lg">
      {data.newsletters.length === 0 ? (
        <EmptyState
          picture="newsletters"
          title={words.list.noNewsletter}
          text={words.list.noNewsletterText}
          action={mayWrite && <Button onClick={() => onEdit('new')}>{words.newsletters.create}</Button>}
        />
      ) : (
        <>
          <section aria-label={words.newsletters.title}>
            <h2 className={hidden['hidden']}>{words.newsletters.title}</h2>
            <div className={classes['cards']}>
              {data.newsletters.map((newsletter) => (
                <NewsletterCard key={newsletter.id} siteId={siteId} newsletter={newsletter} onAct={act} />
              ))}
            </div>
          </section>
          <HashTabs
            label={sites.places.newsletter}
            tabs={[
              {
                name: 'subscriptions',
                label: words.list.title,
                content: <SubscriptionsTab siteId={siteId} />,
                outline: 'rows',
              },
              {
                name: 'downloads',
                label: words.exports.downloads,
                content: <ExportsTab siteId={siteId} />,
                outline: 'rows',
              },
            ]}
          />
        </>
      )}
      <NewsletterDialog
        siteId={siteId}
        edited={edited}
        onCreated={(made) => {
          onEdit(undefined);
          setCoded(made);
        }}
        onClose={() => onEdit(undefined)}
      />
      <CodeDialog siteId={siteId} newsletter={coded} onClose={() => setCoded(undefined)} />
      <DeleteNewsletter siteId={siteId} newsletter={leaving} onClose={() => setLeaving(undefined)} />
    </Stack>
  );
}
