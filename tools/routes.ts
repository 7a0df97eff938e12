// Generates docs/routes.md from the contract. `npm run routes`.
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { routesPage, strangersRoutes } from '../apps/server/test/strangers-table.ts';

writeFileSync(path.resolve(import.meta.dirname, '../docs/routes.md'), routesPage());
console.log(`${strangersRoutes().length} routes written to docs/routes.md`);
