import type { Member } from '@app/contract';
import { plural } from '@app/texts';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { usePaths } from '#app/paths.ts';
import { NotFoundPage } from '#app/not-found-page.tsx';
import { useLocale, useWords } from '#app/words.tsx';
import { LoadFailure } from '#app/load-failure.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { Skeletons } from '#ui/skeletons.tsx';
import { StatusBadge } from '#ui/status-badge.tsx';
import { membersQuery, useUpdateMember } from './data.ts';
import { useMemberLanguages } from './member-languages.ts';
import { OwnerForm } from './owner-form.tsx';
import { useMembersWords } from './words.ts';

export { loader } from './words.ts';

/** One member, whole. `?field=` names the field to fill. */
export function Component() {
  const { memberId } = useParams();
  const words = useWords().shell;
  const { data, error, refetch } = useQuery(membersQuery);
  const member = data?.members.find(({ id }) => id === memberId);
  if (member) return <EditMember key={member.id} member={member} />;
  if (data) return <NotFoundPage />;
  if (error) return <LoadFailure heading="h1" error={error} onRetry={() => void refetch()} />;
  return <Skeletons shape="form" count={5} label={words.pageLoading} />;
}

function EditMember({ member }: { readonly member: Member }) {
  const words = useMembersWords();
  const { places } = useWords().sites;
  const locale = useLocale();
  const paths = usePaths();
  const update = useUpdateMember(member.id);
  return (
    <>
      <PageHeader
        title={member.owner.name}
        aside={member.isDefault && <StatusBadge tone="info">{words.default}</StatusBadge>}
        description={member.sites > 0 ? plural(locale, member.sites, words.followed) : words.notFollowed}
        crumbs={[{ label: places.members, to: paths.members }]}
      />
      <OwnerForm
        owner={member.owner}
        languages={useMemberLanguages(member.owner)}
        save={update}
        saveLabel={words.save}
        savedMessage={words.saved}
        back={paths.members}
      />
    </>
  );
}
