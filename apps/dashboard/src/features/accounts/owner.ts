import { useMe } from '#app/session.ts';

/** Whether the person may do what concerns the whole account. */
export function useIsOwner(): boolean {
  return useMe().roles.includes('account.owner');
}
