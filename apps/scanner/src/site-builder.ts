const builders = [
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
  'nextjs',
  'gtm',
] as const;
export type Builder = (typeof builders)[number];

/** What a page shows of how it was built. */
export type BuilderTraces = {
  /** The content of its `<meta name="generator">`. */
  readonly generator?: string;
  /** The addresses of what it loads, as written in it or absolute. */
  readonly addresses: readonly string[];
  /** The names of its attributes. */
  readonly attributes?: readonly string[];
};

const traces: Readonly<
  Record<Builder, { readonly generator?: RegExp; readonly address?: RegExp; readonly attribute?: string }>
> = {
  wordpress: { generator: /wordpress/i, address: /\/wp-(?:content|includes)\// },
  shopify: { address: /\/\/cdn\.shopify\.com\/|\/cdn\/shop\// },
  wix: { generator: /wix\.com/i, address: /\.(?:wixstatic|parastorage)\.com/ },
  squarespace: { generator: /squarespace/i, address: /\.squarespace(?:-cdn)?\.com/ },
  webflow: { generator: /webflow/i, address: /\.website-files\.com/, attribute: 'data-wf-site' },
  framer: { generator: /framer/i, address: /\/\/framerusercontent\.com/ },
  joomla: { generator: /joomla/i, address: /\/media\/(?:system|vendor)\/js\/|\/components\/com_/ },
  drupal: {
    generator: /drupal/i,
    address: /\/sites\/(?:default|all)\/(?:files|themes|modules)\//,
    attribute: 'data-drupal-selector',
  },
  prestashop: { generator: /prestashop/i, address: /\/modules\/ps_/ },
  magento: { address: /\/static\/version\d+\/frontend\//, attribute: 'data-mage-init' },
  typo3: { generator: /typo3/i, address: /\/typo3(?:temp|conf)\// },
  nextjs: { generator: /next\.js/i, address: /\/_next\/static\// },
  gtm: { address: /googletagmanager\.com\/gtm\.js/ },
};

/** What a page was built with, as far as it can be seen. */
export function builderOf({ generator = '', addresses, attributes = [] }: BuilderTraces): Builder | undefined {
  const named = builders.find((builder) => generator && traces[builder].generator?.test(generator));
  return (
    named ??
    builders.find((builder) => {
      const { address, attribute } = traces[builder];
      return (
        (attribute !== undefined && attributes.includes(attribute)) ||
        (address !== undefined && addresses.some((one) => address.test(one)))
      );
    })
  );
}
