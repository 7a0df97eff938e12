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
/** A contract file has the name of its feature. */
const contractOf = /^packages\/contract\/src\/([\w-]+)\.ts$/;
const featureOf = /^apps\/(?:server|dashboard)\/src\/(?:features\/)?([\w-]+)\//;

/** The tests in the folders and features of the changed files. Names of browser tests begin with that of their feature. */
export function touched(changed, tests, browserTests) {
  const folders = new Set();
  const features = new Set();
  for (const file of changed) {
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
    tests: tests.filter((test) => changed.includes(test) || [...folders].some((folder) => test.startsWith(folder))),
    browserTests: browserTests.filter(
      (test) => changed.includes(test) || [...features].some((feature) => new RegExp(`^e2e/${feature}[.-]`).test(test)),
    ),
  };
}
