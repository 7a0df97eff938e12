import type { Document, DocumentType, Site } from '@app/contract';
import type { Paths } from '#app/paths.ts';

/** The way to a page of one document: which site it is of, and which of its documents it is. */
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
