import path from 'node:path';

export const root = path.resolve(import.meta.dirname, '../..');

/** A package that others install from the registry. */
export type ReleasedPackage = {
  readonly name: string;
  /** Its folder, from the root of the repository. */
  readonly folder: string;
  /** A program in `trials/` that uses the package in an empty folder where only it was installed. */
  readonly trial: string;
  /** What the trial needs installed beside it: what the README tells its users to have. */
  readonly beside: readonly string[];
};

export const released: readonly ReleasedPackage[] = [
  { name: '@candor/consent', folder: 'packages/consent-sdk', trial: 'consent.mjs', beside: ['jose'] },
  { name: '@candor/react', folder: 'packages/react', trial: 'react.mjs', beside: ['react', 'react-dom'] },
  { name: '@candor/rewrite', folder: 'packages/rewrite', trial: 'rewrite.mjs', beside: [] },
  { name: '@candor/verify', folder: 'packages/verify', trial: 'verify.mjs', beside: [] },
  { name: '@candor/scan', folder: 'apps/candor-scan', trial: 'scan.mjs', beside: [] },
  // The name of the command as a package of its own: else whoever publishes one under it is run by `npx candor-scan`.
  { name: 'candor-scan', folder: 'apps/candor-scan/alias', trial: 'scan.mjs', beside: [] },
];
