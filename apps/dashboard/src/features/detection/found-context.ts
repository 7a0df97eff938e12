import type { ScanComparison, ServiceCard, SiteReport } from '@app/contract';
import { useQuery } from '@tanstack/react-query';
import { createContext, use } from 'react';
import { usePaths } from '#app/paths.ts';
import { useMayOnSite } from '#app/site-rights.ts';
import { documentsQuery } from './data.ts';

/** The state that the parts of a result share. */
export type ScanFindings = {
  readonly siteId: string;
  readonly scanId: string;
  readonly report: SiteReport;
  readonly comparison: ScanComparison;
  /** The catalogue entries of all named services, by id. */
  readonly cards: ReadonlyMap<string, ServiceCard>;
};

export const FoundContext = createContext<ScanFindings | undefined>(undefined);

export function useFound(): ScanFindings {
  const found = use(FoundContext);
  if (!found) throw new Error('useFound() needs a FoundContext above it.');
  return found;
}

/** Returns the name of a service by its id; the id itself if the service is unknown. */
export function useNameOf(): (id: string) => string {
  const { report, comparison, cards } = useFound();
  return (id) =>
    cards.get(id)?.name ??
    report.services.find((service) => service.id === id)?.name ??
    comparison.gone.find((service) => service.id === id)?.name ??
    id;
}

// Services are set in the privacy policy, or in the cookie policy if there is none.
const generators = ['privacy_policy', 'cookie_policy'] as const;

/** The document in which the services of the site are set. `undefined` while loading, null if there is none. */
export function useGeneratorDocument() {
  const { siteId } = useFound();
  const { data } = useQuery(documentsQuery(siteId));
  if (!data) return undefined;
  return generators.flatMap((type) => data.documents.find((document) => document.type === type) ?? [])[0] ?? null;
}

/** Returns the address of a service in the site's documents; `undefined` if there is no document. */
export function useClauseOf(): (siteServiceId: string) => string | undefined {
  const paths = usePaths();
  const document = useGeneratorDocument();
  return (siteServiceId) => (document ? paths.documentService(document.id, siteServiceId) : undefined);
}

/** Whether the person may add what a scan found to the documents of the site. */
export function useMayAdopt(): boolean {
  const may = useMayOnSite(useFound().siteId);
  return may('scans.run') && may('documents.edit');
}
