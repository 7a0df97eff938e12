import { brotliCompressSync } from 'node:zlib';
import type { Browser } from 'playwright-core';
import { markStart, type Candidate } from './candidate.ts';
import { settled, visiting } from './visit.ts';

/** Brotli 11, each file for itself. */
export type Bytes = {
  /** Script and style that come before the banner is painted. */
  readonly code: number;
  /** The site's configuration, where it is a file of its own. */
  readonly config: number;
  /** Of `code` and `config`. */
  readonly requests: number;
  /** What comes afterwards by itself. */
  readonly after: number;
  /** What comes when customise is pressed: the second layer, with its words and services. */
  readonly layer: number;
  /** Of that, what is the same on every site. */
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
      // The mark of the harness in front of a script is not the banner's.
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
