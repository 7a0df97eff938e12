import type { BannerConfiguration } from '@app/consent';
import { cache, forever } from '#platform/cache.ts';
import { Problem } from '#platform/http/problem.ts';
import { threadsFor } from '#platform/threads/threads.ts';
import type { CleanCode, OwnCode } from './clean-worker.ts';

const thread = threadsFor<OwnCode, CleanCode>(new URL('./clean-worker.ts', import.meta.url), 'cleanCode', {
  lane: 'short',
  longest: 5000,
  mostWaiting: 50,
});
/** Cache of sanitized code: the preview sends the same code again with each keystroke in other fields. */
const cleanedCode = cache<CleanCode>({
  maxWeight: 4 * 1024 * 1024,
  weigh: (clean) => 2 * JSON.stringify(clean).length,
  lifetime: () => forever,
});

/**
 * Sanitizes a configuration's own code to what may be used on a customer's page. @throws Problem `banner.css`,
 * `banner.markup`, `server.busy`
 */
export async function cleaned(given: BannerConfiguration): Promise<BannerConfiguration> {
  const { css, markup } = await cleanedOwn(given);
  if (!css.ok) throw new Problem('banner.css', { what: css.refused });
  if (!markup.ok) throw new Problem('banner.markup', { what: markup.refused });
  return { ...given, css: css.css, markup: markup.markup, languages: [...new Set(given.languages)] };
}

async function cleanedOwn({ css, markup }: BannerConfiguration): Promise<CleanCode> {
  // Most configurations have no own code.
  if (css.trim() === '' && markup.trim() === '')
    return { css: { ok: true, css: '' }, markup: { ok: true, markup: '' } };
  return cleanedCode.get(JSON.stringify([css, markup]), () => thread.run({ css, markup }));
}
