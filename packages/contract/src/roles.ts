import { accountPermissions, projectPermissions, type Permission } from './permissions.ts';

const all: readonly Permission[] = [...accountPermissions, ...projectPermissions];
const except = (...left: readonly Permission[]) => all.filter((permission) => !left.includes(permission));

/** Reads without personal data: of visitors and of the people of the account. */
const impersonal = [
  'sites.read',
  'documents.read',
  'embedding.read',
  'embedding.download',
  'scans.read',
  'banner.read',
  'preferences.read',
] as const;

/** Reads everything of a project. */
const reading = [...impersonal, 'consents.read', 'newsletter.read', 'register.read', 'requests.read'] as const;

const writing = [
  'sites.create',
  'sites.edit',
  'owner.edit',
  'documents.edit',
  'scans.run',
  'banner.edit',
  'consents.write',
  'newsletter.write',
  'register.edit',
  'requests.task',
] as const;

/**
 * The permissions of each role that every account has. Given in the account, a role holds in all its projects; given in
 * a project, its permissions of accounts count for nothing. Nobody who runs an account handles whistleblowing reports
 * (Directive (EU) 2019/1937, Art. 9(1)(c); Art. 16(1)).
 */
export const roles = {
  owner: except('reports.manage'),
  admin: except('account.transfer', 'account.delete', 'reports.manage'),
  editor: [
    ...reading,
    ...writing,
    'members.read',
    'members.edit',
    'projects.edit',
    'documents.publish',
    'documents.delete',
    'banner.publish',
    'preferences.export',
  ],
  author: [...reading, ...writing, 'members.read'],
  approver: [...reading, 'banner.approve'],
  'privacy-officer': [
    ...reading,
    ...writing,
    'members.read',
    'members.edit',
    'audit.read',
    'documents.publish',
    'banner.publish',
    'preferences.export',
    'consents.export',
    'consents.erase',
    'newsletter.export',
    'retention.edit',
    'requests.manage',
  ],
  analyst: [...impersonal, 'preferences.export'],
  auditor: [...impersonal, 'register.read', 'audit.read', 'audit.export'],
  billing: ['billing.read', 'billing.manage'],
  'whistleblowing-manager': ['reports.manage'],
} as const satisfies Readonly<Record<string, readonly Permission[]>>;

export type Role = keyof typeof roles;
