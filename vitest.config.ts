import { defineConfig } from 'vitest/config';

const server = 'apps/server';

export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: [
      { test: { name: 'packages', root: 'packages', include: ['*/{src,test}/**/*.test.ts'] } },
      {
        test: {
          name: 'server',
          root: server,
          include: ['{src,test}/**/*.test.ts'],
          globalSetup: 'test/setup.ts',
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'embed',
          root: 'apps/embed',
          include: ['{src,test}/**/*.test.ts'],
          globalSetup: 'test/setup.ts',
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      { test: { name: 'dashboard', root: 'apps/dashboard', include: ['{src,build}/**/*.test.ts'] } },
      { test: { name: 'tools', root: 'tools', include: ['**/*.test.ts'], testTimeout: 30_000 } },
    ],
  },
});
