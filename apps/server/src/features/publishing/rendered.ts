import { createHash } from 'node:crypto';
import type { Budgets } from '#platform/http/budgets.ts';
import { byteCache } from '#platform/threads/byte-cache.ts';

/** A body as it is sent, and its entity tag. */
export type Rendered = { readonly body: Buffer; readonly etag: string };

export type RenderedPages = {
  /**
   * What was rendered of something that does not change, or is rendered now.
   *
   * @param of what it is rendered of: another object is another page
   * @param how in which form and language
   * @param prepare loads what rendering needs; what it returns puts the page together, and has its time counted
   * @throws Problem `server.busy`
   */
  get(of: object, how: string, address: string, prepare: () => Promise<Render>): Promise<Rendered>;
};
export type Render = () => string | Uint8Array;

const mostBytes = 16 * 1024 * 1024;

/** Pages in the forms they are asked for, rendered and hashed once. */
export function renderedPages(budgets: Budgets, isHeld = true): RenderedPages {
  const cache = byteCache<Rendered>(isHeld ? mostBytes : 0, ({ body }) => body.length);
  const numbers = new WeakMap<object, number>();
  let last = 0;

  function numberOf(of: object): number {
    const known = numbers.get(of);
    if (known !== undefined) return known;
    numbers.set(of, (last += 1));
    return last;
  }

  return {
    get(of, how, address, prepare) {
      return cache.get(`${numberOf(of)} ${how}`, async () => {
        budgets.check(address);
        const render = await prepare();
        const rendering = () => {
          const body = Buffer.from(render());
          return { body, etag: etagOf(body) };
        };
        return budgets.inTurn(address, rendering, true);
      });
    },
  };
}

function etagOf(body: Buffer): string {
  return `"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`;
}
