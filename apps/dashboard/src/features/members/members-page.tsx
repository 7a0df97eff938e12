import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { usePaths } from '#app/paths.ts';
import { useWords } from '#app/words.tsx';
import { LoadFailure } from '#app/load-failure.tsx';
import { Card } from '#ui/card.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { Skeletons } from '#ui/skeletons.tsx';
import { membersQuery } from './data.ts';
import { MemberTable } from './member-table.tsx';
import { useMembersWords } from './words.ts';

export { loader } from './words.ts';

/** The members of the account: owner data that several sites share. */
export function Component() {
  const words = useMembersWords();
  const { places } = useWords().sites;
  const paths = usePaths();
  const { data, error, isPending, refetch } = useQuery(membersQuery);
  const none = data?.members.length === 0;
  const create = (
    <Button component={Link} to={paths.newMember} leftSection={<IconPlus size={16} aria-hidden />}>
      {places.newMember}
    </Button>
  );
  return (
    <>
      <PageHeader title={places.members} description={words.description} actions={!none && create} />
      {isPending && <Skeletons shape="rows" label={places.members} />}
      {error && !data && <LoadFailure error={error} onRetry={() => void refetch()} />}
      {none && (
        <Card>
          <EmptyState picture="organizations" title={words.noneTitle} text={words.noneText} action={create} />
        </Card>
      )}
      {data && !none && <MemberTable members={data.members} />}
    </>
  );
}
