import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './packages.ts';

/** The relevant fields of an entry in npm's lockfile, version 3. */
type Locked = {
  readonly name?: string;
  readonly version?: string;
  readonly license?: string;
  readonly integrity?: string;
  readonly link?: boolean;
  /** For a link, the folder of the workspace. */
  readonly resolved?: string;
  readonly dev?: boolean;
  readonly optional?: boolean;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
};
type Lockfile = Readonly<Record<string, Locked>>;

/**
 * Workspaces that every installation runs, whichever parts it uses: packages that they need only for builds or tests are
 * excluded.
 */
const workspaces = ['apps/server', 'apps/dashboard', 'apps/embed', 'apps/scanner'];

/**
 * The bill of materials of an installation, from the lockfile: every package that the server, the dashboard, the scanner and
 * the page scripts depend on, on all platforms, with version, license and hash. `npm sbom` omits packages in a cycle of peer
 * dependencies, `pg` and `react` among them.
 *
 * @see CycloneDX 1.6, ECMA-424
 */
export function sbom() {
  const { version, license } = readJson<Locked>('package.json');
  const lockfile = readJson<{ readonly packages: Lockfile }>('package-lock.json').packages;
  // A package installed in two places is listed once.
  const byRef = new Map([...reachable(lockfile)].map((place) => [refOf(place, lockfile[place] ?? {}), place]));
  const places = [...byRef.values()].toSorted();
  const components = places.map((place) => componentOf(place, lockfile[place] ?? {}));
  // The serial number is derived from the contents, as a version 8 UUID, so equal contents have the same one.
  const digest = createHash('sha256').update(JSON.stringify(components)).digest('hex');
  const serial = digest.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, '$1-$2-8$3-8$4-$5');
  return {
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    serialNumber: `urn:uuid:${serial}`,
    version: 1,
    metadata: {
      component: { type: 'application', name: 'candor', version, licenses: [{ license: { id: license } }] },
    },
    components,
    dependencies: places.map((place) => ({
      ref: refOf(place, lockfile[place] ?? {}),
      dependsOn: neededBy(lockfile, place).map((needed) => refOf(needed, lockfile[needed] ?? {})),
    })),
  };
}

/** Lockfile paths of the packages that the workspaces need, directly or indirectly. */
function reachable(lockfile: Lockfile): Set<string> {
  const seen = new Set<string>();
  const rest = ['', ...workspaces];
  for (let place = rest.pop(); place !== undefined; place = rest.pop()) {
    for (const needed of neededBy(lockfile, place)) {
      const { link, resolved } = lockfile[needed] ?? {};
      if (!seen.has(needed)) rest.push(link ? (resolved ?? needed) : needed);
      seen.add(needed);
    }
  }
  // Our own packages are the product itself.
  return new Set([...seen].filter((place) => !lockfile[place]?.link));
}

/**
 * The dependencies of a package, as Node.js resolves them: from the nearest `node_modules` upward. Peer dependencies are
 * excluded.
 */
function neededBy(lockfile: Lockfile, place: string): string[] {
  const { dependencies, optionalDependencies } = lockfile[place] ?? {};
  return Object.keys({ ...dependencies, ...optionalDependencies }).flatMap((name) => {
    for (let folder = place; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/')))) {
      const candidate = path.posix.join(folder, 'node_modules', name);
      if (lockfile[candidate]) return [candidate];
      if (folder === '') return [];
    }
  });
}

const nameOf = (place: string) => place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length);

/** The package URL. @see Package URL, type npm */
function refOf(place: string, { version }: Locked): string {
  return `pkg:npm/${nameOf(place).replace('@', '%40')}@${version}`;
}

function componentOf(place: string, locked: Locked) {
  const { version, license, integrity, optional } = locked;
  const purl = refOf(place, locked);
  const [algorithm, hash] = integrity?.split('-') ?? [];
  return {
    type: 'library',
    'bom-ref': purl,
    name: nameOf(place),
    version,
    scope: optional ? 'optional' : 'required',
    purl,
    ...(license && { licenses: [{ expression: license }] }),
    ...(algorithm === 'sha512' &&
      hash && { hashes: [{ alg: 'SHA-512', content: Buffer.from(hash, 'base64').toString('hex') }] }),
  };
}

export function versionOfProduct(): string {
  return readJson<{ readonly version: string }>('package.json').version;
}

function readJson<Content>(file: string): Content {
  // Our own files, in npm's formats.
  return JSON.parse(readFileSync(path.join(root, file), 'utf8')) as Content;
}
