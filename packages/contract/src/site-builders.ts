import { z } from 'zod';

/** What sites are built with, in the order in which they are offered. */
export const siteBuilders = [
  'wordpress',
  'shopify',
  'wix',
  'squarespace',
  'webflow',
  'framer',
  'joomla',
  'drupal',
  'prestashop',
  'magento',
  'typo3',
  'gtm',
  'nextjs',
  'react',
  'html',
  'other',
] as const;

export const siteBuilder = z.enum(siteBuilders);
export type SiteBuilder = z.infer<typeof siteBuilder>;
