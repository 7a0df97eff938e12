import type { ConsentDetail } from '@app/contract';
import { fill } from '@app/texts';
import type { ReactNode } from 'react';
import classes from '#ui/detail.module.css';
import { FactsList } from '#ui/facts-list.tsx';
import { Chosen } from './chosen.tsx';
import { useConsentRecordsWords } from './words.ts';

/** What an erasure kept of a consent, each with its purpose (GDPR 17(3)(e)). */
export function KeptFacts({ consent: { kept, notices } }: { readonly consent: ConsentDetail }) {
  const { detail } = useConsentRecordsWords();
  return (
    <>
      <FactsList
        facts={[
          { label: detail.keptTree, value: detail.keptTreeText },
          { label: detail.keptWhen, value: detail.keptWhenText },
          ...(notices.length === 0 ? [] : [{ label: detail.keptNotices, value: <Notices notices={notices} /> }]),
          ...(kept === null ? [] : [{ label: detail.keptAnswers, value: detail.keptAnswersText }]),
        ]}
      />
      {kept === null ? (
        <Dimmed>{detail.keptNothing}</Dimmed>
      ) : (
        <Chosen preferences={kept} label={detail.keptAnswers} none={detail.nothing} />
      )}
    </>
  );
}

function Notices({ notices }: Pick<ConsentDetail, 'notices'>) {
  const { detail } = useConsentRecordsWords();
  return (
    <>
      {notices.map(({ identifier, version }) => (
        <span key={identifier}>
          {version === null
            ? fill(detail.noticeUnknown, { identifier })
            : fill(detail.noticeAdded, { identifier, version })}
          <br />
        </span>
      ))}
      <Dimmed>{detail.keptNoticesText}</Dimmed>
    </>
  );
}

function Dimmed({ children }: { readonly children: ReactNode }) {
  return <span className={classes['headNote']}>{children}</span>;
}
