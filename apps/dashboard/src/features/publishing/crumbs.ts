import type { Document, DocumentType, Site } from '@app/contract';
import type { Paths } from '#app/paths.ts';

/** The breadcrumbs of a document's page: its site and the document. */
export function crumbsOf(
  { id, siteId, type }: Pick<Document, 'id' | 'siteId' | 'type'>,
  site: Pick<Site, 'name'> | undefined,
  types: Readonly<Record<DocumentType, string>>,
  paths: Paths,
) {
  return [
    ...(site ? [{ label: site.name, to: paths.site(siteId) }] : []),
    { label: types[type], to: paths.generator(id) },
  ];
}
