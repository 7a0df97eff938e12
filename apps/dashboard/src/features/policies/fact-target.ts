import type { Document } from '@app/contract';
import type { Paths } from '#app/paths.ts';

/** Where a fact can be entered: on another page, or at a place of this one. */
export type FactTarget =
  | { readonly kind: 'page'; readonly to: string }
  | { readonly kind: 'service'; readonly id: string; readonly field: string }
  | {
      readonly kind: 'panel';
      readonly panel: 'settings' | 'permissions' | 'questions' | 'terms' | 'notice' | 'processing';
      readonly field: string;
    };

type DocumentServices = Pick<Document, 'siteId' | 'services'>;

/** Finds the field of a missing or assumed fact: `owner.email`, `services.stripe.places`, `usStates.optOutUrl`. */
export function factTarget(path: string, { siteId, services }: DocumentServices, paths: Paths): FactTarget | undefined {
  if (path === 'audience.children') return { kind: 'panel', panel: 'questions', field: 'children' };
  if (path === 'activities.visit.retention') return { kind: 'panel', panel: 'questions', field: 'logs' };
  const [root = '', ...rest] = path.split('.');
  switch (root) {
    case 'owner':
      return { kind: 'page', to: paths.siteOwner(siteId, rest.join('.') || undefined) };
    case 'site':
      return { kind: 'page', to: paths.siteSettings(siteId) };
    case 'audience':
      return { kind: 'page', to: paths.siteSettings(siteId, rest[0] === 'areas' ? 'areas' : path) };
    case 'services': {
      const [id = '', field = ''] = rest;
      const service = services.find((one) => one.serviceId === id || one.id === id);
      return service && { kind: 'service', id: service.id, field: fieldOf(field) };
    }
    case 'records':
      return { kind: 'page', to: paths.processingRecords(rest[0]) };
    case 'terms':
    case 'notice':
    case 'processing':
      return { kind: 'panel', panel: root, field: rest.join('.') };
    case 'processorContracts':
      return { kind: 'panel', panel: 'questions', field: 'contracts' };
    case 'permissionBases':
      return { kind: 'panel', panel: 'questions', field: 'permissions' };
    case 'permissions':
      return { kind: 'panel', panel: 'permissions', field: '' };
    case 'activities':
      return { kind: 'panel', panel: 'settings', field: `activities.${rest[0] ?? ''}` };
    default:
      return settings.has(root) ? { kind: 'panel', panel: 'settings', field: root } : undefined;
  }
}

const settings = new Set([
  'rightsContact',
  'automatedDecisions',
  'security',
  'usStates',
  'consentBy',
  'minimumAge',
  'ownTrackers',
]);

// The document's facts and the owner form have different names for some fields.
const inForm: Readonly<Record<string, string>> = {
  categoryOverride: 'category',
  sensitiveCondition: 'sensitiveData',
  legitimateInterest: 'legalBasis',
  ownDataTypes: 'dataTypes',
  trackers: 'lifetimes',
  shares: 'sells',
  arrangement: 'role',
};

function fieldOf(field: string): string {
  return inForm[field] ?? field;
}
