import { readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { lintable, touched } from './touched.mjs';

const tests = [
  'apps/dashboard/src/features/webhooks/events.test.ts',
  'apps/server/src/features/publishing/compare.test.ts',
  'apps/server/src/features/webhooks/webhooks.test.ts',
  'apps/server/src/features.test.ts',
  'apps/server/src/platform/database/rights.test.ts',
  'apps/server/src/platform/database/roles.test.ts',
  'apps/server/src/platform/http/front.test.ts',
  'packages/documents/src/compile.test.ts',
  'tools/decisions.test.ts',
  'tools/translations/translations.test.ts',
];
const browserTests = ['e2e/policies-preview.e2e.ts', 'e2e/shell.e2e.ts', 'e2e/webhooks.e2e.ts'];
const of = (...changed: string[]) => touched(changed, tests, browserTests);

describe('what is tried after a change', () => {
  test('of a feature: its tests in every layer, whichever layer was changed', () => {
    const all = {
      tests: [
        'apps/dashboard/src/features/webhooks/events.test.ts',
        'apps/server/src/features/webhooks/webhooks.test.ts',
      ],
      browserTests: ['e2e/webhooks.e2e.ts'],
    };
    expect(of('apps/server/src/features/webhooks/routes.ts')).toEqual(all);
    expect(of('apps/dashboard/src/features/webhooks/list.tsx')).toEqual(all);
    expect(of('packages/contract/src/webhooks.ts')).toEqual(all);
  });

  test('of a package or a part of the platform: the tests beside it', () => {
    expect(of('packages/documents/src/render/html.ts').tests).toEqual(['packages/documents/src/compile.test.ts']);
    expect(of('apps/server/src/platform/http/mount.ts').tests).toEqual(['apps/server/src/platform/http/front.test.ts']);
  });

  test('of a list of all features: the tests that read it, not those beside it', () => {
    expect(of('apps/server/src/features.ts').tests).toEqual(['apps/server/src/features.test.ts']);
    expect(of('apps/server/src/platform/database/tables.ts').tests).toEqual([
      'apps/server/src/platform/database/rights.test.ts',
    ]);
    expect(of('apps/dashboard/src/shell/features.ts')).toEqual({ tests: [], browserTests: [] });
    expect(of('apps/dashboard/src/shell/header.tsx').browserTests).toEqual(['e2e/shell.e2e.ts']);
  });

  test('of words: the tests of what translators get, too', () => {
    expect(of('packages/texts/src/interface/en/webhooks.ts').tests).toEqual([
      'tools/translations/translations.test.ts',
    ]);
  });

  test('of a test: itself, and of a page of prose nothing', () => {
    expect(of('tools/decisions.test.ts').tests).toEqual(['tools/decisions.test.ts']);
    expect(of('e2e/policies-preview.e2e.ts').browserTests).toEqual(['e2e/policies-preview.e2e.ts']);
    expect(of('README.md')).toEqual({ tests: [], browserTests: [] });
  });
});

test('every browser test begins with the name of a feature or a package, or is of the shell around them', () => {
  const listed = (folder: string) => readdirSync(new URL(`../../${folder}`, import.meta.url));
  const features = [
    ...listed('apps/server/src/features'),
    ...listed('apps/dashboard/src/features'),
    ...listed('packages'),
    'shell',
  ];
  const homeless = listed('e2e').filter(
    (file) => file.endsWith('.e2e.ts') && !features.some((feature) => new RegExp(`^${feature}[.-]`).test(file)),
  );
  expect(homeless).toEqual([]);
});

test('lint reads the changed scripts, and all of them after a change of its rules', () => {
  expect(lintable(['a/b.ts', 'c.tsx', 'tools/d.mjs', 'e.json', 'docs/f.md', 'g.css'])).toEqual([
    'a/b.ts',
    'c.tsx',
    'tools/d.mjs',
  ]);
  for (const rules of ['.oxlintrc.json', 'tools/lint/boundaries.js', 'package-lock.json'])
    expect(lintable(['a/b.ts', rules])).toBeUndefined();
});
