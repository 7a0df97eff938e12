import type { Banner, SiteBuilder } from '@app/contract';

/** Names of builders are names: the same in every language. Two of them are words of ours. */
export const builderNames: Readonly<Record<Exclude<SiteBuilder, 'html' | 'other'>, string>> = {
  wordpress: 'WordPress',
  shopify: 'Shopify',
  wix: 'Wix',
  squarespace: 'Squarespace',
  webflow: 'Webflow',
  framer: 'Framer',
  joomla: 'Joomla',
  drupal: 'Drupal',
  prestashop: 'PrestaShop',
  magento: 'Magento',
  typo3: 'TYPO3',
  gtm: 'Google Tag Manager',
  nextjs: 'Next.js',
  react: 'React',
};

/** The builders whose pages are shown by a plugin or a tag manager, which the banner's code goes into. */
export type Place = 'head' | 'plugin' | 'manager' | 'component';

export function placeOf(builder: SiteBuilder): Place {
  if (builder === 'wordpress') return 'plugin';
  if (builder === 'gtm') return 'manager';
  return builder === 'react' || builder === 'nextjs' ? 'component' : 'head';
}

type Embedding = Pick<Banner, 'publicId' | 'snippets' | 'addresses'>;

/**
 * The code to paste. Where a page is written once by hand, the synchronous tag: it stops as much as the inline guard, and
 * need not be pasted again when services change.
 */
export function codeFor(builder: SiteBuilder, { publicId, snippets, addresses }: Embedding): string {
  const tag = (kind: 'sync' | 'async') => snippets.find((one) => one.kind === kind)?.code ?? '';
  const base = addresses ? new URL(addresses.script).origin : '';
  const provider = `<CandorProvider siteId="${publicId}" base="${base}">`;
  switch (builder) {
    case 'wordpress':
    case 'gtm':
      return tag('async');
    case 'typo3':
      return `page.headerData.1 = TEXT\npage.headerData.1.value = ${tag('sync')}`;
    case 'react':
      return `import { CandorProvider } from '@candor/react';\n\n${provider}\n  <App />\n</CandorProvider>`;
    case 'nextjs':
      return `import { CandorProvider } from '@candor/react';

export default function RootLayout({ children }) {
  return (
    <html lang="en" suppressHydrationWarning>
      <body>
        ${provider}
          {children}
        </CandorProvider>
      </body>
    </html>
  );
}`;
    default:
      return tag('sync');
  }
}

/** A link in a page that opens the visitor's choices. */
export function choicesLink(label: string): string {
  return `<a href="#" data-candor-open>${label}</a>`;
}
