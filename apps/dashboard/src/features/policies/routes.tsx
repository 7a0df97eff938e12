import type { DocumentType } from '@app/contract';
import { IconContract, IconCookie, IconFileText, IconId, IconShieldLock } from '@tabler/icons-react';
import type { Feature, SitePlace } from '#app/feature.ts';
import { lazyPart } from '#app/lazy-part.tsx';
import { speakOfPolicies } from '#app/words.tsx';

/** Loads a part of the generator together with its words. */
async function withWords<T>(part: Promise<T>): Promise<T> {
  const [loaded] = await Promise.all([part, speakOfPolicies()]);
  return loaded;
}

const CustomServiceDialog = lazyPart(async () => ({
  default: (await withWords(import('./custom-service-dialog.tsx'))).CustomServiceDialog,
}));

const OwnActivityDialog = lazyPart(async () => ({
  default: (await withWords(import('./own-activity-dialog.tsx'))).OwnActivityDialog,
}));

function placeOf(type: DocumentType, icon: NonNullable<SitePlace['icon']>): SitePlace {
  return {
    group: 'documents',
    label: (words) => words.sites.documents[type],
    path: (paths, siteId) => paths.siteDocument(siteId, type),
    needs: 'documents.read',
    icon,
    keywords: (names) => names[type],
    State: lazyPart<{ readonly siteId: string }>(async () => {
      const { DocumentState } = await import('./document-state.tsx');
      return { default: ({ siteId }) => <DocumentState siteId={siteId} type={type} /> };
    }, 'hidden'),
  };
}

export const policiesFeature: Feature = {
  signedIn: [
    { path: 'sites/:siteId/documents/:type', lazy: () => import('./to-document.ts') },
    {
      path: 'documents/:documentId',
      shouldRevalidate: ({ currentParams, nextParams }) => currentParams['documentId'] !== nextParams['documentId'],
      lazy: () => withWords(import('./generator-page.tsx')),
    },
  ],
  sitePlaces: [
    placeOf('privacy_policy', IconShieldLock),
    placeOf('cookie_policy', IconCookie),
    placeOf('terms_and_conditions', IconFileText),
    placeOf('legal_notice', IconId),
    placeOf('data_processing_agreement', IconContract),
  ],
  slots: {
    customServiceDialog: { Component: CustomServiceDialog },
    ownActivityDialog: { Component: OwnActivityDialog },
  },
};
