import type { Permission } from '@app/contract';
import type { ReactNode } from 'react';
import { EmptyState } from '#ui/empty-state.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { useMay } from './session.ts';
import { whomToAsk } from './whom-to-ask.ts';

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
  return (
    <>
      <PageHeader title={title} description={description} actions={may && actions} />
      {may ? children : <EmptyState picture="keys" title={title} text={`${ownerOnly} ${whomToAsk()}`} />}
    </>
  );
}
