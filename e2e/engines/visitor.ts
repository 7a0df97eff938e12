import { readFileSync } from 'node:fs';
import { compose, loadBannerWords, purposes, type BannerConfiguration, type CompiledMedia } from '@app/consent';
import { compiled, siteId, type Composed } from '../../apps/embed/test/banner-fixture.ts';
import type { BannerSite } from '../../apps/embed/test/banner-site.ts';
import { measure, type Geometry } from '../../apps/embed/test/geometry.ts';
import { sleep, type EnginePage } from './engine.ts';

export type Setting = {
  readonly changes?: Partial<BannerConfiguration>;
  readonly size?: { readonly width: number; readonly height: number };
  /** Replaces the compiled files. */
  readonly file?: (made: Composed) => Composed;
  /** `{script}` is replaced with the banner's tag, and `{product}` with its origin. */
  readonly head?: string;
  readonly body?: string;
  readonly csp?: string;
};

/** A first-time visitor of a site with a banner, and the visitor's actions. */
export type Visitor = {
  readonly site: BannerSite;
  readonly page: EnginePage;
  /** Opens the site's first page without cookies. */
  visit(setting?: Setting): Promise<void>;
  /** Opens the page again, with its current state. */
  reload(): Promise<void>;
  /** Measures the topmost layer, once it is shown. */
  geometry(layer?: 'first' | 'second'): Promise<Geometry>;
  /** Clicks the center of one of the banner's controls; with a text, the one that has this text. */
  click(selector: string, text?: string): Promise<void>;
  /** The choice as the page's own scripts receive it. */
  choice(): Promise<{ readonly action: string; readonly allowed: readonly string[] } | undefined>;
  /** Waits at most ten seconds for a condition. @throws Error that names the condition */
  until(what: string, isSo: () => Promise<boolean>): Promise<void>;
};

export const media = readFileSync(new URL('../../apps/embed/dist/media.core.js', import.meta.url), 'utf8');

/** The data of placeholders for what waits. */
export async function placeholders(): Promise<CompiledMedia> {
  const words = await loadBannerWords('en');
  return { words: words.banner.media, purposes: purposes.map((one) => words.services.categories[one]), services: {} };
}

export function visitor(page: EnginePage, site: BannerSite): Visitor {
  const until = async (what: string, isSo: () => Promise<boolean>) => {
    for (const end = Date.now() + 10_000; Date.now() < end; await sleep(25)) if (await isSo()) return;
    throw new Error(`Waited ten seconds for ${what}.`);
  };
  const reload = () => page.goto(`${site.host}/`);

  async function visit({ changes = {}, size, file, head = '{script}', body = '', csp }: Setting = {}) {
    const made = await compiled(site.product, changes);
    site.now.files = { en: file ? file(made) : made };
    site.now.extra = { ...site.now.extra, '/e/media.js': compose(media, await placeholders()) };
    site.now.csp = csp;
    site.now.page = (product) => {
      const own = `<script src="${product}/embed/cs/${siteId}.js"></script>`;
      const filled = (text: string) => text.replaceAll('{script}', own).replaceAll('{product}', product);
      return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>A shop</title><link rel="icon" href="data:,">${filled(head)}</head><body><h1>A shop</h1><p><a href="/next">Next page</a></p>${filled(body)}</body></html>`;
    };
    const { width, height } = size ?? { width: 1280, height: 800 };
    await page.startOver();
    await page.resize(width, height);
    site.events.length = 0;
    site.asked.length = 0;
    await reload();
  }

  async function geometry(layer: 'first' | 'second' = 'first'): Promise<Geometry> {
    let measured: Geometry | undefined;
    await until(`the ${layer} layer`, async () => {
      const isThere = await page.run(
        (selector) => {
          const root = document.querySelector('candor-banner')?.shadowRoot;
          return !!root?.querySelector(selector);
        },
        layer === 'first' ? 'dialog:not(.layer)' : 'dialog.layer',
      );
      measured = isThere ? ((await page.run(measure)) ?? undefined) : undefined;
      return measured !== undefined;
    });
    if (!measured) throw new Error('It went away.');
    return measured;
  }

  async function click(selector: string, text?: string): Promise<void> {
    let point: readonly [number, number] | undefined;
    await until(`${selector} ${text ?? ''} to be where a pointer reaches it`, async () => {
      const found = await page.run(
        (which, wanted) => {
          const root = document.querySelector('candor-banner')?.shadowRoot;
          const all = [...(root?.querySelectorAll(which) ?? []), ...document.querySelectorAll(which)];
          const one = all.find((each) => wanted === null || each.textContent === wanted);
          if (!one) return null;
          one.scrollIntoView({ block: 'nearest' });
          const { left, top, width, height } = one.getBoundingClientRect();
          const [x, y] = [left + width / 2, top + height / 2];
          const at = root?.elementFromPoint(x, y) ?? document.elementFromPoint(x, y);
          return width > 0 && at && (one.contains(at) || at === one) ? ([x, y] as const) : null;
        },
        selector,
        text ?? null,
      );
      point = found ?? undefined;
      return found !== null;
    });
    if (point) await page.click(...point);
  }

  async function choice() {
    const told = await page.run(
      () =>
        new Promise<{ readonly action: string; readonly allowed: readonly string[] } | null>((resolve) => {
          type Api = { readonly choice?: { readonly action: string; readonly allowed: readonly string[] } };
          const asking = window as { candorReady?: { push(act: (candor: Api) => void): void } };
          (asking.candorReady ??= []).push((candor) => resolve(candor.choice ?? null));
        }),
    );
    return told ?? undefined;
  }

  return { site, page, visit, reload, geometry, click, choice, until };
}
