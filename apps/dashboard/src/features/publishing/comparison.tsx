import { Select, Text } from '@mantine/core';
import { fill, localeName, type Locale } from '@app/texts';
import type { Answer, DocumentVersion, publishing } from '@app/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { ClauseChanged } from '#app/clause-changed.tsx';
import { Failure } from '#app/failure.tsx';
import { useLocale, useWords } from '#app/words.tsx';
import { Skeletons } from '#ui/skeletons.tsx';
import { StatusBadge } from '#ui/status-badge.tsx';
import { comparisonQuery } from './data.ts';
import classes from './publishing.module.css';

type Props = {
  readonly documentId: string;
  readonly versions: readonly DocumentVersion[];
  readonly languages: readonly Locale[];
};

const draft = 'draft';

/** Compares two versions, or a version with the draft: clause by clause, with the changed words. */
export function Comparison({ documentId, versions, languages }: Props) {
  const { publishing: words, shell } = useWords();
  const locale = useLocale();
  const [newest, before] = versions;
  const toDraft = useSearchParams()[0].get('to') === draft || !before;
  const [from, setFrom] = useState(String((toDraft ? newest : before)?.number ?? 1));
  const [to, setTo] = useState(toDraft ? draft : String(newest?.number));
  const [language, setLanguage] = useState<Locale>(languages.find((one) => one === locale) ?? languages[0] ?? 'en');
  const { data, error, isFetching, refetch } = useQuery(
    comparisonQuery(documentId, Number(from), to === draft ? undefined : Number(to), language),
  );

  const numbered = versions.map(({ number }) => ({ value: String(number), label: fill(words.numbered, { number }) }));
  return (
    <>
      <div className={classes['chooser']}>
        <Select
          label={words.from}
          allowDeselect={false}
          data={numbered}
          value={from}
          onChange={(value) => setFrom(value ?? from)}
        />
        <Select
          label={words.to}
          allowDeselect={false}
          data={[{ value: draft, label: words.draft }, ...numbered]}
          value={to}
          onChange={(value) => setTo(value ?? to)}
        />
        {languages.length > 1 && (
          <Select
            label={words.language}
            allowDeselect={false}
            data={languages.map((value) => ({ value, label: localeName(value, locale) }))}
            value={language}
            onChange={(value) => setLanguage(languages.find((one) => one === value) ?? language)}
          />
        )}
      </div>
      <div aria-live="polite" aria-busy={isFetching}>
        {!data && error && <Failure message={shell.failure.boxTitle} error={error} onRetry={() => void refetch()} />}
        {!data && !error && <Skeletons shape="text" label={words.comparing} />}
        {data && data.changes.length > 0 && <Verdict summary={data.summary} consent={data.consent} />}
        {data?.changes.length === 0 && <Text c="dimmed">{words.noChanges}</Text>}
        {data?.changes.map((change) => (
          <ClauseChanged key={change.id} change={change} />
        ))}
      </div>
    </>
  );
}

type Compared = Answer<typeof publishing.compare>;

/** A summary of the changes, and whether people who consented must be asked again. */
function Verdict({ summary, consent }: Pick<Compared, 'summary' | 'consent'>) {
  const words = useWords().publishing;
  return (
    <dl className={classes['verdict']}>
      <dt>{words.inShort}</dt>
      <dd>{summary}</dd>
      <dt>{words.consent}</dt>
      <dd>
        <StatusBadge tone={consent.needed ? 'attention' : 'good'}>
          {consent.needed ? words.consentNeeded : words.consentNotNeeded}
        </StatusBadge>
        {consent.reasons.map(({ code, message }) => (
          <p key={`${code} ${message}`}>{message}</p>
        ))}
      </dd>
    </dl>
  );
}
