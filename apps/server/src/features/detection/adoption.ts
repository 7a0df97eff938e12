import type { detection, Input } from '@app/contract';
import { fill, loadWords, plural, type Locale } from '@app/texts';
import { errorSentences } from '#platform/http/failure.ts';
import type { Context } from '#platform/http/context.ts';
import { recordEvent } from '../audit/index.ts';
import { addToSite, type SelectedService } from '../policies/index.ts';
import { saveAdopted } from './adopted-queries.ts';
import { presentScan } from './service.ts';

type AdoptInput = Input<typeof detection.adopt>['body'];

/**
 * Adds what a scan found to the documents of its site, as far as the plan allows, and says why the rest was not added.
 * @throws Problem `scan.not-found`
 */
export async function adopt(
  { services, actor }: Context,
  locale: Locale,
  siteId: string,
  scanId: string,
  { services: ids, unknown }: AdoptInput,
) {
  const { accountId } = actor;
  const words = { answers: await loadWords(locale, 'answers'), errors: await errorSentences(locale) };
  return services.db.inAccount(accountId, async (tx) => {
    await presentScan(tx, accountId, siteId, scanId);
    const wanted: SelectedService[] = [
      ...[...new Set(ids)].map((service) => ({ service, overrides: {} })),
      ...unknown.map(({ custom, overrides }) => ({ custom, overrides })),
    ];
    const known = wanted.length - unknown.length;
    const { ids: added, refused } = await addToSite(tx, services, accountId, siteId, wanted);
    await saveAdopted(
      tx,
      accountId,
      siteId,
      unknown.flatMap(({ site }, index) => {
        const siteServiceId = added[known + index];
        return siteServiceId ? [{ party: site, siteServiceId }] : [];
      }),
    );
    const count = wanted.length - refused.length;
    const details = { services: count };
    await recordEvent(tx, services.now(), actor, 'scan.adopted', { siteId, target: scanId, details });
    return {
      added: count,
      refused: refused.map(({ index, problem }) => ({
        id: wanted[index]?.service ?? unknown[index - known]?.site ?? '',
        code: problem.code,
        message: fill(words.errors[problem.code] as string, { ...problem.values }),
      })),
      message: plural(locale, count, words.answers.servicesAdded),
    };
  });
}
