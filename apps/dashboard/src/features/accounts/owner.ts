import { useMe } from '#app/session.ts';

/** Whether the person may change settings of the whole account. */
export function useIsOwner(): boolean {
  return useMe().roles.includes('account.owner');
}
