import type { CompiledBanner, CompiledLook } from './compiled.ts';

/** The reopen control of the files for returning visitors: where it stands, its style sheet, its label. */
export type KeptControl = readonly [kind: string, css: string, label: string, lang: string, dir: 'ltr' | 'rtl'];

/**
 * The reopen control of a banner. 0: the part `after` adds it, because it is loaded on every page; or the page has one of
 * its own.
 */
export function controlOf({ look, words, lang, rtl, parts }: CompiledBanner): KeptControl | 0 {
  const { own, reopen } = look;
  if (own !== undefined || parts.tcf || parts.gpp || (reopen !== 'bs' && reopen !== 'be')) return 0;
  return [reopen, sheetOf(look), words.reopen, lang, rtl ? 'rtl' : 'ltr'];
}

/** The same look as `badge.css` gives it in `after`, without custom properties: only what this control needs. */
function sheetOf({ css, dark, reopen }: CompiledLook): string {
  const color = (name: string, text = css) => new RegExp(`--${name}:([^;]*)`).exec(text)?.[1] ?? '';
  const darker = (text: string) =>
    `:host(.d) .${reopen}{color:${color('fg', text)};` + `background:${color('bg', text)}}`;
  return (
    ':host{all:initial!important}' +
    `.${reopen}{position:fixed;z-index:2147483647;bottom:16px;inset-inline-${reopen === 'bs' ? 'start' : 'end'}:16px;padding:9px;` +
    `border:1px solid #8886;border-radius:22px;color:${color('fg')};background:${color('bg')};` +
    'box-shadow:0 8px 40px #0003;cursor:pointer}' +
    'svg{display:block;width:24px;height:24px;fill:none;stroke:currentColor;stroke-width:2}' +
    (dark ? darker(dark) : '') +
    '@media print{:host{display:none!important}}'
  );
}
