// Generates the skeleton of a feature through all layers: a list of named entries. `npm run new -- feature sample`.
// docs/new-feature.md describes the next steps.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { namesOf } from './names.ts';
import { planFeature } from './plan.ts';
import { readTemplates } from './templates.ts';

const root = path.resolve(import.meta.dirname, '../..');
const usage = 'npm run new -- feature data-request [--plural data-requests]';

const { positionals, values } = parseArgs({ allowPositionals: true, options: { plural: { type: 'string' } } });
const [what, singular] = positionals;
if (what !== 'feature' || singular === undefined || positionals.length > 2) {
  console.error(usage);
  process.exit(1);
}

const names = namesOf(singular, values.plural ?? `${singular}s`, nextMigration());
const { created, changed } = planFeature(names, readTemplates(), (file) => readFileSync(inRoot(file), 'utf8'));
const revisions = `packages/texts/revisions/interface/${names.kebabs}.json`;
const generated = [
  'apps/server/schema.sql',
  'apps/server/src/platform/database/tables.ts',
  'docs/routes.md',
  revisions,
];
const there = [...created.keys()].filter((file) => existsSync(inRoot(file)));
if (there.length > 0) {
  console.error(`${there.join(', ')} is there already.`);
  process.exit(1);
}
for (const [file, text] of [...created, ...changed]) {
  mkdirSync(path.dirname(inRoot(file)), { recursive: true });
  writeFileSync(inRoot(file), text);
}
runNode(
  'node_modules/oxfmt/bin/oxfmt',
  ...[...created.keys(), ...changed.keys()].filter((file) => /\.tsx?$/.test(file)),
);
runNode('tools/schema-dump.ts');
runNode('tools/routes.ts');
runNode('tools/translations/main.ts', 'sync');

console.log(`${created.size} files written, ${changed.size} changed, ${generated.length} generated. Next: npm run try, and docs/new-feature.md.
To undo all of it before it is committed:
  git checkout -- ${[...changed.keys(), ...generated.filter((file) => file !== revisions)].join(' ')}
  rm -r ${[...new Set([...created.keys(), revisions].map(ownFolder))].join(' ')}`);

/** The folder that belongs to the feature alone, or the file if it is among those of other features. */
function ownFolder(file: string): string {
  return /^.*\/features\/[^/]+/.exec(file)?.[0] ?? file;
}

function inRoot(file: string): string {
  return path.join(root, file);
}

function nextMigration(): string {
  const last = readdirSync(inRoot('apps/server/migrations')).toSorted().at(-1) ?? '0000';
  return String(Number(last.slice(0, 4)) + 1).padStart(4, '0');
}

function runNode(...parameters: readonly string[]): void {
  execFileSync(process.execPath, parameters, { cwd: root, stdio: 'inherit' });
}
