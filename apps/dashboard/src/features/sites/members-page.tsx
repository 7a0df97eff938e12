import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { usePaths } from '#app/paths.ts';
import { useWords } from '#app/words.tsx';
import { Card } from '#ui/card.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { Skeletons } from '#ui/skeletons.tsx';
import { membersQuery } from './data.ts';
import { LoadFailure } from './load-failure.tsx';
import { MemberTable } from './member-table.tsx';

/** The members of the account: owner data that several sites share. */
export function Component() {
  const words = useWords().sites.members;
  const paths = usePaths();
  const { data, error, isPending, refetch } = useQuery(membersQuery);
  const none = data?.members.length === 0;
  const create = (
    <Button component={Link} to={paths.newMember} leftSection={<IconPlus size={17} aria-hidden />}>
      {words.create}
    </Button>
  );
  return (
    <>
      <PageHeader title={words.title} description={words.description} actions={!none && create} />
      {isPending && <Skeletons shape="rows" label={words.title} />}
      {error && !data && <LoadFailure error={error} onRetry={() => void refetch()} />}
      {none && (
        <Card>
          <EmptyState picture="document" title={words.noneTitle} text={words.noneText} action={create} />
        </Card>
      )}
      {data && !none && <MemberTable members={data.members} />}
    </>
  );
}
