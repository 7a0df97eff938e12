import type { AttentionKind, LaunchStep, Permission } from '@app/contract';
import { opening } from '#app/address-dialog.ts';
import type { Paths } from '#app/paths.ts';

/** The page on which a step is taken. */
export function pathOfStep(step: LaunchStep, siteId: string, paths: Paths): string {
  const pages: Readonly<Record<LaunchStep, string>> = {
    services: paths.siteDocument(siteId, 'privacy_policy'),
    owner: paths.siteOwner(siteId),
    documents: paths.siteDocument(siteId, 'privacy_policy'),
    banner: paths.cookieSolution(siteId),
    installed: paths.installation(siteId),
  };
  return pages[step];
}

/** The page on which something that needs attention is mended. */
export function pathOfAttention(kind: AttentionKind, siteId: string, paths: Paths): string {
  const pages: Readonly<Record<AttentionKind, string>> = {
    requestsOverdue: paths.dsarRequestsOf(siteId, 'late'),
    rejectFailed: `${paths.siteScan(siteId)}#reject-test`,
    bannerOffline: paths.cookieSolution(siteId),
    bannerUnseen: paths.installation(siteId),
    installationWrong: opening(paths.installation(siteId), 'check'),
    documentsOffline: `${paths.site(siteId)}#documents`,
    requestsDue: paths.dsarRequestsOf(siteId, 'open'),
    approvals: `${paths.site(siteId)}#approvals`,
    servicesMissing: paths.siteScan(siteId),
    documentsChanged: `${paths.site(siteId)}#documents`,
    neverScanned: paths.siteScan(siteId),
    documentsDraft: `${paths.site(siteId)}#documents`,
    notLive: paths.site(siteId),
  };
  return pages[kind];
}

/** What somebody needs for the press, one of these: others see what needs attention, without the press. */
export const needsOfAttention: Readonly<Record<AttentionKind, readonly Permission[]>> = {
  requestsOverdue: ['requests.manage', 'requests.task'],
  rejectFailed: ['scans.read'],
  bannerOffline: ['banner.read'],
  bannerUnseen: ['banner.read'],
  installationWrong: ['banner.read'],
  documentsOffline: ['documents.read'],
  requestsDue: ['requests.manage', 'requests.task'],
  approvals: ['sites.read'],
  servicesMissing: ['documents.edit'],
  documentsChanged: ['documents.edit', 'documents.publish'],
  neverScanned: ['scans.run'],
  documentsDraft: ['documents.read'],
  notLive: ['sites.read'],
};
