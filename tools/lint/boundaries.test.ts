import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

const root = path.resolve(import.meta.dirname, '../..');
let folder: string;

/** A miniature repository: each file with its contents, and the complaint expected from the linter. */
const files: Readonly<Record<string, readonly [text: string, complaint: string | undefined]>> = {
  'packages/texts/src/clock.ts': ['export const now = () => Date.now();', 'Packages are pure: Date.now'],
  'packages/texts/src/today.ts': ['export const today = () => new Date();', 'Packages are pure: the time'],
  'packages/texts/src/chance.ts': ['export const chance = () => Math.random();', 'Packages are pure: Math.random'],
  'packages/texts/src/file.ts': ["export { readFileSync } from 'node:fs';", 'packages/texts is pure: no node:fs'],
  'packages/texts/src/given.ts': ['export const later = (now: Date) => new Date(now.getTime() + 1);', undefined],
  'packages/texts/src/up.ts': [
    "export { anything } from '@app/contract';",
    'packages/texts may not import packages/contract',
  ],
  'packages/texts/src/data.ts': [
    "export const load = (file: string) => import(`./de/${file}.json`, { with: { type: 'json' } });",
    undefined,
  ],
  'packages/texts/src/computed.ts': [
    'export const load = (file: string) => import(`./de/${file}.ts`);',
    'Write out what is imported',
  ],
  'packages/texts/src/above.ts': [
    "export const load = (file: string) => import(`../de/${file}.json`, { with: { type: 'json' } });",
    'Write out what is imported',
  ],
  'packages/documents/src/words.ts': ["export { anything } from '@app/texts';", undefined],
  'apps/server/src/platform/up.ts': [
    "export { site } from '#features/sites/index.ts';",
    'apps/server/src/platform may not import',
  ],
  'apps/server/src/features/sites/down.ts': [
    "export { openDatabase } from '#platform/database/database.ts';",
    undefined,
  ],
  'apps/server/src/features/sites/up.ts': [
    "export { publish } from '../publishing/index.ts';",
    'Feature sites may not import feature publishing',
  ],
  'apps/server/src/features/sites/app.ts': [
    "export { createApp } from '../../app.ts';",
    'apps/server/src/features may not import apps/server/src/app.ts',
  ],
  'apps/server/src/features/sites/list.ts': [
    "export { features } from '../../features.ts';",
    'apps/server/src/features may not import apps/server/src/features.ts',
  ],
  'apps/server/src/features/sites/shape.ts': ["export type { Feature } from '#platform/feature.ts';", undefined],
  'apps/server/src/features/unlisted/index.ts': [
    "export { readSite } from '../sites/index.ts';",
    'Feature unlisted may not import feature sites',
  ],
  'apps/server/src/features/sites/unlisted.ts': [
    "export { anything } from '../unlisted/index.ts';",
    'Feature sites may not import feature unlisted',
  ],
  'apps/server/src/platform/root.ts': [
    "export { createApp } from '../app.ts';",
    'apps/server/src/platform may not import apps/server/src/app.ts',
  ],
  'apps/server/src/features/publishing/front.ts': ["export { readSite } from '../sites/index.ts';", undefined],
  'apps/server/src/features/publishing/back.ts': [
    "export { readSite } from '../sites/queries.ts';",
    'Enter feature sites by its index.ts',
  ],
  'apps/server/src/features/sites/rules.ts': [
    "export { Problem } from '#platform/http/problem.ts';",
    'rules.ts may not import',
  ],
  'apps/server/src/features/sites/queries.ts': [
    "export { Problem } from '#platform/http/problem.ts';",
    'queries.ts may not import',
  ],
  'apps/server/src/features/sites/tested.ts': ["export { testApp } from '#test/app.ts';", 'Only tests may use #test'],
  'apps/server/src/features/sites/tested.test.ts': ["export { testApp } from '#test/app.ts';", undefined],
  'apps/server/src/features/sites/lazy.ts': [
    "export const load = () => import('../publishing/index.ts');",
    'Feature sites may not import',
  ],
  'apps/server/src/features/consent-records/people/down.ts': [
    "export { createKey } from '../keys/keys.ts';\nexport { timeOf } from '../rules.ts';",
    undefined,
  ],
  'apps/server/src/features/consent-records/people/up.ts': [
    "export { consentsIntake } from '../intake/intake.ts';",
    'Room people may not import room intake',
  ],
  'apps/server/src/features/consent-records/people/roof.ts': [
    "export { consentRecordRoutes } from '../routes.ts';",
    'Room people may not import routes.ts',
  ],
  'apps/server/src/features/consent-records/ground.ts': [
    "export { createKey } from './keys/keys.ts';",
    'ground.ts may not import room keys',
  ],
  'apps/server/src/features/consent-records/people/list-queries.ts': [
    "export { findKey } from '../keys/key-queries.ts';\nexport { timeOf } from '../rules.ts';",
    undefined,
  ],
  'apps/server/src/features/consent-records/people/sideways-queries.ts': [
    "export { findSite } from '../../sites/index.ts';",
    'sideways-queries.ts may not import',
  ],
  'apps/dashboard/src/features/sites/page.tsx': [
    "export { Policy } from '../policies/page.tsx';",
    'Feature sites may not import feature policies',
  ],
  'apps/dashboard/src/shell/features.ts': ["export { policies } from '../features/policies/routes.tsx';", undefined],
  'apps/dashboard/src/features/sites/roof.ts': [
    "export { features } from '../../shell/features.ts';",
    'apps/dashboard/src/features may not import apps/dashboard/src/shell',
  ],
  'apps/dashboard/src/app/roof.ts': [
    "export { features } from '../shell/features.ts';",
    'apps/dashboard/src/app may not import apps/dashboard/src/shell',
  ],
  'apps/dashboard/src/app/api.ts': [
    "export { Policy } from '../features/policies/page.tsx';",
    'apps/dashboard/src/app may not import',
  ],
  'apps/server/src/features/sites/environment.ts': ['export const port = process.env.PORT;', 'process.env'],
  'apps/server/src/features/sites/any.ts': ['export const anything: any = 1;', 'any'],
};

beforeAll(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'candor-lint-'));
  cpSync(path.join(root, '.oxlintrc.json'), path.join(folder, '.oxlintrc.json'));
  for (const file of ['tools/lint/boundaries.js', 'apps/server/src/features.ts'])
    cpSync(path.join(root, file), path.join(folder, file));
  for (const [file, [text]] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), `${text}\n`);
  }
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('the linter refuses every import and every impurity that the table does not allow, and nothing else', () => {
  const linted = spawnSync(
    process.execPath,
    [path.join(root, 'node_modules/oxlint/bin/oxlint'), '--format', 'unix', '--deny-warnings'],
    {
      cwd: folder,
      encoding: 'utf8',
    },
  );
  const lines = linted.stdout.split('\n');
  const wrong = Object.entries(files).filter(([file, [, complaint]]) => {
    const said = lines.filter((line) => line.startsWith(`${file}:`));
    return complaint === undefined ? said.length > 0 : !said.some((line) => line.includes(complaint));
  });
  expect(wrong.map(([file]) => [file, ...lines.filter((line) => line.startsWith(`${file}:`))])).toEqual([]);
  expect(linted.status).not.toBe(0);
});
