/** How a banner and links to documents come into the pages of a site. */
export const installation = {
  title: 'Installation',
  builders: {
    legend: 'Where is your site built?',
    proposed: 'Your site seems to use %{name}.',
    html: 'Plain HTML',
    other: 'Something else',
  },
  steps: {
    banner: 'Add the banner',
    links: 'Link your documents in the footer',
    check: 'Check that it works',
    notSaved: 'Set up the banner first. Then its code is shown here.',
    setUp: 'Set up the banner',
    notPublished: 'The banner is not published yet, so visitors do not see it.',
    publish: 'Publish the banner',
    first: 'It must come before all other scripts: only then can it stop them.',
    download: 'Download the plugin',
    code: 'Code for %{name}',
    linksText: 'Add these links to the footer of every page. The last one lets visitors change their choices.',
    linksCode: 'Links for the footer',
    linksOfPlugin: 'In WordPress, add these shortcodes to a footer block or widget.',
    choices: 'Your privacy choices',
    noDocuments: 'No document is published yet. Its link is added here once you publish it.',
    copy: 'Copy code',
  },
  where: {
    wordpress:
      'Download the plugin. In WordPress, open Plugins → Add Plugin → Upload Plugin, choose the file and activate it. Then open Settings → Candor, paste this code and save.',
    shopify:
      'Open Online Store → Themes → Edit code. In layout/theme.liquid, paste this code right after <head> and save.',
    wix: 'Open Settings → Custom Code → Add Custom Code. Paste this code, choose “All pages” and “Head”, and apply.',
    squarespace: 'Open Pages → Custom Code → Code Injection. Paste this code at the top of “Header” and save.',
    webflow: 'Open Site settings → Custom code. Paste this code at the top of “Head code”, save and publish.',
    framer: 'Open Site Settings → General → Custom Code. Paste this code into “Start of <head> tag” and publish.',
    joomla:
      'Open System → Site Templates, choose your template and open index.php. Paste this code right after <head> and save.',
    drupal: 'Open templates/html.html.twig of your theme. Paste this code right after <head> and clear the cache.',
    prestashop:
      'Open templates/_partials/head.tpl of your theme. Paste this code at the top and clear the cache under Advanced Parameters → Performance.',
    magento:
      'Open Content → Design → Configuration → Edit → HTML Head. Paste this code at the top of “Scripts and Style Sheets”, save and flush the cache.',
    typo3: 'Add this to the TypoScript setup of your root page and clear the cache.',
    gtm: 'Create a Custom HTML tag, paste this code and choose the trigger “Consent Initialization - All Pages”. Publish the container. The banner cannot stop scripts that are in the page itself.',
    nextjs: 'Install @candor/react with npm. In app/layout.tsx, put the provider around the page.',
    react: 'Install @candor/react with npm, and put the provider around your app.',
    html: 'In the template of your pages, paste this code right after <head>.',
    other: 'Paste this code right after <head> on every page.',
  },
  check: {
    button: 'Check installation',
    text: 'We read the page at %{url} and look for the code.',
    page: 'Another page (optional)',
    noAddress: 'Add your site’s address so that we can check it.',
    addAddress: 'Add the address',
    seen: 'Installed. A page on %{host} last loaded the banner on %{date} (version %{version}).',
    notSeen: 'Your site has not loaded the banner yet.',
    live: 'Live',
    waiting: 'Not seen yet',
    checked: 'Checked %{date}',
    good: 'The code is in the right place.',
    problems: {
      missing: {
        title: 'The code is not on this page.',
        fix: 'Follow step 1, publish your site and empty its cache. Then check again.',
      },
      'wrong-id': {
        title: 'This page has the banner of another site.',
        fix: 'Replace that code with the code from step 1.',
      },
      twice: {
        title: 'The code is on this page more than once.',
        fix: 'Keep the first one and remove the others. A plugin may add one of them.',
      },
      late: {
        title: 'The code comes too late.',
        fix: 'These scripts load before it and cannot be stopped: %{hosts}. Move the code above them.',
      },
      unreachable: {
        title: 'The page could not be read.',
        fix: 'Check that the address is right and that the page is public. Then check again.',
      },
    },
    reasons: {
      'not-found': 'There is no site at this address.',
      'no-connection': 'The server did not accept our connection.',
      certificate: 'The site’s certificate is not valid.',
      redirects: 'The page redirects too many times.',
      broken: 'The server’s answer was incomplete.',
      time: 'The server took too long to answer.',
      bytes: 'The page is too large.',
      refused: 'We do not open this address.',
      status: 'The server answered with status %{status}. A firewall or a password may keep us out.',
    },
    tagManager:
      'This page uses a tag manager. Code that it adds is not seen here, but the banner is seen above once a page loads it.',
    line: 'Line %{line}, <%{part}>',
  },
  others: {
    title: 'Other ways',
    banner: 'Other code for the banner: asynchronous, inline guard, strict CSP, tags marked by hand',
    link: 'A link to the document',
    overlay: 'A link that opens the document above the page',
    inline: 'The text as part of a page',
    frame: 'The document in a frame',
    documents: 'Code for %{document}',
  },
};
