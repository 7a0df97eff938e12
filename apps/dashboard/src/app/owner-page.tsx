import type { Permission } from '@app/contract';
import { fill } from '@app/texts';
import type { ReactNode } from 'react';
import { EmptyState } from '#ui/empty-state.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { useMay, useMe } from './session.ts';
import { useWords } from './words.tsx';

type Props = {
  /** What the person needs in the account to see the page. */
  readonly permission: Permission;
  readonly words: { readonly title: string; readonly description: string; readonly ownerOnly: string };
  readonly actions?: ReactNode;
  readonly children: ReactNode;
};

/** A page of account settings, for people with the permission. */
export function OwnerPage({ permission, words: { title, description, ownerOnly }, actions, children }: Props) {
  const may = useMay(permission);
  const whom = useWhomToAsk();
  return (
    <>
      <PageHeader title={title} description={description} actions={may && actions} />
      {may ? children : <EmptyState picture="keys" title={title} text={`${ownerOnly} ${whom}`} />}
    </>
  );
}

/** A sentence that says whom to ask: the owner, whom guests do not know by name. */
function useWhomToAsk(): string {
  const { failure } = useWords().shell;
  const { owner } = useMe().account;
  return owner === null ? failure.askOwner : fill(failure.askOwnerBy, { email: owner });
}
