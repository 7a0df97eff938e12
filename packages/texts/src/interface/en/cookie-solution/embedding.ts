/** How the banner comes into pages, and how the tags on them wait for it. */
export const embedding = {
  notYet: 'No code yet',
  notYetText: 'The code is created when you first save. Save the settings, then publish them.',
  notPublished: 'Not published yet: until then the tag loads nothing, and tags you marked wait.',
  toSettings: 'To the settings',
  tag: {
    title: 'The tag',
    text: 'Paste it into the head of every page, before all other scripts. One file, the same for all visitors.',
    steps: 'Step-by-step instructions',
    which: 'Kind of tag',
  },
  kinds: {
    async: {
      label: 'Asynchronous tag',
      text: 'Loads in parallel and does not delay the page. Marked tags always wait for it. Unmarked tags that run first are not blocked.',
    },
    loader: {
      label: 'Small loader',
      text: 'Looks for a choice first: visitors who have chosen load 2.5 kB instead of the whole banner. Right for sites with many returning visitors.',
    },
    sync: {
      label: 'Blocking tag',
      text: 'The page waits for it, so scripts that run later are stopped even without a mark. Costs one request before the page shows. Right for most sites.',
    },
    guard: {
      label: 'Inline guard',
      text: 'What the blocking tag does, without a request: a small script in the page itself. Renew it after each publication, or let your server insert it.',
    },
    csp: {
      label: 'Strict policy',
      text: 'The strictest option: with a Content-Security-Policy, the browser blocks everything that is not allowed. The lists contain the hosts of this site’s published services. Replace {nonce} with a new random value in each response, and add any other hosts.',
    },
    gpc: {
      label: 'gpc.json',
      text: 'Says at /.well-known/gpc.json that your site honors Global Privacy Control.',
    },
  },
  policy: {
    before: 'Header until a visitor has chosen',
    granted: 'Header for visitors who allowed everything',
    tag: 'The tag, with the same nonce',
  },
  codeOf: 'Code: %{kind}',
  addresses: {
    title: 'Addresses',
    script: 'Banner',
    kept: 'For those who have chosen',
    guard: 'Guard',
    rules: 'Rules for rewriting',
    choice: 'Choice endpoint',
  },
  marks: {
    title: 'Scripts that need consent',
    text: 'A marked tag is inert HTML: no browser loads it, even if our script never arrives. This is the guarantee.',
    service: 'Service',
    any: 'Any service',
    script: 'External script',
    inline: 'Inline script',
    frame: 'Video, map or form',
    picture: 'Tracking pixel',
    waits: 'Waits for: %{purpose}',
    ours: 'Made for this site',
  },
  reopen: {
    title: 'A link to change the choice',
    text: 'Add it to your footer if you use your own link. It opens the choices on every page.',
    label: 'Your Privacy Choices',
  },
  others: {
    title: 'Integrations',
    text: 'Each of these inserts the tag or marks up your pages’ tags automatically.',
    which: 'Integration',
    wordpress: 'WordPress',
    wordpressText:
      'Download the plugin on the page “Installation” and paste the code under Settings → Candor. It puts the tag first into the head and marks the tags of known services.',
    react: 'React',
    reactText: 'The component loads the banner once, also in single-page apps and with server rendering.',
    gtm: 'Google Tag Manager',
    gtmText:
      'Import the template, enter this id, and let it run at “Consent Initialization”. It sets Google’s default before any tag.',
    rewrite: 'Rewriting HTML',
    rewriteText:
      'A server or build step marks known tags in finished HTML, following this site’s rules. For pages that you do not want to change by hand.',
    id: 'Public id of the site',
  },
} as const;
