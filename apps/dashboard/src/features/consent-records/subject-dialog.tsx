import type { Answer, ConsentErasure, consentRecords } from '@app/contract';
import { fill, formatDate } from '@app/texts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Failure } from '#app/failure.tsx';
import { useLocale, useWords } from '#app/words.tsx';
import { CopyButton } from '#ui/copy-button.tsx';
import { FactsList } from '#ui/facts-list.tsx';
import { Modal } from '#ui/modal.tsx';
import { Skeletons } from '#ui/skeletons.tsx';
import classes from '#ui/detail.module.css';
import { Chain } from './chain.tsx';
import { subjectQuery } from './data.ts';
import { useForget } from './data-rights.ts';
import { Erased } from './erase-subject.tsx';
import { usePersonName } from './labels.tsx';
import { timeOfDay } from '#app/records/moment.ts';
import { PreferenceState } from './preference-state.tsx';
import { SubjectActions } from './subject-actions.tsx';
import { useAddress } from './use-address.ts';
import { useConsentRecordsWords } from './words.ts';

type Props = { readonly siteId: string; readonly opened: boolean; readonly onClose: () => void };

/** One person: the current answers, and their whole history. Its address can be shared: `?subject=`. */
export function SubjectDialog({ siteId, opened, onClose }: Props) {
  const { subjects: words, loading } = useConsentRecordsWords();
  const { failure } = useWords().shell;
  const { subject, go } = useAddress();
  const query = useQuery({ ...subjectQuery(siteId, subject ?? ''), enabled: subject !== undefined });
  const [erasure, setErasure] = useState<ConsentErasure>();
  const forget = useForget(siteId);
  const showErased = (done: ConsentErasure): void => {
    setErasure(done);
    go({ subject: undefined }, undefined, true);
    if (subject !== undefined) void forget(subject);
  };
  return (
    <>
      <Modal opened={opened} size="large" title={words.title} onClose={onClose}>
        {query.data ? (
          <Detail key={query.data.id} siteId={siteId} subject={query.data} onErased={showErased} />
        ) : query.error ? (
          <Failure message={failure.boxTitle} error={query.error} onRetry={() => void query.refetch()} />
        ) : (
          <Skeletons shape="text" count={30} label={loading} />
        )}
      </Modal>
      <Erased erasure={erasure} onClose={() => setErasure(undefined)} />
    </>
  );
}

type DetailProps = {
  readonly siteId: string;
  readonly subject: Answer<typeof consentRecords.readSubject>;
  readonly onErased: (erasure: ConsentErasure) => void;
};

function Detail({ siteId, subject, onErased }: DetailProps) {
  const { subjects: words, detail, yes, no } = useConsentRecordsWords();
  const locale = useLocale();
  const nameOf = usePersonName();
  const at = (moment: string) =>
    fill(detail.summary, { date: formatDate(locale, moment, 'medium'), time: timeOfDay(moment) });
  const known = (label: string, value: string | null) => (value === null ? [] : [{ label, value }]);
  return (
    <div className={classes['detail']}>
      <div className={classes['head']}>
        <p className={classes['headTime']}>{nameOf(subject)}</p>
        {subject.email && subject.fullName && <p className={classes['headNote']}>{subject.email}</p>}
      </div>
      <SubjectActions siteId={siteId} subject={subject} onErased={onErased} />
      <section>
        <h3 className={classes['heading']}>{words.current}</h3>
        <PreferenceState words={subject.preferences} label={words.current} none={words.noCurrent} />
      </section>
      {Object.keys(subject.claimed).length > 0 && (
        <section>
          <h3 className={classes['heading']}>{words.claims}</h3>
          <p className={classes['small']}>{words.claimsText}</p>
          <PreferenceState words={subject.claimed} label={words.claims} none={words.noCurrent} />
        </section>
      )}
      <section>
        <h3 className={classes['heading']}>{words.facts}</h3>
        <FactsList
          facts={[
            ...known(words.fullName, subject.fullName),
            ...known(words.firstName, subject.firstName),
            ...known(words.lastName, subject.lastName),
            ...known(words.email, subject.email),
            ...known(words.id, subject.externalId),
            { label: words.verified, value: subject.verified ? yes : no },
            { label: words.known, value: subject.known ? words.knownText : words.unknownText },
            { label: words.created, value: at(subject.createdAt) },
            { label: words.updated, value: at(subject.updatedAt) },
            {
              label: words.subjectId,
              value: (
                <span className={classes['copied']}>
                  <code>{subject.id}</code>
                  <CopyButton text={subject.id} size="compact-xs" />
                </span>
              ),
            },
          ]}
        />
      </section>
      <section>
        <h3 className={classes['heading']}>{words.consents}</h3>
        <Chain chain={subject.consents} />
      </section>
    </div>
  );
}
