import { publishing as contract, type Answer } from '@app/contract';
import { fill } from '@app/texts';
import { queryOptions, useIsMutating, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '#app/api.ts';
import { ClauseChanged } from '#app/clause-changed.tsx';
import { Failure } from '#app/failure.tsx';
import { pendingQuery, PublishAlong } from '#app/publish-along.tsx';
import { PublishLanguages, PublishPart, PublishSheet } from '#app/publish-sheet.tsx';
import { useMayOnSite } from '#app/site-rights.ts';
import { documentKey } from '#app/sites.ts';
import { useWords } from '#app/words.tsx';
import { Skeletons } from '#ui/skeletons.tsx';
import { loadBox, type DocumentView } from './data.ts';
import { useGenerator } from './generator-context.tsx';
import type { Publishing } from './publishing-state.ts';

/** What would change from the published version. */
const comparisonQuery = (documentId: string, from: number, language: DocumentView['language']) =>
  queryOptions({
    queryKey: [...documentKey(documentId), 'comparison', from, language],
    queryFn: ({ signal }) => call(contract.compare, { params: { documentId }, query: { from, language } }, { signal }),
    staleTime: 0,
  });

type Props = { readonly publishing: Publishing };

/** The sheet of a document: what changes, in which languages, whether people must be asked again, and what goes along. */
export function PublishDocument({ publishing }: Props) {
  const { publishing: words, sites, policies } = useWords();
  const { document, site, shown } = useGenerator();
  const { version } = document;
  const compared = useQuery({
    ...comparisonQuery(document.id, version ?? 0, shown.language),
    enabled: version !== null,
  });
  const isUpToDate = document.status === 'published' && compared.data?.changes.length === 0;
  const due = useQuery({
    queryKey: [...documentKey(document.id), 'box', 'due'],
    queryFn: ({ signal }) => loadBox(document.id, 'due', signal),
    enabled: isUpToDate,
  });
  const may = useMayOnSite(document.siteId);
  const waiting = useQuery({ ...pendingQuery(document.siteId), enabled: site?.type === 'Site', retry: false });
  const [isAlone, setAlone] = useState(false);
  // What is being saved changes what the sheet compares. A first version is published after it.
  const isSaving = useIsMutating() > 0 && !publishing.busy;

  const { banner = null, documents = [] } = waiting.data ?? {};
  // A banner that nobody ever saw is published on its own page.
  const known = banner && banner.version > 1 && banner.blocking.length === 0 ? banner : null;
  const others = documents.filter(({ id, blocking }) => id !== document.id && blocking.length === 0);
  const own = documents.find(({ id }) => id === document.id);
  const canGoAlong =
    may('banner.publish') && (known !== null || others.length > 0) && (own?.blocking.length ?? 0) === 0;
  const goesAlong = canGoAlong && !isAlone;
  // The document states what the banner does: published with it, it may change where it would not by itself.
  const shownBy = goesAlong && known && own ? own : compared.data;
  const isSame = isUpToDate && !(goesAlong && known && own);
  const names = [...(known ? [sites.places.cookieSolution] : []), ...others.map(({ type }) => sites.documents[type])];
  const isDue = (due.data?.lines.length ?? 0) > 0;
  const number = (version ?? 0) + 1;
  const action = isSame ? (isDue ? words.sheet.again : undefined) : fill(words.sheet.publish, { number });
  const only = { banner: known !== null, documents: [document.id, ...others.map(({ id }) => id)] };
  return (
    <PublishSheet
      title={fill(policies.publish.sheetTitle, { document: sites.documents[document.type] })}
      action={action}
      busy={publishing.busy}
      disabled={(version !== null && (!compared.data || compared.isFetching || isSaving)) || waiting.isFetching}
      onPublish={() => publishing.publishNow(goesAlong ? only : undefined)}
      onClose={publishing.close}
    >
      {version === null ? (
        <PublishPart title={words.sheet.changes}>
          <p>
            {words.sheet.first} {words.sheet.address}
          </p>
        </PublishPart>
      ) : (
        <Changes query={compared} shown={shownBy} version={version} isSame={isSame} due={due.data?.lines[0]?.text} />
      )}
      <PublishLanguages languages={document.languages} />
      {waiting.error && (
        <Failure message={words.sheet.alongUnknown} error={waiting.error} onRetry={() => void waiting.refetch()} />
      )}
      {canGoAlong && action !== undefined && (
        <PublishAlong names={names} checked={!isAlone} onChange={(along) => setAlone(!along)} />
      )}
    </PublishSheet>
  );
}

type Comparison = Pick<Answer<typeof contract.compare>, 'changes' | 'consent'> & { readonly summary: string | null };

type ChangesProps = {
  readonly query: { readonly error: Error | null; readonly refetch: () => unknown };
  readonly shown: Comparison | undefined;
  readonly version: number;
  readonly isSame: boolean;
  readonly due: string | undefined;
};

function Changes({ query: { error, refetch }, shown, version, isSame, due }: ChangesProps) {
  const { publishing: words, shell } = useWords();
  if (!shown && error) return <Failure message={shell.failure.boxTitle} error={error} onRetry={() => void refetch()} />;
  if (!shown) return <Skeletons shape="text" count={4} label={words.comparing} />;
  if (isSame) return <p>{due ?? fill(words.sheet.upToDateText, { number: version })}</p>;
  const { changes, summary, consent } = shown;
  return (
    <>
      <PublishPart title={words.sheet.changes}>
        <p>{changes.length > 0 ? summary : words.noChanges}</p>
        {changes.length > 0 && (
          <details>
            <summary>{words.sheet.words}</summary>
            {changes.map((change) => (
              <ClauseChanged key={change.id} change={change} />
            ))}
          </details>
        )}
      </PublishPart>
      <PublishPart title={words.sheet.askedAgain}>
        {consent.needed ? (
          <ul>
            {consent.reasons.map(({ code, message }) => (
              <li key={`${code} ${message}`}>{message}</li>
            ))}
          </ul>
        ) : (
          <p>{words.sheet.nobody}</p>
        )}
      </PublishPart>
    </>
  );
}
