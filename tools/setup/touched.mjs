// Selects the tests that `npm run try` runs for a change. Pure, so that it can be tested.

/** Folders that contain their own tests: the deepest path that identifies a feature, a package or a part of the platform. */
const rooms = [
  /^apps\/server\/src\/features\/[\w-]+\//,
  /^apps\/server\/src\/platform\/[\w-]+\//,
  /^apps\/server\/src\/admin\//,
  /^apps\/dashboard\/src\/features\/[\w-]+\//,
  /^apps\/dashboard\/(?:src\/[\w-]+|build)\//,
  /^apps\/(?:embed|scanner|candor-scan)\/(?:src\/[\w-]+\/)?/,
  /^packages\/[\w-]+\//,
  /^tools\/[\w-]+\//,
];
/**
 * Files in which each feature has a line or a few, and those generated from all features: with the tests that read them,
 * instead of all that lie beside them.
 */
const shared = new Map([
  ['apps/dashboard/src/app/paths.ts', []],
  ['apps/dashboard/src/shell/features.ts', []],
  ['apps/server/src/features.ts', ['apps/server/src/features.test.ts']],
  ['apps/server/src/platform/database/tables.ts', ['apps/server/src/platform/database/rights.test.ts']],
  ['apps/server/test/rights.ts', ['apps/server/src/platform/database/rights.test.ts']],
]);
/** A contract file has the name of its feature. */
const contractOf = /^packages\/contract\/src\/([\w-]+)\.ts$/;
const featureOf = /^apps\/(?:server|dashboard)\/src\/(?:features\/)?([\w-]+)\//;

/** The tests in the folders and features of the changed files. Names of browser tests begin with that of their feature. */
export function touched(changed, tests, browserTests) {
  const folders = new Set();
  const features = new Set();
  const named = new Set(changed);
  for (const file of changed) {
    const readers = shared.get(file);
    if (readers) {
      for (const test of readers) named.add(test);
      continue;
    }
    const room = rooms.map((one) => one.exec(file)?.[0]).find(Boolean);
    if (room) folders.add(room);
    if (room === 'packages/texts/') folders.add('tools/translations/');
    const feature = featureOf.exec(file)?.[1] ?? contractOf.exec(file)?.[1];
    if (!feature) continue;
    features.add(feature);
    folders.add(`apps/server/src/features/${feature}/`);
    folders.add(`apps/dashboard/src/features/${feature}/`);
  }
  return {
    tests: tests.filter((test) => named.has(test) || [...folders].some((folder) => test.startsWith(folder))),
    browserTests: browserTests.filter(
      (test) => changed.includes(test) || [...features].some((feature) => new RegExp(`^e2e/${feature}[.-]`).test(test)),
    ),
  };
}

/** The changed scripts, which are those to lint; `undefined` if all are, because the rules may have changed. */
export function lintable(changed) {
  if (changed.some((file) => /^(?:\.oxlintrc\.json|package-lock\.json|tools\/lint\/.*)$/.test(file))) return undefined;
  return changed.filter((file) => /\.(?:[cm]?[jt]s|tsx)$/.test(file));
}
