import type { Answer, consentRecords } from '@app/contract';
import { fill, formatDate, isLocale, localeName } from '@app/texts';
import { Button, Group, Select } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { Failure } from '#app/failure.tsx';
import { usePaths } from '#app/paths.ts';
import { siteDocumentsQuery } from '#app/sites.ts';
import { useLocale, useWords } from '#app/words.tsx';
import { FactsList } from '#ui/facts-list.tsx';
import { Modal } from '#ui/modal.tsx';
import { Skeletons } from '#ui/skeletons.tsx';
import classes from '#ui/detail.module.css';
import { ShownText } from './consent-texts.tsx';
import { noticeQuery } from './data.ts';
import { emptyFilter, parametersOf } from './filter.ts';
import { timeOfDay } from '#app/records/moment.ts';
import { useAddress } from './use-address.ts';
import { useConsentRecordsWords } from './words.ts';

type Notice = Answer<typeof consentRecords.readNotice>;

/** A version of a legal notice with its exact texts. Its address can be shared: `?legal-notice=`. */
export function NoticeDialog({ siteId }: { readonly siteId: string }) {
  const { notices: words, loading, tabs } = useConsentRecordsWords();
  const { failure } = useWords().shell;
  const { legalNotice, go } = useAddress();
  const query = useQuery({ ...noticeQuery(siteId, legalNotice ?? ''), enabled: legalNotice !== undefined });
  return (
    <Modal
      opened={legalNotice !== undefined}
      size="large"
      title={query.data ? fill(words.title, query.data) : tabs.notices}
      onClose={() => go({ 'legal-notice': undefined })}
    >
      {query.data ? (
        <Detail key={query.data.id} siteId={siteId} notice={query.data} />
      ) : query.error ? (
        <Failure message={failure.boxTitle} error={query.error} onRetry={() => void query.refetch()} />
      ) : (
        <Skeletons shape="text" count={6} label={loading} />
      )}
    </Modal>
  );
}

function Detail({ siteId, notice }: { readonly siteId: string; readonly notice: Notice }) {
  const { notices: words, detail, tabs } = useConsentRecordsWords();
  const locale = useLocale();
  const paths = usePaths();
  const { go } = useAddress();
  const { identifier, version, documentId, createdAt, texts } = notice;
  const { data } = useQuery(siteDocumentsQuery(siteId));
  // Its notices stay when a document is deleted.
  const document = data?.documents.find(({ id }) => id === documentId);
  const [language, setLanguage] = useState(texts.find((text) => text.language === locale)?.language);
  const shown = texts.find((text) => text.language === language) ?? texts[0];
  const nameOf = (code: string) => (isLocale(code) ? localeName(code, locale) : code);
  const ofThis = parametersOf.consents.narrowed({ ...emptyFilter, notice: identifier, version });
  return (
    <div className={classes['detail']}>
      <Group gap="sm">
        <Button size="xs" variant="default" onClick={() => go({ ...ofThis, 'legal-notice': undefined }, '#consents')}>
          {words.consents}
        </Button>
        {document && (
          <Button size="xs" variant="default" component={Link} to={paths.versions(document.id)}>
            {words.toDocument}
          </Button>
        )}
      </Group>
      <FactsList
        facts={[
          { label: words.origin, value: documentId === null ? words.own : words.document },
          {
            label: words.created,
            value: fill(detail.summary, { date: formatDate(locale, createdAt, 'medium'), time: timeOfDay(createdAt) }),
          },
          ...(shown ? [{ label: words.hash, value: <code>{shown.sha256}</code> }] : []),
        ]}
      />
      <section aria-label={tabs.notices}>
        {texts.length > 1 && (
          <Select
            mb="sm"
            label={words.languages}
            data={texts.map((text) => ({ value: text.language, label: nameOf(text.language) }))}
            value={shown?.language ?? null}
            allowDeselect={false}
            onChange={(chosen) => setLanguage(chosen ?? undefined)}
          />
        )}
        {shown && <ShownText label={fill(words.title, notice)} language={shown.language} text={shown.text} />}
      </section>
      <p className={classes['small']}>{words.never}</p>
    </div>
  );
}
