// Generates docs/routes.md and docs/permissions.md from the contract. `npm run routes`.
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { permissionsPage } from '../apps/server/test/permissions-table.ts';
import { routesPage, strangersRoutes } from '../apps/server/test/strangers-table.ts';

const write = (page: string, text: string) => writeFileSync(path.resolve(import.meta.dirname, '../docs', page), text);
write('routes.md', routesPage());
write('permissions.md', permissionsPage());
console.log(`${strangersRoutes().length} routes written to docs/routes.md, roles to docs/permissions.md`);
