import { shelf } from '#app/storage.ts';

const limit = 5;
const keyOf = (accountId: string) => `palette.recent.${accountId}`;

/** The ids of the commands that were run last in an account in this browser, newest first. */
export function recentCommands(accountId: string): readonly string[] {
  return (shelf('localStorage').getItem(keyOf(accountId)) ?? '').split('\n').filter(Boolean);
}

export function noteCommand(accountId: string, id: string): void {
  const ids = [id, ...recentCommands(accountId).filter((other) => other !== id)].slice(0, limit);
  shelf('localStorage').setItem(keyOf(accountId), ids.join('\n'));
}
