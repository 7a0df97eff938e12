import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { releaseNotes } from './notes.ts';
import { released, root } from './packages.ts';
import { sbom, versionOfProduct } from './sbom.ts';
import { pack } from './stage.ts';
import { tryOut, type Tarballs } from './try-out.ts';

let folder: string;
let tarballs: Tarballs;

beforeAll(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'candor-release-test-'));
  tarballs = new Map(released.map((each) => [each.name, pack(each, folder)]));
}, 120_000);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function manifestIn(tarball: string): Record<string, unknown> {
  return JSON.parse(execFileSync('tar', ['-xzOf', tarball, 'package/package.json'], { encoding: 'utf8' }));
}

test.each(released)(
  '$name works where nothing but its tarball was installed',
  (each) => {
    expect(() => tryOut(each, tarballs)).not.toThrow();
  },
  120_000,
);

test.each(released)(
  '$name bears the version of the product, and nothing that serves the repository alone',
  ({ name }) => {
    const manifest = manifestIn(tarballs.get(name) ?? '');
    expect(manifest).toMatchObject({ name, version: versionOfProduct() });
    expect(manifest).not.toHaveProperty('private');
    expect(JSON.stringify(manifest)).not.toContain('@app/');
  },
);

test('npm refuses to publish a package from its folder, where it would be empty', () => {
  for (const { folder: place } of released) {
    const manifest = JSON.parse(readFileSync(path.join(root, place, 'package.json'), 'utf8'));
    expect(manifest, place).toMatchObject({ private: true });
  }
});

test('every command that the documents tell people to run by npx is a package of ours', () => {
  const names = new Set(released.map(({ name }) => name));
  const files = execFileSync('git', ['ls-files', '*.md', '*.html', '*.ts', '*.tsx'], { cwd: root, encoding: 'utf8' });
  const told = files
    .trim()
    .split('\n')
    .flatMap((file) => [
      ...readFileSync(path.join(root, file), 'utf8').matchAll(/`?\bnpx (@candor\/[\w-]+|candor[\w-]*)/g),
    ])
    .map(([, name = '']) => name);
  expect(told.length).toBeGreaterThan(3);
  expect(told.filter((name) => !names.has(name))).toEqual([]);
});

test('the bill of materials lists what runs, with hashes, and no registry', () => {
  const { bomFormat, components } = sbom();
  expect(bomFormat).toBe('CycloneDX');
  const names = components.map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(['fastify', 'pg', 'react']));
  expect(names).not.toContain('vitest');
  expect(components.filter(({ hashes }) => !hashes)).toEqual([]);
  expect(new Set(components.map((component) => component['bom-ref'])).size).toBe(components.length);
  expect(JSON.stringify(components)).not.toContain('.tgz');
}, 60_000);

test('the notes hold what changed and the hash of each package and of each script that pages load', () => {
  writeFileSync(path.join(folder, 'policy.js'), 'let a;');
  const notes = releaseNotes(
    '1.2.0',
    '# Changelog\n\n## 1.2.0\n\n- One.\n\n## 1.1.0\n\n- Two.\n',
    'No translation is stale.',
    tarballs,
    folder,
  );
  expect(notes).toContain('- One.');
  expect(notes).not.toContain('- Two.');
  expect(notes).toContain('No translation is stale.');
  for (const name of tarballs.keys()) expect(notes).toContain(`| ${name} | \`sha512-`);
  expect(notes).toMatch(/\| policy\.js \| `sha384-[A-Za-z0-9+/]{64}` \|/);
});
