import type { BannerConfiguration } from '../configuration.ts';
import { finding, type Finding } from './rules.ts';

const parts = ['accept', 'reject', 'customise'] as const;

/** Checks that the owner's own first layer contains what it must (RULES B3, B4, T19, T21). */
export function lintMarkup({ markup }: Pick<BannerConfiguration, 'markup'>): readonly Finding[] {
  if (markup === '') return [];
  const elements = elementsOf(markup);
  const [accept, reject] = parts.map((part) => elements.find(({ classes }) => classes.includes(`candor-${part}`)));
  return [
    ...(markup.includes('%{banner_content}') ? [] : [finding('banner.markup-content', 'markup')]),
    ...parts
      .filter((part) => !elements.some(({ classes }) => classes.includes(`candor-${part}`)))
      .map((part) => finding(`banner.markup-${part}`, 'markup')),
    ...(accept && reject && alike(accept) !== alike(reject) ? [finding('banner.markup-unequal', 'markup')] : []),
  ];
}

type Element = { readonly tag: string; readonly classes: readonly string[]; readonly style: string };

function elementsOf(markup: string): readonly Element[] {
  return Array.from(markup.matchAll(/<([^<>]*)>/g), ([, inside = '']) => ({
    tag: /^[a-z][a-z\d-]*/i.exec(inside)?.[0].toLowerCase() ?? '',
    classes: attribute(inside, 'class').split(/\s/).filter(Boolean),
    style: attribute(inside, 'style'),
  }));
}

function attribute(attributes: string, name: string): string {
  const [, quoted = '', single = ''] = new RegExp(`\\s${name}=(?:"([^"]*)"|'([^']*)')`, 'i').exec(attributes) ?? [];
  return quoted || single;
}

function alike({ tag, classes, style }: Element): string {
  const others = classes.filter((one) => !one.startsWith('candor-')).sort();
  return JSON.stringify([tag, others, style]);
}

/**
 * The owner's style sheet may not style accept and reject differently, or hide what must be visible (RULES B3, B4,
 * B11). Selectors that could match one of several buttons by position are refused too.
 */
export function lintCss({ css }: Pick<BannerConfiguration, 'css'>): readonly Finding[] {
  return rulesOf(css).flatMap(({ selector, body }) => {
    const found: Finding[] = [];
    if (picksOne(selector)) found.push(finding('banner.css-unequal', 'css', { selector }));
    if (mustBeSeen(selector) && hides(body)) found.push(finding('banner.css-hides', 'css', { selector }));
    return found;
  });
}

function rulesOf(css: string): readonly { readonly selector: string; readonly body: string }[] {
  return css
    .split('/*')
    .map((part, at) => (at === 0 ? part : part.slice(`${part}*/`.indexOf('*/') + 2)))
    .join(' ')
    .split('}')
    .flatMap((rule) => {
      const open = rule.lastIndexOf('{');
      if (open < 0) return [];
      // The text before an inner brace is a media query.
      const selector = rule.slice(rule.lastIndexOf('{', open - 1) + 1, open);
      return [{ selector: selector.trim().replaceAll(/\s+/g, ' '), body: rule.slice(open + 1).toLowerCase() }];
    });
}

function picksOne(selectors: string): boolean {
  const of = (part: string) => selectors.split(',').filter((one) => one.toLowerCase().includes(part)).length;
  if (of('candor-accept') !== of('candor-reject')) return true;
  return selectors
    .split(',')
    .some((one) => /button|nav/i.test(one) && /:(?:nth|first|last|only|not|has)|[+~]/i.test(one));
}

function mustBeSeen(selector: string): boolean {
  return /button|nav|dialog|candor-|\.x\b|\.b[se]\b|\.link|#[dt]\b|\*|:host|\bp\b|\bh2\b|\ba\b/i.test(selector);
}

function hides(body: string): boolean {
  const opacity = /opacity\s*:\s*([\d.]+)/.exec(body)?.[1];
  if (opacity !== undefined && Number(opacity) < 0.6) return true;
  return [
    /display\s*:\s*none/,
    /visibility\s*:\s*(?:hidden|collapse)/,
    /pointer-events\s*:\s*none/,
    /(?:^|[;\s])(?:max-)?(?:width|height|font-size|scale)\s*:\s*0(?![.\d])/,
    /clip(?:-path)?\s*:/,
    /(?:^|[;\s])(?:color|background|background-color)\s*:\s*transparent/,
  ].some((pattern) => pattern.test(body));
}
