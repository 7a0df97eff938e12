import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

type Locked = {
  readonly version?: string;
  readonly resolved?: string;
  readonly link?: boolean;
  readonly optionalDependencies?: Record<string, string>;
};

const read = (file: string): unknown =>
  JSON.parse(readFileSync(path.resolve(import.meta.dirname, '../..', file), 'utf8'));
// The format of npm's lockfile, version 3.
const { packages } = read('package-lock.json') as { packages: Record<string, Locked> };

test('the lockfile has the packages of every platform: on another one npm ci would fail', () => {
  const missing = Object.entries(packages).flatMap(([place, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies)
      .filter((name) => !isLocked(place, name))
      .map((name) => `${name}, wanted by ${place || 'us'}`),
  );
  expect(missing).toEqual([]);
});

test('the lockfile names no registry, so that any may be used', () => {
  const named = Object.entries(packages).filter(([, { link, resolved }]) => !link && resolved?.startsWith('http'));
  expect(named).toEqual([]);
});

test('every dependency of ours is pinned exactly', () => {
  const ours = Object.keys(packages).filter((place) => !place.includes('node_modules/'));
  const loose = ours.flatMap((place) => {
    const manifest = read(path.join(place, 'package.json')) as Record<string, Record<string, string> | undefined>;
    const kinds = ['dependencies', 'devDependencies', 'optionalDependencies'].map((kind) => manifest[kind] ?? {});
    return kinds
      .flatMap((wanted) => Object.entries(wanted))
      .filter(([, version]) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version));
  });
  expect(loose).toEqual([]);
});

/** Whether a package at `place` would find the other one there or in a parent folder. */
function isLocked(place: string, name: string): boolean {
  if (packages[`${place ? `${place}/` : ''}node_modules/${name}`]) return true;
  if (place === '') return false;
  const above = place.lastIndexOf('/node_modules/');
  return isLocked(above < 0 ? '' : place.slice(0, above), name);
}
