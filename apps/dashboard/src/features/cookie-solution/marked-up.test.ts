import { expect, test } from 'vitest';
import { markedKinds, markedUp } from './marked-up.ts';

test.each(markedKinds)('B1: a marked-up %s names its purpose and loads nothing by itself', (kind) => {
  const html = markedUp(kind, 'marketing', 'ads.example/');
  expect(html).toContain('data-candor="marketing"');
  expect(html).not.toMatch(/\ssrc=/);
  expect(html).not.toContain('//script');
});
