import type { SignOff } from '@app/contract';
import { fill, formatDate } from '@app/texts';
import { Alert, Anchor } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { usePaths } from '#app/paths.ts';
import { Waiting } from '#ui/in-order.tsx';
import { useLocale } from '#app/words.tsx';
import { ofSiteQuery } from './data.ts';
import { usePerson, useSubject } from './subject.ts';
import { useSignOffWords } from './words.ts';

type Props = { readonly siteId: string; readonly documentId?: string };

/** The newest requests of a site that wait or were sent back; of a document, those that are about it. */
export function SignOffNote({ siteId, documentId }: Props) {
  const { data, isLoading } = useQuery(ofSiteQuery(siteId));
  if (isLoading) return <Waiting />;
  const all = data?.signOffs ?? [];
  const about = (document: SignOff['document']) =>
    documentId === undefined || document === null || document.id === documentId;
  const newest = all.filter((one, at) => all.findIndex(({ document }) => document?.id === one.document?.id) === at);
  return newest
    .filter(({ state, document }) => (state === 'waiting' || state === 'returned') && about(document))
    .map((signOff) => <Note key={signOff.id} signOff={signOff} />);
}

function Note({ signOff }: { readonly signOff: SignOff }) {
  const { waiting: words } = useSignOffWords();
  const locale = useLocale();
  const paths = usePaths();
  const named = usePerson();
  const subject = useSubject();
  const { id, siteId, state, askedBy, askedAt, decidedBy, decidedAt, answer } = signOff;
  const text =
    state === 'waiting'
      ? fill(words.yours, { date: formatDate(locale, askedAt, 'long'), person: named(askedBy) })
      : fill(words.returned, {
          date: formatDate(locale, decidedAt ?? askedAt, 'long'),
          person: named(decidedBy ?? { email: null }),
          answer: answer ?? '',
        });
  return (
    <Alert color={state === 'waiting' ? 'sky' : 'amber'} mb="lg" title={subject(signOff)}>
      {text}{' '}
      <Anchor component={Link} to={paths.signOff(siteId, id)} size="sm">
        {words.open}
      </Anchor>
    </Alert>
  );
}
