import type { ReactNode } from 'react';
import { EmptyState } from '#ui/empty-state.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { useMe } from './session.ts';

/** Whether the person may change settings of the whole account. */
export function useIsOwner(): boolean {
  return useMe().roles.includes('account.owner');
}

type Props = {
  readonly words: { readonly title: string; readonly description: string; readonly ownerOnly: string };
  readonly actions?: ReactNode;
  readonly children: ReactNode;
};

/** A page of settings that only owners of the account can see. */
export function OwnerPage({ words: { title, description, ownerOnly }, actions, children }: Props) {
  const isOwner = useIsOwner();
  return (
    <>
      <PageHeader title={title} description={description} actions={isOwner && actions} />
      {isOwner ? children : <EmptyState picture="keys" title={title} text={ownerOnly} />}
    </>
  );
}
