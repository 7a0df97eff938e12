import { accountPermissions, projectPermissions, roles, type Permission } from '@app/contract';

/** The page of docs on permissions: which role holds which. */
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

\`npm run routes\` writes this page from \`packages/contract/src/permissions.ts\` and \`roles.ts\`. [Routes](routes.md) names the
permission of each route.

Each route needs a permission. It is held in the whole account or in single projects, by a role that somebody has there. Roles add
up. Whoever has a role in a project alone is a guest of the account: other projects do not exist for them. What lies in another
project is answered with 404, a missing permission with 403 \`role.missing\`, which names the permission. Nobody who runs an account
handles whistleblowing reports.

A role is given to a person, or to a team, whose people then hold it beside their own. An account makes up to 50 roles of its own from these permissions, except
\`account.transfer\`, \`account.delete\` and \`reports.manage\`. Nobody gives or takes what they lack, by hand, by a team, by a role or by an invitation.

Two walls enforce it. Before a handler runs, the platform finds the project of what the path, query or body names
(\`platform/http/admission.ts\`). In the database, a restrictive policy on every table with a site or project shows a guest the rows
of their projects alone (\`narrow_to_projects\`, migration 0047): it holds where a handler forgets to filter.

## In the account

${table(accountPermissions).join('\n')}

## In the account or in projects

${table(projectPermissions).join('\n')}
`;
}
