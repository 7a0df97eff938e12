import { describe, expect, test } from 'vitest';
import { circles, importsOf } from './graph.ts';
import { readSources, sourceOf } from './source.ts';

describe('what is counted', () => {
  test('any, casts, suppressions, to-dos and skipped tests, and none of their look-alikes', () => {
    const text = `// TODO: later
      // @ts-expect-error -- not so
      import { a } from './a.ts';
      const b = a as unknown as any;
      const c = [1, 2] as const;
      const any = 'any'; // anything
      export * from './d.ts';
      await import('./e.ts');
      test.skip('x', () => c![0]);`;
    const { imports, any, casts, suppressions, todos, skips, lines } = sourceOf('apps/x/src/x.ts', text);
    expect({ imports, any, casts, suppressions, todos, skips, lines }).toEqual({
      imports: ['./a.ts', './d.ts', './e.ts'],
      any: 1,
      casts: 3,
      suppressions: 1,
      todos: 1,
      skips: 1,
      lines: 8,
    });
  });

  test('circles, however long, and no other meeting of ways', () => {
    const imports = { a: ['b', 'c'], b: ['d'], c: ['d'], d: ['e'], e: ['f'], f: ['d'], g: ['a'] };
    expect(circles(new Map(Object.entries(imports))).map((group) => group.toSorted())).toEqual([['d', 'e', 'f']]);
  });

  test('imports by path, by # and by package', () => {
    const names = [
      'apps/server/src/a.ts',
      'apps/server/src/platform/b.ts',
      'packages/texts/src/index.ts',
      'packages/contract/src/endpoint.ts',
    ];
    const text = `import './platform/b.ts'; import '#platform/b.ts'; import '@app/texts'; import '@app/contract/endpoint.ts'; import 'node:fs';`;
    const sources = names.map((name, at) => sourceOf(name, at === 0 ? text : ''));
    const [, b = '', index = '', endpoint = ''] = names;
    expect(importsOf(sources).get('apps/server/src/a.ts')).toEqual([b, b, index, endpoint]);
  });
});

describe('the house', () => {
  const sources = readSources();

  test('has no circle of imports', () => {
    const imports = importsOf(sources);
    expect([...imports.values()].flat().length).toBeGreaterThan(3000);
    expect(circles(imports)).toEqual([]);
  });

  test('has no any, no to-do and no skipped test', () => {
    const faults = sources.filter(({ any, todos, skips }) => any + todos + skips > 0);
    expect(faults.map(({ name }) => name)).toEqual([]);
  });
});
