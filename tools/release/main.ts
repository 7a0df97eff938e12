// Builds a release in `dist/release`: packages, their trials in empty folders, a bill of materials and notes.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { staleSummary, statusOf } from '../translations/status.ts';
import { releaseNotes } from './notes.ts';
import { released, root } from './packages.ts';
import { sbom, versionOfProduct } from './sbom.ts';
import { pack } from './stage.ts';
import { tryOut } from './try-out.ts';

const into = path.resolve(process.argv[2] ?? path.join(root, 'dist/release'));
rmSync(into, { recursive: true, force: true });
mkdirSync(into, { recursive: true });

const tarballs = new Map(released.map((each) => [each.name, pack(each, into)]));
for (const each of released) {
  tryOut(each, tarballs);
  console.log(`works in an empty folder: ${each.name}`);
}
const materials = sbom();
writeFileSync(path.join(into, 'candor.cdx.json'), `${JSON.stringify(materials, null, 2)}\n`);
const changelog = readFileSync(path.join(root, 'CHANGELOG.md'), 'utf8');
const translations = staleSummary(statusOf(path.join(root, 'packages/texts')));
const embeds = path.join(root, 'apps/embed/dist');
const notes = releaseNotes(versionOfProduct(), changelog, translations, tarballs, embeds);
writeFileSync(path.join(into, 'RELEASE.md'), notes);
rmSync(path.join(into, 'stage'), { recursive: true });
console.log(translations);
console.log(
  `${tarballs.size} packages, ${materials.components.length} components, notes: ${path.relative(root, into)}`,
);
