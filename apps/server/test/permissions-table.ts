import { accountPermissions, projectPermissions, roles, type Permission } from '@app/contract';

/** The documentation page of permissions by role. */
export function permissionsPage(): string {
  const names = Object.keys(roles);
  const row = (permission: Permission): string =>
    `| \`${permission}\` | ${Object.values(roles)
      .map((held: readonly Permission[]) => (held.includes(permission) ? '✓' : ''))
      .join(' | ')} |`;
  const table = (permissions: readonly Permission[]): string[] => [
    `| Permission | ${names.join(' | ')} |`,
    `| --- | ${names.map(() => '---').join(' | ')} |`,
    ...permissions.map(row),
  ];
  return `# Permissions and roles

\`npm run routes\` writes this page from \`packages/contract/src/permissions.ts\` and \`roles.ts\`. [Routes](routes.md) lists each
route’s permission.

Each route requires a permission, in the whole account or in single projects. People get permissions through roles, and several
roles add up. A person with roles only in some projects is a guest of the account: other projects do not exist for them. Objects
in another project return 404, and a missing permission returns 403 \`role.missing\` with its name. Account admins cannot handle
whistleblowing reports.

A role is given to a person, or to a team, whose people have it in addition to their own roles. An account can create up to 50
custom roles from these permissions, except \`account.transfer\`, \`account.delete\` and \`reports.manage\`. You can give or
remove only permissions that you have, whether directly, by a team, by a role or by an invitation.

Two layers enforce this. Before a handler runs, the platform finds the project of each object in the path, query or body
(\`platform/http/admission.ts\`). In the database, a restrictive policy on every table with a site or project shows guests only rows
of their projects (\`narrow_to_projects\`, migration 0047), even if a handler forgets to filter.

## In the account

${table(accountPermissions).join('\n')}

## In the account or in projects

${table(projectPermissions).join('\n')}
`;
}
