import { documentType, isUrl, type AreaType, type DocumentType, type GeneratorForm } from '@app/contract';
import { localeFromPrefix, localePrefix, type Locale } from '@app/texts';
import type { Tx } from '#platform/database/database.ts';
import type { Context } from '#platform/http/context.ts';
import { Problem } from '#platform/http/problem.ts';
import type { Doer } from '../audit/index.ts';
import { createSite, listSitesByKey, nameKey } from '../sites/index.ts';
import { createDocument } from './document-service.ts';
import { listDocuments } from './queries.ts';
import { checkGenerator, sameResourceWarning, type Generated } from './rules.ts';

/** A validated generator form in the product's own types. */
type Request = Omit<Generated, 'document_type' | 'pp_locale'> & {
  readonly type: DocumentType;
  readonly language: Locale;
  readonly areas: GeneratorForm['areas'];
  readonly areaType: AreaType | undefined;
  readonly projectId: string | undefined;
};

/** Validates a generator form. @throws Problem with the message of the last check that failed */
export function readGenerator(form: GeneratorForm): Request {
  const checked = checkGenerator(form);
  if (!checked.ok) throw new Problem(checked.refusal);
  const type = documentType.safeParse(checked.form.document_type);
  if (!type.success) throw new Problem('generator.document-type-required');
  const language = localeFromPrefix(checked.form.pp_locale.toLowerCase());
  if (!language) throw new Problem('generator.language-required');
  const { site_type, site_name } = checked.form;
  return {
    site_type,
    site_name,
    type: type.data,
    language,
    areas: form.areas,
    areaType: form.area_type,
    projectId: form.project_id || undefined,
  };
}

/** Whether the account already has such a site, and what to offer in that case. */
export async function checkSameResource({ services, actor }: Context, form: GeneratorForm, locale: Locale) {
  const { site_type, site_name, type, language } = readGenerator(form);
  const dashboard_url = `/${localePrefix(locale)}/dashboard?query=${encodeURIComponent(site_name)}`;
  const same = await services.db.inAccount(actor.accountId, async (tx) => {
    const sites = await listSitesByKey(tx, actor.accountId, site_type, nameKey(site_name));
    const documents = await listDocuments(
      tx,
      actor.accountId,
      sites.map(({ id }) => id),
    );
    return sites.map(({ id: siteId }) => ({
      siteId,
      document: documents.find((document) => document.siteId === siteId && document.type === type),
    }));
  });
  const warning = sameResourceWarning(same, language);
  if (!warning) return { success: true as const, warning: null, dashboard_url };
  const { target } = warning;
  const base = `/${localePrefix(locale)}`;
  const adding = new URLSearchParams({ add: type, language }).toString();
  const url = !target
    ? null
    : !target.document
      ? `${base}/sites/${target.siteId}?${adding}`
      : target.document.languages.includes(language)
        ? `${base}/documents/${target.document.id}`
        : `${base}/documents/${target.document.id}?${new URLSearchParams({ add_language: language }).toString()}`;
  return { success: true as const, warning: { warning_type: warning.type, url }, dashboard_url };
}

/** Creates what the generate modal requests, in the caller's transaction: a document, and its site unless one is given. */
export async function generate(
  tx: Tx,
  doer: Doer,
  form: GeneratorForm & { readonly site_id?: string | undefined },
  now: Date,
): Promise<{ readonly siteId: string; readonly documentId: string }> {
  const { site_type, site_name, type, language, areas, areaType, projectId } = readGenerator(form);
  const siteId =
    form.site_id ??
    (
      await createSite(
        tx,
        doer,
        {
          name: site_name,
          type: site_type,
          areas,
          areaType,
          languages: [language],
          ...urlOf(site_type, site_name),
          ...(projectId && { projectId }),
        },
        now,
      )
    ).id;
  const { id: documentId } = await createDocument(tx, doer, siteId, type, [language], now);
  return { siteId, documentId };
}

/** Creates what the generate modal requests, and returns where to continue. */
export async function generateInAccount(
  { services, actor }: Context,
  form: GeneratorForm & { readonly site_id?: string | undefined },
  locale: Locale,
) {
  const { siteId, documentId } = await services.db.inAccount(actor.accountId, (tx) =>
    generate(tx, actor, form, services.now()),
  );
  return {
    success: true as const,
    site_id: siteId,
    document_id: documentId,
    redirect_to: `/${localePrefix(locale)}/documents/${documentId}`,
  };
}

/** The site's URL: most sites are named by their URL, which is then stored as such too. */
function urlOf(type: Generated['site_type'], name: string): { readonly url?: string } {
  return type === 'Site' && isUrl(name) ? { url: name } : {};
}
