import { byMark, type CompiledBanner, type PurposeSet } from '../src/index.ts';

type Lists = Pick<CompiledBanner, 'hosts' | 'shared'>;

/** The mark that an address waits for, as the guard decides: the longest entry that covers it wins; among equals, the later. */
export function judge({ hosts, shared }: Lists, address: string): string {
  let found = { length: -1, mark: '0' };
  for (const [mark, list] of byMark(hosts, shared))
    for (const entry of list.split(' ').filter(Boolean)) {
      const [host = ''] = entry.split('/');
      const [onHost = ''] = address.split('/');
      const covers =
        `.${onHost}`.endsWith(`.${host}`) && address.slice(onHost.length).startsWith(entry.slice(host.length));
      if (covers && entry.length >= found.length) found = { length: entry.length, mark };
    }
  return found.mark;
}

/** Whether an address may load where this may run. */
export function mayLoad(lists: Lists, address: string, allowed: PurposeSet): boolean {
  return judge(lists, address)
    .split(' ')
    .every((bit) => (allowed >> Number(bit)) & 1);
}
