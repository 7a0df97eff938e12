import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Tarballs } from './try-out.ts';

/**
 * The notes of a release: its changelog section, the state of translations, the hash of every package, and that of every file
 * that customers' pages load, in the format of the `integrity` attribute.
 *
 * @throws Error if the changelog has no section for the version
 * @see Subresource Integrity, 3.1
 */
export function releaseNotes(
  version: string,
  changelog: string,
  translations: string,
  tarballs: Tarballs,
  embeds: string,
): string {
  const packages = [...tarballs].map(([name, file]) => `| ${name} | \`${integrity('sha512', file)}\` |`);
  const loaded = scriptsIn(embeds).map(
    (file) => `| ${path.relative(embeds, file)} | \`${integrity('sha384', file)}\` |`,
  );
  return [
    `# Candor ${version}`,
    '',
    sectionOf(changelog, version),
    '',
    '## Translations',
    '',
    translations,
    '',
    '## Packages',
    '',
    '| package | integrity |',
    '| --- | --- |',
    ...packages,
    '',
    '## Files that pages load',
    '',
    '| file | integrity |',
    '| --- | --- |',
    ...loaded,
    '',
  ].join('\n');
}

/** The changelog section of a version or, before it has one, the unreleased changes. */
function sectionOf(changelog: string, version: string): string {
  const sections = changelog.split(/^## /m).slice(1);
  const wanted = [version, 'Unreleased'].map((title) => sections.find((section) => section.startsWith(title)));
  const section = wanted.find((each) => each !== undefined);
  if (!section) throw new Error(`CHANGELOG.md has no section for ${version}.`);
  return section.slice(section.indexOf('\n') + 1).trim();
}

function integrity(algorithm: 'sha384' | 'sha512', file: string): string {
  return `${algorithm}-${createHash(algorithm).update(readFileSync(file)).digest('base64')}`;
}

function scriptsIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.js'))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .toSorted();
}
