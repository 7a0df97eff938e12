import type { Site } from '@app/contract';
import { useQuery } from '@tanstack/react-query';
import { useMatch } from 'react-router';
import { siteIdOfDocumentQuery, siteQuery } from './data.ts';

/** The site the page is about: its own pages, and those of its documents. */
export function useCurrentSite(): Site | undefined {
  const onSite = useMatch('/:locale/sites/:siteId/*')?.params.siteId;
  const documentId = useMatch('/:locale/documents/:documentId/*')?.params.documentId ?? '';
  const ofDocument = useQuery({ ...siteIdOfDocumentQuery(documentId), enabled: documentId !== '' }).data;
  const siteId = onSite ?? (documentId === '' ? undefined : ofDocument);
  return useQuery({ ...siteQuery(siteId ?? ''), enabled: siteId !== undefined }).data;
}
