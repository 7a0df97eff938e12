import type { Site } from '@app/contract';
import { Anchor, Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { usePaths } from '#app/paths.ts';
import { useReturn } from '#app/way-back.ts';
import { SitePage, SitePageHeader, siteLoader } from '#app/site-page.tsx';
import { useWords } from '#app/words.tsx';
import { queryClient } from '#app/query-client.ts';
import { membersQuery, useSetOwner } from './data.ts';
import { OwnerForm } from './owner-form.tsx';
import { MemberOwner } from './member-owner.tsx';
import { ownerSource, OwnerSourceSelect, sourceOf } from './owner-source.tsx';
import { membersWordsQuery, useMembersWords } from './words.ts';

export const loader = siteLoader({
  words: (locale) => [queryClient.ensureQueryData(membersWordsQuery(locale))],
  data: () => void queryClient.prefetchQuery(membersQuery),
});

/** Who the controller of a site is, whole: data of its own, or a member. `?field=` names the field to fill. */
export function Component() {
  return <SitePage outline="form">{(site) => <OwnerOfSite site={site} />}</SitePage>;
}

function OwnerOfSite({ site }: { readonly site: Site }) {
  const words = useWords().sites;
  const { keepOnce } = useMembersWords();
  const paths = usePaths();
  const back = useReturn(paths.site(site.id));
  const members = useQuery(membersQuery).data?.members ?? [];
  const save = useSetOwner(site.id);
  const stored = sourceOf(site);
  // As stored until another is chosen; nothing is saved by choosing.
  const [chosen, setChosen] = useState<string>();
  const source = chosen ?? stored;
  const isOwn = source === ownerSource.own;
  return (
    <>
      <SitePageHeader site={site} title={words.page.ownerTitle} description={words.owner.description} />
      <Stack gap="lg">
        {members.length > 0 ? (
          <OwnerSourceSelect members={members} source={source} onChange={setChosen} />
        ) : (
          <Anchor component={Link} to={paths.members} size="sm">
            {keepOnce}
          </Anchor>
        )}
        {!isOwn && (
          <MemberOwner
            site={site}
            members={members}
            source={source}
            stored={stored}
            onDone={() => setChosen(undefined)}
          />
        )}
        {/* What was entered is kept while a member is looked at. */}
        {(isOwn || stored === ownerSource.own) && (
          <div hidden={!isOwn}>
            <OwnerForm
              owner={site.owner}
              languages={site.languages}
              save={save}
              saveLabel={words.owner.save}
              savedMessage={words.owner.saved}
              back={back}
            />
          </div>
        )}
      </Stack>
    </>
  );
}
