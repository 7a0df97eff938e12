import { createElement as h } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, expectTypeOf, test } from 'vitest';
import type { Purpose as ProductPurpose } from '@app/consent';
import { Candor, CandorProvider, Embed, Gate, PrivacyChoices, useConsent, type Purpose } from '../src/index.ts';

const settings = { siteId: 'k7m2q9x4ab', base: 'https://privacy.example.com' };
const rendered = (...children: readonly ReturnType<typeof h>[]) =>
  renderToString(h(CandorProvider, settings, ...children));

test('the purposes are those of the product', () => {
  expectTypeOf<Purpose>().toEqualTypeOf<ProductPurpose>();
});

test('a server writes the tag of the banner', () => {
  expect(rendered()).toContain('<script async="" src="https://privacy.example.com/embed/cs/k7m2q9x4ab.js"></script>');
  expect(renderToString(h(CandorProvider, { ...settings, language: 'de', nonce: 'n0nce' }))).toMatch(
    /k7m2q9x4ab\.js\?lang=de" nonce="n0nce"/,
  );
});

test('B1: a script on a server is written so that it waits', () => {
  expect(rendered(h(Candor.Script, { purpose: 'measurement', src: 'https://counts.example/a.js?x=1&y=2' }))).toContain(
    '<script type="text/plain" data-candor="measurement" data-src="https://counts.example/a.js?x=1&amp;y=2"></script>',
  );
});

test('text of a script cannot end it', () => {
  const html = rendered(h(Candor.Script, { purpose: 'marketing' }, 'say("</script><img src=x>")'));
  expect(html).toContain(String.raw`say("\x3c/script><img src=x>")</script>`);
});

test('a value cannot end its attribute', () => {
  const html = rendered(
    h(Embed, { purpose: 'experience', service: 'Video', src: 'https://video.example/"><script>', title: 'a & b' }),
  );
  expect(html).toContain('data-src="https://video.example/&quot;&gt;&lt;script&gt;" title="a &amp; b"></iframe>');
});

test('B1: a frame on a server has no address yet', () => {
  const html = rendered(
    h(Embed, { purpose: 'experience', service: 'A ride', src: 'https://video.example/1', height: 315 }),
  );
  expect(html).toContain(
    '<iframe data-candor="experience" data-src="https://video.example/1" title="A ride" height="315">',
  );
  expect(html).not.toMatch(/ src="https:\/\/video/);
});

test('on a server nothing but the necessary is allowed', () => {
  const html = rendered(
    h(Gate, { purpose: 'measurement', fallback: h('p', {}, 'asked first') }, h('p', {}, 'counted')),
    h(Gate, { purpose: 'necessary' }, h('p', {}, 'needed')),
  );
  expect(html).toContain('<p>asked first</p>');
  expect(html).not.toContain('counted');
  expect(html).toContain('<p>needed</p>');
});

test('without a provider nothing is allowed either', () => {
  const Shows = () => String(useConsent().allows('marketing'));
  expect(renderToString(h(Shows))).toBe('false');
});

test('B11: the button to change a choice works by its mark alone', () => {
  expect(rendered(h(PrivacyChoices, { className: 'link' }))).toContain(
    '<button type="button" data-candor-open="" class="link">Your privacy choices</button>',
  );
});
