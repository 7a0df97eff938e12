import { defineConfig } from 'vitest/config';

// A machine may be busy with other things: a test that hangs is told from one that waits for its turn. By itself, a poll
// would give up after one second.
const patient = { testTimeout: 60_000, hookTimeout: 60_000, expect: { poll: { timeout: 20_000 } } };

export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: [
      // Files share a process, so that it loads the program once: of one nothing is seen by the next. Packages are pure,
      // and every server of a test has a database and people of its own.
      {
        test: {
          ...patient,
          name: 'packages',
          root: 'packages',
          include: ['*/{src,test}/**/*.test.ts'],
          isolate: false,
        },
      },
      {
        test: {
          ...patient,
          name: 'server',
          root: 'apps/server',
          include: ['{src,test}/**/*.test.ts'],
          isolate: false,
          globalSetup: 'test/setup.ts',
        },
      },
      {
        test: {
          ...patient,
          name: 'scanner',
          root: 'apps/scanner',
          include: ['{src,test}/**/*.test.ts'],
          isolate: false,
        },
      },
      {
        test: {
          ...patient,
          name: 'candor-scan',
          root: 'apps/candor-scan',
          include: ['src/**/*.test.ts'],
          isolate: false,
        },
      },
      {
        test: {
          ...patient,
          name: 'report',
          root: 'apps/report',
          include: ['{src,test}/**/*.test.ts'],
          isolate: false,
          globalSetup: 'test/setup.ts',
        },
      },
      {
        test: {
          ...patient,
          name: 'embed',
          root: 'apps/embed',
          include: ['{src,test}/**/*.test.ts'],
          isolate: false,
          globalSetup: 'test/setup.ts',
        },
      },
      {
        test: {
          ...patient,
          name: 'dashboard',
          root: 'apps/dashboard',
          include: ['{src,build}/**/*.test.ts'],
          isolate: false,
        },
      },
      { test: { ...patient, name: 'tools', root: 'tools', include: ['**/*.test.ts'], isolate: false } },
    ],
  },
});
