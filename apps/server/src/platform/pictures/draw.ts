import { cache, forever } from '../cache.ts';
import { addressLimit } from '../http/address-limit.ts';
import { Problem } from '../http/problem.ts';
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

/** Pictures that one network may have drawn in a minute. What memory holds is not counted. */
const drawnPerMinute = 20;
const limit = addressLimit(drawnPerMinute);

/** Who asks for a picture, and when. */
type Asking = { readonly address: string; readonly at: Date };

/**
 * The picture of a link as PNG, drawn once in a thread of its own.
 * @throws Problem `rate.limited`, `server.busy`
 */
export async function linkPicture(picture: LinkPicture, { address, at }: Asking): Promise<Buffer> {
  return drawn.get(JSON.stringify(picture), async () => {
    const seconds = limit(address, at.getTime());
    if (seconds > 0) throw new Problem('rate.limited', { seconds });
    return Buffer.from(await thread.run(picture));
  });
}
