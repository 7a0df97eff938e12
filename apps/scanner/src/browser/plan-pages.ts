import { nextPages } from '../crawl.ts';

/** The pages of a scan. The first phase discovers them, and the others follow page by page. */
export type Plan = {
  /** The page at an index; undefined past the last one. Waits until it is known. */
  at(index: number): Promise<string | undefined>;
  /** Adds the links of a page, which determine the next page. */
  add(page: string, links: readonly string[]): Promise<void>;
  /** Ends the discovery of pages. */
  end(): void;
  readonly length: () => number;
};

/** Plans the pages of a scan. @param sitemap URLs that the site lists itself, in order */
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
      // The site's base is the URL the start redirected to.
      base ??= page;
      // A redirect's target must not be visited again.
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
