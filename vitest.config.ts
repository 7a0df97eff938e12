import { defineConfig } from 'vitest/config';

// A machine may be busy with other things: a test that hangs is told from one that waits for its turn.
const patient = { testTimeout: 60_000, hookTimeout: 60_000 };

export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: [
      // Pure, so that files may share a process: nothing of one is seen by the next.
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
          globalSetup: 'test/setup.ts',
        },
      },
      {
        test: {
          ...patient,
          name: 'embed',
          root: 'apps/embed',
          include: ['{src,test}/**/*.test.ts'],
          globalSetup: 'test/setup.ts',
        },
      },
      { test: { ...patient, name: 'dashboard', root: 'apps/dashboard', include: ['{src,build}/**/*.test.ts'] } },
      { test: { ...patient, name: 'tools', root: 'tools', include: ['**/*.test.ts'] } },
    ],
  },
});
