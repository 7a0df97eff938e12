import { z } from 'zod';

/** What may be done in an account as a whole. */
export const accountPermissions = [
  'account.edit',
  'account.security',
  'account.export',
  'account.transfer',
  'account.delete',
  'people.read',
  'people.manage',
  'teams.manage',
  'keys.manage',
  'webhooks.manage',
  'billing.read',
  'billing.manage',
  'audit.read',
  'audit.export',
  'members.read',
  'members.edit',
  'projects.create',
] as const;

/** What may be done in a project, or in all projects of an account. */
export const projectPermissions = [
  'projects.edit',
  'projects.delete',
  'sites.read',
  'sites.create',
  'sites.edit',
  'sites.delete',
  'owner.edit',
  'documents.read',
  'documents.edit',
  'documents.publish',
  'documents.delete',
  'embedding.read',
  'embedding.download',
  'scans.read',
  'scans.run',
  'banner.read',
  'banner.edit',
  'banner.publish',
  'banner.approve',
  'preferences.read',
  'preferences.export',
  'consents.read',
  'consents.write',
  'consents.export',
  'consents.erase',
  'consents.keys',
  'newsletter.read',
  'newsletter.write',
  'newsletter.export',
  'retention.edit',
  'register.read',
  'register.edit',
  'requests.read',
  'requests.task',
  'requests.manage',
  'reports.manage',
] as const;

export type AccountPermission = (typeof accountPermissions)[number];
export type ProjectPermission = (typeof projectPermissions)[number];
export const permission = z.enum([...accountPermissions, ...projectPermissions]);
/** A permission, named after what it is about and what it allows there. */
export type Permission = AccountPermission | ProjectPermission;

const ofProjects: ReadonlySet<string> = new Set(projectPermissions);

/** Whether a permission can be held in single projects. */
export function isProjectPermission(permission: Permission): permission is ProjectPermission {
  return ofProjects.has(permission);
}
