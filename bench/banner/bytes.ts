import { brotliCompressSync } from 'node:zlib';
import type { Browser } from 'playwright-core';
import { markStart, type Candidate } from './candidate.ts';
import { settled, visiting } from './visit.ts';

/** Sizes with Brotli 11, each file compressed separately. */
export type Bytes = {
  /** Scripts and styles loaded before the banner is painted. */
  readonly code: number;
  /** The site's configuration, if it is a separate file. */
  readonly config: number;
  /** Number of requests for `code` and `config`. */
  readonly requests: number;
  /** Files loaded afterward without interaction. */
  readonly after: number;
  /** Files loaded when customize is pressed: the second layer, with its texts and services. */
  readonly layer: number;
  /** The part of it that is the same on every site. */
  readonly layerCode: number | undefined;
};

const size = (body: string | Buffer) => brotliCompressSync(body).length;

export async function weighBytes(browser: Browser, warm: string, url: string, candidate: Candidate): Promise<Bytes> {
  const { selectors, files, config, layerCode } = candidate;
  return visiting(browser, warm, { watch: selectors }, async (visit) => {
    const { page } = visit;
    await page.goto(url, { waitUntil: 'load' });
    if (selectors) await settled(visit);
    await page.waitForTimeout(1000);
    const pressed = await page.evaluate((customise) => {
      const at = performance.now();
      const button = customise && probe.find(customise);
      if (button instanceof HTMLElement) button.click();
      return at;
    }, selectors?.customise);
    await page.waitForTimeout(1000);
    const { painted, fetched } = await page.evaluate(() => ({
      painted: 'probe' in globalThis ? (probe.painted ?? 0) : 0,
      fetched: performance.getEntriesByType('resource').map(({ name, startTime }) => ({ name, startTime })),
    }));
    let [code, settings, after, layer, requests] = [0, 0, 0, 0, 0];
    for (const { name, startTime } of fetched) {
      const file = new URL(name).pathname.split('/').slice(2).join('/');
      const body = files.get(file);
      if (body === undefined || file === 'mark.js') continue;
      // The harness's mark at the start of a script does not count for the banner.
      const bytes = size(typeof body === 'string' ? body.replace(markStart, '') : body);
      if (startTime > pressed) layer += bytes;
      else if (startTime > painted) after += bytes;
      else if (config.has(file)) settings += bytes;
      else code += bytes;
      if (startTime <= painted && body.length > 0) requests += 1;
    }
    return {
      code,
      config: settings,
      after,
      layer,
      layerCode: layerCode === undefined ? undefined : size(layerCode),
      requests,
    };
  });
}
