import type { Violation } from '@app/contract';
import { expect, test } from 'vitest';
import { groupsOf } from './violation-groups.ts';

const seen = (violation: Partial<Violation>): Violation => ({
  page: 'https://shop.example/',
  phase: 'before',
  kind: 'cookie',
  what: '_ga',
  site: 'shop.example',
  service: 'google-analytics',
  ...violation,
});

test('one line a service: a cookie on two pages is one cookie', () => {
  const [group, ...others] = groupsOf(
    [
      seen({}),
      seen({ page: 'https://shop.example/contact' }),
      seen({ kind: 'request', what: 'https://www.google-analytics.com/g/collect', site: 'google-analytics.com' }),
      seen({ phase: 'rejected' }),
    ],
    'before',
  );

  expect(others).toEqual([]);
  expect(group?.counts).toEqual({ request: 1, cookie: 1, storage: 0 });
  expect(group?.pages.map(([page, all]) => [page, all.length])).toEqual([
    ['https://shop.example/', 2],
    ['https://shop.example/contact', 1],
  ]);
});

test('who is known stands first, and of these who did most', () => {
  const groups = groupsOf(
    [
      { ...seen({ site: 'b.example' }), service: undefined as unknown as string },
      seen({ service: 'hotjar' }),
      seen({ service: 'meta-pixel' }),
      seen({ service: 'meta-pixel', what: '_fbc' }),
    ],
    'before',
  );

  expect(groups.map(({ service, site }) => service ?? site)).toEqual(['meta-pixel', 'hotjar', 'b.example']);
});
