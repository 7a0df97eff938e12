// What a change touches: which tests `npm run try` runs. Pure, so that a test can show it.

/** Folders whose tests stand beside them: the deepest part that names a feature, a package or a part of the platform. */
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
/** Files of the contract bear the name of their feature. */
const contractOf = /^packages\/contract\/src\/([\w-]+)\.ts$/;
const featureOf = /^apps\/(?:server|dashboard)\/src\/(?:features\/)?([\w-]+)\//;

/** The tests of the rooms and features in which these files stand. Browser tests begin with the name of their feature. */
export function touched(changed, tests, browserTests) {
  const folders = new Set();
  const features = new Set();
  for (const file of changed) {
    const room = rooms.map((one) => one.exec(file)?.[0]).find(Boolean);
    if (room) folders.add(room);
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
