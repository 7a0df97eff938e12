import type { Member, Site } from '@app/contract';
import { fill } from '@app/texts';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { usePaths } from '#app/paths.ts';
import { Card } from '#ui/card.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { showToast } from '#ui/toast.tsx';
import { useForkOwner, useSetMemberOfSite } from './data.ts';
import { OwnerFacts } from './owner-facts.tsx';
import { ownerSource } from './owner-source.tsx';
import { useMembersWords } from './words.ts';

type Props = {
  readonly site: Site;
  readonly members: readonly Member[];
  /** The member that is shown, and the one that is stored. */
  readonly source: string;
  readonly stored: string;
  readonly onDone: () => void;
};

/** The data of a member, to be read: whether the site shall follow it, or goes its own way from here. */
export function MemberOwner({ site, members, source, stored, onDone }: Props) {
  const words = useMembersWords();
  const member = members.find(({ id, isDefault }) => (source === ownerSource.default ? isDefault : id === source));
  const isStored = source === stored;
  if (!member) return null;
  return (
    <Card
      title={member.owner.name}
      description={isStored ? words.follows : words.wouldFollow}
      actions={
        isStored ? (
          <Customise site={site} member={member} onDone={onDone} />
        ) : (
          <Use site={site} member={member} memberId={source === ownerSource.default ? null : source} onDone={onDone} />
        )
      }
    >
      <OwnerFacts owner={member.owner} />
    </Card>
  );
}

type ActionsProps = { readonly site: Site; readonly member: Member; readonly onDone: () => void };

function Customise({ site, member, onDone }: ActionsProps) {
  const words = useMembersWords();
  const paths = usePaths();
  const [params] = useSearchParams();
  const fork = useForkOwner(site.id, () => {
    showToast({ message: words.forked });
    onDone();
  });
  return (
    <>
      <Button loading={fork.isPending} onClick={() => fork.mutate()}>
        {words.fork}
      </Button>
      <Button component={Link} to={paths.member(member.id, params.get('field') ?? undefined)} variant="default">
        {words.edit}
      </Button>
    </>
  );
}

/** Asks first where data of the site's own is given up for it. */
function Use({ site, member, memberId, onDone }: ActionsProps & { readonly memberId: string | null }) {
  const words = useMembersWords();
  const [asking, setAsking] = useState(false);
  const { name } = member.owner;
  const use = useSetMemberOfSite(site.id, () => {
    showToast({ message: fill(words.used, { name }) });
    onDone();
  });
  const confirm = (): void => use.mutate(memberId);
  return (
    <>
      <Button
        loading={use.isPending && !asking}
        onClick={() => (site.ownerFrom === 'own' ? setAsking(true) : confirm())}
      >
        {words.use}
      </Button>
      <Button variant="default" onClick={onDone}>
        {words.keep}
      </Button>
      <ConfirmDialog
        opened={asking}
        title={fill(words.useTitle, { name })}
        text={fill(words.useText, { site: site.name })}
        confirmLabel={words.use}
        busy={use.isPending}
        onConfirm={confirm}
        onClose={() => setAsking(false)}
      />
    </>
  );
}
