import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { DEFAULT_THEME, mergeMantineTheme } from '@mantine/core';
import { expect, test } from 'vitest';
import { colors } from './colors.ts';
import { contrast, difference } from './color-vision.ts';
import { cssVariables, theme } from './theme.ts';

const { light, dark, variables } = cssVariables(mergeMantineTheme(DEFAULT_THEME, theme));
const shades = new Map<string, string>(
  Object.entries(colors).flatMap(([name, tuple]) =>
    tuple.map((color, at) => [`--mantine-color-${name}-${at}`, color] as const),
  ),
);

/** The color of a token, which may be another token. */
function colorOf(scheme: Readonly<Record<string, string>>, token: string): string {
  const value = scheme[token] ?? shades.get(token) ?? token;
  const [, other] = /^var\((.+)\)$/.exec(value) ?? [];
  return other === undefined ? value : colorOf(scheme, other);
}

const schemes = [
  ['light', light, '--mantine-color-gray-9'],
  ['dark', dark, '--mantine-color-dark-0'],
] as const;
const states = ['--app-good', '--app-attention', '--app-bad', '--app-info'] as const;

test.each(schemes)('text has a contrast of 4.5 on every ground, %s', (_name, scheme, ink) => {
  const texts = [ink, '--mantine-color-dimmed', '--mantine-color-error', '--mantine-color-anchor', ...states];
  for (const ground of ['--app-surface', '--app-canvas', '--app-chrome', '--app-hover']) {
    for (const text of texts)
      expect(contrast(colorOf(scheme, text), colorOf(scheme, ground)), `${text} on ${ground}`).toBeGreaterThanOrEqual(
        4.5,
      );
    expect(contrast(colorOf(scheme, '--app-field-line'), colorOf(scheme, '--app-surface'))).toBeGreaterThanOrEqual(3);
  }
});

test('white text can be read on filled buttons, and badges on their tints', () => {
  for (const name of ['pine', 'green', 'red', 'amber', 'sky'] as const) {
    for (const shade of [6, 7]) expect(contrast('#ffffff', colors[name][shade] ?? '')).toBeGreaterThanOrEqual(4.5);
    expect(contrast(colors[name][8], colors[name][1])).toBeGreaterThanOrEqual(4.5);
    expect(contrast(colors[name][2], colors.dark[5])).toBeGreaterThanOrEqual(4.5);
  }
});

test.each(schemes)('people who see no red or no green tell states apart by color, too, %s', (_name, scheme) => {
  for (const vision of ['usual', 'protanopia', 'deuteranopia'] as const) {
    for (const [at, state] of states.entries()) {
      for (const other of states.slice(at + 1))
        expect(
          difference(colorOf(scheme, state), colorOf(scheme, other), vision),
          `${state} and ${other}, ${vision}`,
        ).toBeGreaterThanOrEqual(0.07);
    }
  }
});

test('the brand, success and links are three colors', () => {
  const three = [colors.pine[7], colorOf(light, '--app-good'), colorOf(light, '--mantine-color-anchor')];
  for (const [at, one] of three.entries()) {
    for (const other of three.slice(at + 1)) expect(difference(one, other, 'usual')).toBeGreaterThanOrEqual(0.07);
  }
});

const sources = path.resolve(import.meta.dirname, '../..');
const styles = readdirSync(sources, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.css'));
const read = (file: string) => readFileSync(path.join(sources, file), 'utf8');

test('charts have colors that differ for everybody', () => {
  const declared = [
    ...read('ui/chart-colors.css').matchAll(/--app-(accept|custom|reject|unanswered): light-dark\((#\w+), (#\w+)\)/g),
  ];
  expect(declared).toHaveLength(4);
  for (const scheme of [2, 3]) {
    for (const vision of ['usual', 'protanopia', 'deuteranopia'] as const) {
      for (const [at, one] of declared.entries()) {
        for (const other of declared.slice(at + 1))
          expect(difference(one[scheme] ?? '', other[scheme] ?? '', vision)).toBeGreaterThanOrEqual(0.07);
      }
    }
  }
});

test('text has the five sizes of the scale, and motion takes 150 ms', () => {
  expect(Object.values(theme.fontSizes ?? {})).toEqual(['0.75rem', '0.875rem', '1rem', '1.25rem', '1.75rem']);
  expect(variables['--app-motion']).toBe('150ms');
  const others = styles.flatMap((file) =>
    [...read(file).matchAll(/font-size: ([^;]+);/g)].flatMap(([, size = '']) =>
      /^(var\(--mantine-font-size-(xs|sm|md|lg|xl)\)|inherit)$/.test(size) ? [] : [`${file}: ${size}`],
    ),
  );
  expect(others).toEqual([]);
  const slower = styles.flatMap((file) => (/transition: [^;]*\b\d+ms/.test(read(file)) ? [file] : []));
  expect(slower).toEqual(['features/policies/document-view.module.css']);
});

test('styles of features name no color of their own', () => {
  const own = styles.filter((file) => file.startsWith('features/') || file.startsWith('app/'));
  const named = own.flatMap((file) =>
    (read(file).match(/#[\da-f]{3,8}\b/gi) ?? []).map((color) => `${file}: ${color}`),
  );
  // White paper of previews of an owner's pages, and the squares behind a picture that lets light through.
  expect(named.filter((one) => !/: (#fff|#e8ecea)$/.test(one))).toEqual([]);
});

const components = readdirSync(sources, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.tsx'));

test('components take sizes and colors from the scale', () => {
  const found = components.flatMap((file) => {
    const markup = read(file);
    const steps = [
      // Text, and buttons that are a picture: by the name of a step.
      ...markup.matchAll(/\bfz=(?:\{[^}]*\}|"(?!xs"|sm"|md"|lg"|xl")[^"]*")/g),
      ...markup.matchAll(/<(?:Text|Title|Anchor|Button|Badge|ActionIcon|CloseButton)\b[^<>]*?\bsize=\{[\d.]+\}/g),
      // Smaller than the 24 px of WCAG 2.2, 2.5.8.
      ...markup.matchAll(/<CloseButton\b[^<>]*?\bsize="(?:xs|sm)"/g),
      ...markup.matchAll(/\bfontSize: ?['"\d][^,}]*/g),
      // Icons: 15 to 18 px in a line, 20 and more where they stand alone.
      ...markup.matchAll(/<Icon\w+[^>]*?\bsize=\{1[0-4]\}/g),
      ...markup.matchAll(/["'`]#[\da-f]{3,8}["'`]/gi),
    ];
    return steps.map(([step]) => `${file.replaceAll('\\', '/')}: ${step}`);
  });
  // Brands have colors of their own, and a QR code is black on white.
  const own = /^(?:features\/installation\/monogram|features\/second-factor\/qr-code|ui\/service-logo)\.tsx: /;
  expect(found.filter((one) => !own.test(one))).toEqual([]);
});

test('every custom property that is used is set somewhere: one that is not draws black, or nothing', () => {
  const files = readdirSync(sources, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /(?<!\.test)\.(?:css|tsx?)$/.test(file),
  );
  const texts = files.map((file) => ({ file, text: read(file) }));
  const set = new Set(
    texts.flatMap(({ text }) => [...text.matchAll(/(--[a-z][\w-]*)['"`]?\]?\s*[:,]/g)].map(([, name]) => name)),
  );
  const unset = texts.flatMap(({ file, text }) =>
    [...text.matchAll(/var\((--(?!mantine)[a-z][\w-]*)(\$\{)?/g)]
      .filter(([, name = '', isBegin]) => (isBegin ? ![...set].some((one) => one?.startsWith(name)) : !set.has(name)))
      .map(([, name]) => `${file}: ${name}`),
  );
  expect(unset).toEqual([]);
});
