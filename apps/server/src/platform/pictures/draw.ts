import { cache, forever } from '../cache.ts';
import { threadsFor } from '../threads/threads.ts';
import type { LinkPicture } from './link-picture.ts';

const thread = threadsFor<LinkPicture, Uint8Array>(new URL('./link-picture.ts', import.meta.url), 'drawLinkPicture', {
  lane: 'picture',
  longest: 30_000,
  mostWaiting: 20,
});

/** Pictures take some 20 kB each. */
const mostBytes = 4 * 1024 * 1024;
const drawn = cache<Buffer>({ maxWeight: mostBytes, weigh: (png) => png.length, lifetime: () => forever });

/** The picture of a link as PNG, drawn once in a thread of its own. @throws Problem `server.busy` */
export async function linkPicture(picture: LinkPicture): Promise<Buffer> {
  return drawn.get(JSON.stringify(picture), async () => Buffer.from(await thread.run(picture)));
}
