import { createHash } from 'node:crypto';
import { cache, forever, never } from '#platform/cache.ts';
import type { Budgets } from '#platform/http/budgets.ts';
import { threadsFor } from '#platform/threads/threads.ts';
import { preparePage, type PageTask } from './page-worker.ts';

/** A response body and its entity tag. */
export type Rendered = { readonly body: Buffer; readonly etag: string };

export type RenderedPages = {
  /**
   * Returns the cached result for something immutable, or renders it now.
   *
   * @param of the object to render; it is the cache key, so another object is another page
   * @param how the format and language
   * @throws Problem `server.busy`
   */
  get(of: object, how: string, address: string, prepare: () => Promise<Prepared>): Promise<Rendered>;
};

/** A function that renders a page here; or a task for a thread if it is long, which is otherwise rendered here. */
export type Prepared =
  | { readonly render: () => string | Buffer }
  | { readonly task: PageTask; readonly isLong: boolean };

/** The size in bytes from which rendering a packed page takes as long as some hundred responses from memory. */
export const longPages = { from: 32 * 1024 } as const;

const mostBytes = 8 * 1024 * 1024;
const thread = threadsFor<PageTask, Uint8Array>(new URL('./page-worker.ts', import.meta.url), 'renderPage', {
  lane: 'long',
  longest: 60_000,
  mostWaiting: 20,
});

/** Pages in the requested formats, rendered and hashed once. */
export function renderedPages(budgets: Budgets, { isHeld = true, inThreads = true } = {}): RenderedPages {
  const pages = cache<Rendered>({
    maxWeight: mostBytes,
    weigh: ({ body }) => body.length,
    lifetime: () => (isHeld ? forever : never),
  });
  const numbers = new WeakMap<object, number>();
  let last = 0;

  function numberOf(of: object): number {
    const known = numbers.get(of);
    if (known !== undefined) return known;
    numbers.set(of, (last += 1));
    return last;
  }

  async function put(address: string, prepared: Prepared): Promise<Rendered> {
    if ('render' in prepared) return budgets.inTurn(address, () => renderedOf(prepared.render()), true);
    const { task, isLong } = prepared;
    if (isLong && inThreads) return renderedOf(await thread.run(task));
    const render = await preparePage(task);
    return budgets.inTurn(address, () => renderedOf(render()), true);
  }

  return {
    async get(of, how, address, prepare) {
      return pages.get(`${numberOf(of)} ${how}`, async () => {
        budgets.check(address);
        return put(address, await prepare());
      });
    },
  };
}

function renderedOf(page: string | Uint8Array): Rendered {
  const body = typeof page === 'string' ? Buffer.from(page) : Buffer.from(page.buffer, page.byteOffset, page.length);
  return { body, etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"` };
}
