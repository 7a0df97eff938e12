import type { Answer, signOffs, SignOff } from '@app/contract';
import { fill } from '@app/texts';
import { Alert, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { localMoment } from '#app/dates.ts';
import { useParams } from 'react-router';
import { PagePending } from '#app/page-pending.tsx';
import { queryClient } from '#app/query-client.ts';
import { SitePage, SitePageHeader, siteLoader } from '#app/site-page.tsx';
import { useLocale } from '#app/words.tsx';
import { StatusBadge } from '#ui/status-badge.tsx';
import { Comparison } from './comparison.tsx';
import { signOffQuery } from './data.ts';
import { Decision } from './decision.tsx';
import { Published } from './published.tsx';
import { usePerson, useSubject } from './subject.ts';
import { signOffWordsQuery, useSignOffWords } from './words.ts';

export const loader = siteLoader({ words: (locale) => [queryClient.ensureQueryData(signOffWordsQuery(locale))] });

const tones = { waiting: 'attention', approved: 'good', returned: 'bad', withdrawn: 'neutral' } as const;

/** What somebody asked to be published: what it would change, and the decision. */
export function Component() {
  const { siteId = '', signOffId = '' } = useParams();
  const place = { siteId, signOffId };
  const query = useQuery(signOffQuery(place));
  const { page: words } = useSignOffWords();
  const subject = useSubject();
  if (!query.data) return <PagePending queries={[query]} />;
  const { signOff, comparison } = query.data;
  return (
    <SitePage>
      {(site) => (
        <>
          <SitePageHeader
            site={site}
            title={words.title}
            aside={<StatusBadge tone={tones[signOff.state]}>{words.states[signOff.state]}</StatusBadge>}
            description={subject(signOff)}
          />
          <Stack gap="md">
            <AskedBy signOff={signOff} />
            <State {...query.data} />
            {comparison && <Comparison siteId={siteId} comparison={comparison} />}
            {signOff.published && <Published siteId={siteId} published={signOff.published} />}
          </Stack>
          <Decision place={place} shown={query.data} />
        </>
      )}
    </SitePage>
  );
}

/** Who asked, when, and with which note. */
function AskedBy({ signOff: { askedBy, askedAt, note } }: { readonly signOff: SignOff }) {
  const { page: words } = useSignOffWords();
  const locale = useLocale();
  const named = usePerson();
  return (
    <div>
      <Text size="sm" c="dimmed">
        {fill(words.asked, { person: named(askedBy), date: localMoment(locale, askedAt) })}
      </Text>
      {note && <Text>{note}</Text>}
    </div>
  );
}

/** How it was decided, or why it cannot be approved. */
function State({ signOff, isCurrent }: Answer<typeof signOffs.read>) {
  const { page: words } = useSignOffWords();
  const locale = useLocale();
  const named = usePerson();
  const { state, decidedBy, decidedAt, answer } = signOff;
  if (state === 'waiting') return isCurrent ? null : <Alert color="amber">{words.changed}</Alert>;
  const values = {
    person: named(decidedBy ?? { email: null }),
    date: localMoment(locale, decidedAt ?? signOff.askedAt),
  };
  if (state === 'approved') return <Alert color="green">{fill(words.approvedBy, values)}</Alert>;
  if (state === 'withdrawn') return <Alert color="gray">{fill(words.withdrawnBy, values)}</Alert>;
  return (
    <Alert color="amber" title={fill(words.returnedBy, values)}>
      {answer}
    </Alert>
  );
}
