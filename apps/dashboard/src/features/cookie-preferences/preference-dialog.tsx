import type { PreferenceDetail } from '@app/contract';
import { Button, Group } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { IconArrowLeft, IconArrowRight } from '@tabler/icons-react';
import { Failure } from '#app/failure.tsx';
import { useWords } from '#app/words.tsx';
import { CopyButton } from '#ui/copy-button.tsx';
import { Modal } from '#ui/modal.tsx';
import { Skeletons } from '#ui/skeletons.tsx';
import classes from '#ui/detail.module.css';
import { Chain } from './chain.tsx';
import { chainQuery, preferenceQuery } from './data.ts';
import { Answers, Head } from './preference-answers.tsx';
import { Record } from './preference-record.tsx';
import { ShownBanner } from './shown-banner.tsx';
import { Signals } from './signals.tsx';
import { useAddress } from './use-address.ts';
import { useCookiePreferencesWords } from './words.ts';

/** One choice with all of its evidence. Its address can be shared: `?preference=`. */
export function PreferenceDialog({ siteId }: { readonly siteId: string }) {
  const { detail, loading } = useCookiePreferencesWords();
  const { failure } = useWords().shell;
  const { preference, go } = useAddress();
  const query = useQuery({ ...preferenceQuery(siteId, preference ?? ''), enabled: preference !== undefined });
  return (
    <Modal
      opened={preference !== undefined}
      size="large"
      title={detail.title}
      onClose={() => go({ preference: undefined })}
    >
      {query.data ? (
        <Detail siteId={siteId} preference={query.data} />
      ) : query.error ? (
        <Failure message={failure.boxTitle} error={query.error} onRetry={() => void query.refetch()} />
      ) : (
        <Skeletons shape="text" count={6} label={loading} />
      )}
    </Modal>
  );
}

// Looks like a disabled button but keeps the focus, which stays on it when the last choice is reached.
const notThere = { 'data-disabled': true, 'aria-disabled': true } as const;

function Detail({ siteId, preference }: { readonly siteId: string; readonly preference: PreferenceDetail }) {
  const { detail } = useCookiePreferencesWords();
  const { go } = useAddress();
  const { data: chain } = useQuery(chainQuery(siteId, preference.consentId));
  const at = chain?.preferences.findIndex(({ id }) => id === preference.id) ?? -1;
  const newer = at > 0 ? chain?.preferences[at - 1] : undefined;
  const older = at === -1 ? undefined : chain?.preferences[at + 1];
  return (
    <div className={classes['detail']}>
      <Head preference={preference} />
      <Group justify="space-between" gap="sm">
        <Group gap="xs">
          <Button
            variant="default"
            size="xs"
            {...(older ? {} : notThere)}
            leftSection={<IconArrowLeft size={16} aria-hidden />}
            onClick={() => older && go({ preference: older.id })}
          >
            {detail.olderOne}
          </Button>
          <Button
            variant="default"
            size="xs"
            {...(newer ? {} : notThere)}
            rightSection={<IconArrowRight size={16} aria-hidden />}
            onClick={() => newer && go({ preference: newer.id })}
          >
            {detail.newer}
          </Button>
        </Group>
        <CopyButton text={JSON.stringify(preference, null, 2)} label={detail.json} />
      </Group>
      <section>
        <h3 className={classes['heading']}>{detail.what}</h3>
        <Answers preference={preference} />
      </section>
      <section>
        <h3 className={classes['heading']}>{detail.who}</h3>
        <Record preference={preference} />
      </section>
      <section>
        <h3 className={classes['heading']}>{detail.shown}</h3>
        <ShownBanner siteId={siteId} preference={preference} />
      </section>
      <section>
        <h3 className={classes['heading']}>{detail.signals}</h3>
        <Signals signals={preference.signals} />
      </section>
      <section>
        <h3 className={classes['heading']}>{detail.chain}</h3>
        {chain && <Chain chain={chain} current={preference.id} />}
      </section>
    </div>
  );
}
