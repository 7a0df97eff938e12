import { nextPages } from '../crawl.ts';

/** Which pages are looked at. The first phase finds them, and the others follow it page by page. */
export type Plan = {
  /** The page at this place; left out: there is none. Waits until it is known. */
  at(index: number): Promise<string | undefined>;
  /** What a page links to. With it the next page is known. */
  add(page: string, links: readonly string[]): Promise<void>;
  /** No more will be known. */
  end(): void;
  readonly length: () => number;
};

/** @param sitemap Addresses of a site that it names itself, in its order. */
export function planPages(start: string, most: number, sitemap: Promise<readonly string[]>): Plan {
  const places: PromiseWithResolvers<string | undefined>[] = [];
  const place = (index: number) => (places[index] ??= Promise.withResolvers());
  const pages = [start];
  const taken = [start];
  const found: string[] = [];
  let base: string | undefined;
  let ended = false;
  place(0).resolve(start);

  const end = () => {
    ended = true;
    place(pages.length).resolve(undefined);
  };
  return {
    at: (index) => (ended && index >= pages.length ? Promise.resolve(undefined) : place(index).promise),
    async add(page, links) {
      found.push(...links);
      // Where the start led is where the site is.
      base ??= page;
      // Where it was led to is no page to look at once more.
      taken.push(page);
      const named = pages.length < most ? await sitemap : [];
      const next = pages.length < most ? nextPages(base, [...named, ...found], taken, 1)[0] : undefined;
      if (ended) return;
      if (next === undefined) return end();
      pages.push(next);
      taken.push(next);
      place(pages.length - 1).resolve(next);
    },
    end,
    length: () => pages.length,
  };
}
