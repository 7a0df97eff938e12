import type { SiteBuilder } from '@app/contract';
import classes from './installation.module.css';

/** A letter and a colour of our own for each builder, drawn and not taken from it: its logo belongs to it. */
const drawn: Readonly<Record<SiteBuilder, readonly [letters: string, color: string]>> = {
  wordpress: ['W', '#21759b'],
  shopify: ['S', '#5a8a2e'],
  wix: ['Wx', '#0c6efc'],
  squarespace: ['Sq', '#222222'],
  webflow: ['Wf', '#146ef5'],
  framer: ['F', '#0055ff'],
  joomla: ['J', '#1a3867'],
  drupal: ['D', '#0678be'],
  prestashop: ['P', '#df0067'],
  magento: ['M', '#d2452f'],
  typo3: ['T3', '#c25700'],
  gtm: ['Tm', '#1a66c2'],
  nextjs: ['N', '#111111'],
  react: ['R', '#0b7285'],
  html: ['<>', '#5f3dc4'],
  other: ['…', '#5c636a'],
};

export function Monogram({ builder }: { readonly builder: SiteBuilder }) {
  const [letters, color] = drawn[builder];
  return (
    <svg
      className={classes['monogram']}
      viewBox="0 0 32 32"
      width="32"
      height="32"
      aria-hidden="true"
      focusable="false"
    >
      <rect width="32" height="32" rx="8" fill={color} />
      <text x="16" y="21.5" textAnchor="middle" fontSize={letters.length > 1 ? 13 : 16} fontWeight="650" fill="#fff">
        {letters}
      </text>
    </svg>
  );
}
