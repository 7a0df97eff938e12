import { cache } from '#platform/cache.ts';
import type { Database } from '#platform/database/database.ts';
import type { Budgets } from '#platform/http/budgets.ts';
import { hasChoices } from '../cookie-preferences/index.ts';
import { findOwner, findSite } from '../sites/index.ts';
import { findForm, findPublished, type StoredForm } from './form-queries.ts';

/** A published form, with whom it asks. */
export type PublishedForm = Pick<StoredForm, 'workplace' | 'handlerId' | 'deputyId'> & {
  readonly accountId: string;
  readonly site: { readonly id: string; readonly name: string };
  /** Whether there are choices of the banner to ask for. */
  readonly hasChoices: boolean;
  readonly owner: { readonly name: string; readonly country: string | undefined };
};

/** A form is shown from memory while the database is away. */
const there = { freshMs: 10_000, staleMs: 24 * 3_600_000 };
const missing = { freshMs: 3000, staleMs: 0 };

/** The published forms by their public id. Undefined: there is none. */
export function formCache(db: Database, clock: () => number, budgets: Pick<Budgets, 'lookUp'>) {
  const forms = cache<PublishedForm | undefined>({
    max: 20_000,
    lifetime: (form) => (form ? there : missing),
    clock,
    // Long enough for whoever just published or took down a form to see it.
    patienceMs: 500,
  });
  return async (publicId: string): Promise<PublishedForm | undefined> =>
    forms.get(publicId, (held) => {
      const ask = () => loadForm(db, publicId);
      return held ? ask() : budgets.lookUp(ask);
    });
}

/** A published form, from the database. */
export async function loadForm(db: Database, publicId: string): Promise<PublishedForm | undefined> {
  const at = await db.asSystem((tx) => findPublished(tx, publicId));
  if (!at) return undefined;
  const { accountId, siteId } = at;
  return db.inAccount(accountId, async (tx) => {
    const form = await findForm(tx, accountId, siteId);
    const site = await findSite(tx, accountId, siteId);
    const owner = await findOwner(tx, accountId, siteId);
    if (!form?.isPublished || !site) return undefined;
    return {
      accountId,
      workplace: form.workplace,
      handlerId: form.handlerId,
      deputyId: form.deputyId,
      site: { id: siteId, name: site.name },
      hasChoices: await hasChoices(tx, accountId, siteId),
      owner: { name: owner?.name || site.name, country: owner?.country || undefined },
    };
  });
}
