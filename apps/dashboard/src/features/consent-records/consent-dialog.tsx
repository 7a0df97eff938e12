import type { ConsentDetail } from '@app/contract';
import { Button, Group } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { IconArrowBackUp } from '@tabler/icons-react';
import { useState } from 'react';
import { Failure } from '#app/failure.tsx';
import { useMayOnSite } from '#app/site-rights.ts';
import { useWords } from '#app/words.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { CopyButton } from '#ui/copy-button.tsx';
import { Modal } from '#ui/modal.tsx';
import { Skeletons } from '#ui/skeletons.tsx';
import { showToast } from '#ui/toast.tsx';
import { afterwards } from '#app/afterwards.ts';
import classes from '#ui/detail.module.css';
import { Chain } from './chain.tsx';
import { Chosen } from './chosen.tsx';
import { KeptFacts } from './consent-kept.tsx';
import { Head, RecordFacts } from './consent-facts.tsx';
import { ProofSection } from './consent-proof.tsx';
import { SentForm, ShownTexts } from './consent-texts.tsx';
import { consentQuery, useWithdraw } from './data.ts';
import { useAddress } from './use-address.ts';
import { useConsentRecordsWords } from './words.ts';

/** One consent with all of its evidence. Its address can be shared: `?consent=`. */
export function ConsentDialog({ siteId }: { readonly siteId: string }) {
  const { detail, loading } = useConsentRecordsWords();
  const { failure } = useWords().shell;
  const { consent, go } = useAddress();
  const query = useQuery({ ...consentQuery(siteId, consent ?? ''), enabled: consent !== undefined });
  return (
    <Modal opened={consent !== undefined} size="large" title={detail.title} onClose={() => go({ consent: undefined })}>
      {query.data ? (
        <Detail siteId={siteId} consent={query.data} />
      ) : query.error ? (
        <Failure message={failure.boxTitle} error={query.error} onRetry={() => void query.refetch()} />
      ) : (
        <Skeletons shape="text" count={30} label={loading} />
      )}
    </Modal>
  );
}

type DetailProps = { readonly siteId: string; readonly consent: ConsentDetail };

function Detail({ siteId, consent }: DetailProps) {
  const { detail } = useConsentRecordsWords();
  const { said, chain } = consent;
  const mayWrite = useMayOnSite(siteId)('consents.write');
  return (
    <div className={classes['detail']}>
      <Head consent={consent} />
      <Group justify="space-between" gap="sm">
        {said && consent.kind === 'consent' && mayWrite ? (
          <WithdrawButton siteId={siteId} consentId={consent.id} />
        ) : (
          <span />
        )}
        <CopyButton text={JSON.stringify(consent, null, 2)} label={detail.json} />
      </Group>
      <section>
        <h3 className={classes['heading']}>{detail.proved}</h3>
        <ProofSection siteId={siteId} consent={consent} />
      </section>
      {consent.erased && (
        <section>
          <h3 className={classes['heading']}>{detail.kept}</h3>
          <KeptFacts consent={consent} />
        </section>
      )}
      {said && (
        <section>
          <h3 className={classes['heading']}>{detail.what}</h3>
          <Chosen preferences={said.preferences} label={detail.what} none={detail.nothing} />
        </section>
      )}
      <section>
        <h3 className={classes['heading']}>{detail.who}</h3>
        <RecordFacts consent={consent} />
      </section>
      {(!consent.erased || consent.texts.length > 0) && (
        <section>
          <h3 className={classes['heading']}>{detail.texts}</h3>
          <ShownTexts consent={consent} />
        </section>
      )}
      {said && (
        <section>
          <h3 className={classes['heading']}>{detail.proofs}</h3>
          <SentForm proofs={said.proofs} />
        </section>
      )}
      <section>
        <h3 className={classes['heading']}>{detail.chain}</h3>
        <Chain chain={chain} current={consent.id} />
      </section>
    </div>
  );
}

/** Withdraws a consent by a new record, and shows that record. */
function WithdrawButton({ siteId, consentId }: { readonly siteId: string; readonly consentId: string }) {
  const { detail } = useConsentRecordsWords();
  const [asking, setAsking] = useState(false);
  const withdraw = useWithdraw(siteId);
  const { go } = useAddress();
  const confirm = (): void =>
    afterwards(withdraw.mutateAsync(consentId), ({ id }) => {
      showToast({ message: detail.withdrawn });
      setAsking(false);
      go({ consent: id });
    });
  return (
    <>
      <Button
        size="xs"
        variant="default"
        leftSection={<IconArrowBackUp size={16} aria-hidden />}
        onClick={() => setAsking(true)}
      >
        {detail.withdraw}
      </Button>
      <ConfirmDialog
        opened={asking}
        title={detail.withdrawTitle}
        text={detail.withdrawText}
        notReversible={false}
        confirmLabel={detail.withdraw}
        busy={withdraw.isPending}
        onConfirm={confirm}
        onClose={() => setAsking(false)}
      />
    </>
  );
}
