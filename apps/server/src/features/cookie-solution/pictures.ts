import { takePictures } from '@app/scanner';
import { composeCore } from '@app/consent/banner/compose.ts';
import type { Services } from '#platform/http/context.ts';
import { enqueue } from '#platform/jobs/jobs.ts';
import type { EmbedCode } from './embed-code.ts';
import { takePictures as takePicturesJob } from './jobs.ts';
import { listSitesWaiting, listWaiting, updatePicture } from './picture-queries.ts';
import { samplePage } from './sample-page.ts';
import { listTexts } from './version-queries.ts';

const heights: Readonly<Record<number, number>> = { 390: 844, 1280: 800 };

/**
 * Takes the missing pictures of a site's versions, as seen by a visitor about whom nothing is known (RULES C11).
 * Without a browser, they stay pending.
 */
export async function picture(
  { db, now, config, log }: Services,
  code: EmbedCode,
  { accountId, siteId }: { readonly accountId: string; readonly siteId: string },
): Promise<void> {
  if (!config.chromium) return;
  const waiting = await db.inAccount(accountId, (tx) => listWaiting(tx, accountId, siteId));
  const numbers = [...new Set(waiting.map(({ number }) => number))];
  for (const number of numbers) {
    const own = waiting.filter((each) => each.number === number);
    const texts = await db.inAccount(accountId, (tx) => listTexts(tx, accountId, siteId, number));
    const pages = await Promise.all(
      own.map(async ({ language, width }) => {
        const text = texts.find((each) => each.language === language);
        if (!text) throw new Error('a picture of a language that was not published');
        // No country lookup, and no intake: the picture shows the strictest regime and sends nothing.
        const { where: _where, intake: _intake, ...banner } = text.banner;
        // Loads no other file.
        const script = await composeCore('banner', code, banner, { [banner.lang]: ['', 0] });
        const html = samplePage({ script, language, scheme: 'light' });
        return { html, width, height: heights[width] ?? width };
      }),
    );
    try {
      const taken = await takePictures(config.chromium, pages, config.chromiumSandbox);
      await db.inAccount(accountId, async (tx) => {
        for (const [at, key] of own.entries()) {
          const body = taken[at];
          if (body) await updatePicture(tx, accountId, siteId, key, { body, takenAt: now() });
        }
      });
    } catch (error) {
      log.failure('pictures of a banner', error);
      await db.inAccount(accountId, async (tx) => {
        for (const key of own) await updatePicture(tx, accountId, siteId, key, { failed: true });
      });
    }
  }
}

/** Enqueues pending pictures, if a browser is available. */
export async function pictureWhatWaits({ db, config }: Services): Promise<void> {
  if (!config.chromium) return;
  const sites = await db.acrossAccounts((tx) => listSitesWaiting(tx, 500));
  for (const { accountId, siteId } of sites) {
    await db.inAccount(accountId, (tx) =>
      enqueue(tx, takePicturesJob, { accountId, siteId }, { key: `pictures ${siteId}` }),
    );
  }
}
