import path from 'node:path';

export const root = path.resolve(import.meta.dirname, '../..');

/** A package that is published to the registry. */
export type ReleasedPackage = {
  readonly name: string;
  /** Its folder, relative to the root of the repository. */
  readonly folder: string;
  /** A program in `trials/` that uses the package in an empty folder where only it was installed. */
  readonly trial: string;
  /** Packages that the trial needs installed too: those its README requires. */
  readonly beside: readonly string[];
};

export const released: readonly ReleasedPackage[] = [
  { name: '@candor/consent', folder: 'packages/consent-sdk', trial: 'consent.mjs', beside: ['jose'] },
  { name: '@candor/react', folder: 'packages/react', trial: 'react.mjs', beside: ['react', 'react-dom'] },
  { name: '@candor/rewrite', folder: 'packages/rewrite', trial: 'rewrite.mjs', beside: [] },
  { name: '@candor/verify', folder: 'packages/verify', trial: 'verify.mjs', beside: [] },
  { name: '@candor/scan', folder: 'apps/candor-scan', trial: 'scan.mjs', beside: [] },
  // A package with the command's name: otherwise `npx candor-scan` would run whatever somebody else publishes under it.
  { name: 'candor-scan', folder: 'apps/candor-scan/alias', trial: 'scan.mjs', beside: [] },
];
