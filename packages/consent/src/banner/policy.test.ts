import { expect, test } from 'vitest';
import { contentSecurityPolicy } from './policy.ts';

const hosts = ['pay.test', '', 'maps.test/embed', 'stats.test', 'ads.test'];
const addresses = ['https://candor.test', 'https://candor.test/e', 'https://intake.test/x?y'];
const directive = (header: string, name: string) => header.split('; ').find((one) => one.startsWith(`${name} `));

test('B1: before a choice a page may load from itself, from Candor and from what is necessary', () => {
  const { header } = contentSecurityPolicy({ hosts, addresses, granted: 1 });

  for (const name of ['script-src', 'connect-src', 'frame-src', 'style-src', 'img-src', 'font-src', 'media-src'])
    expect(directive(header, name)).toContain(
      `${name} 'self' https://candor.test https://intake.test pay.test *.pay.test`,
    );
  expect(header).not.toMatch(/ads|stats|maps|unsafe/);
  expect(directive(header, 'default-src')).toBe("default-src 'self'");
});

test('what is granted is allowed with its subdomains, a path with what is below it', () => {
  const { header } = contentSecurityPolicy({ hosts, addresses, granted: 4 });

  expect(directive(header, 'frame-src')).toMatch(/maps\.test\/embed maps\.test\/embed\/ \*\.maps\.test\/embed/);
  expect(header).not.toContain('stats.test');
});

test('a nonce counts for scripts and styles; the element says the same as the header', () => {
  const { header, meta } = contentSecurityPolicy({ hosts, addresses, granted: 31, nonce: 'r4nd0m' });

  expect(directive(header, 'script-src')).toMatch(/ 'nonce-r4nd0m'$/);
  expect(meta).toBe(`<meta http-equiv="Content-Security-Policy" content="${header}">`);
});
