/** The words of the banner on other people's pages. Those of the first layer travel with every visit: they stay short. */
export const banner = {
  /**
   * The first layer where trackers wait for a yes. The sentences stand one after the other; `[text](services)` opens
   * the list of services, `[text](policy)` the cookie policy. `purposes` is a list of `uses`. RULES B9.
   */
  ask: {
    title: 'May we use cookies?',
    what: '%{owner} would like to use cookies and similar trackers for: %{purposes}.',
    freedom: 'The site works without them. Change or withdraw your choice at any time under “%{reopen}” on every page.',
  },
  /** Where they run until a no, as in the United States. */
  optOut: {
    title: 'Your Privacy Choices',
    what: '%{owner} uses cookies and similar trackers for: %{purposes}.',
    freedom:
      'You can opt out at any time, here or under “%{reopen}” on every page. That also covers the sale or sharing of your data and targeted advertising.',
  },
  /** Where they run with a notice. */
  notice: {
    title: 'Cookies on this site',
    what: '%{owner} uses cookies and similar trackers for: %{purposes}.',
    freedom: 'You can switch them off at any time under “%{reopen}” on every page.',
  },
  /** Of those who receive data: a sentence of each first layer. */
  thirdParties: {
    one: 'One [other company](services) receives data through them.',
    other: '%{number} [other companies](services) receive data through them.',
  },
  /** Where no company but the owner receives anything. */
  noThirdParties: 'The data stays with us: see the [list](services).',
  policy: 'More in the [cookie policy](policy).',
  /** Where there is no cookie policy, the privacy policy speaks of cookies. */
  privacyPolicy: 'More in the [privacy policy](policy).',
  /** What trackers are for: items of the list after the colon. Keys are those of the purposes. */
  uses: {
    functionality: 'extra functions such as chat',
    experience: 'videos, maps and other embedded content',
    measurement: 'measuring how the site is used',
    marketing: 'advertising',
  },
  buttons: {
    accept: 'Accept',
    reject: 'Reject',
    customise: 'Customize',
    optOut: 'Opt out',
    ok: 'OK',
  },
  /** Of what a law exempts. It follows the question. RULES B19, B20. */
  exempt:
    'Measurement of how the site is used is already running: the law here allows it without asking. “%{reject}” stops it.',
  /** Above the question when only something new is asked. RULES B16. */
  again: 'Something is new since you last chose. We only ask about that; the rest stays as you chose.',
  /** Of the cross, for screen readers. It refuses. RULES B7. */
  close: 'Close without accepting',
  /** The control on every page. In the United States the law gives it this name. CCPA regulations, § 7015. */
  reopen: 'Your Privacy Choices',
  /** That the browser's signal was obeyed. CCPA regulations, § 7025(c)(6). */
  gpc: 'Opt-Out Request Honored',
  failed: 'Loading failed. Please try again.',
  /** What is said of a purpose beside its switch. Names are those of the categories of services. */
  purposes: {
    necessary: 'Required for the site or a feature you use: signing in, your cart, security.',
    functionality: 'Functions that help you, such as chat, forms or bookings. They use services of other companies.',
    experience: 'Videos, maps, fonts and posts from other platforms, and pages adapted to you.',
    measurement: 'Counts visits and shows what is used and what fails, so that the site can be made better.',
    marketing: 'Shows advertising that fits your interests, here and elsewhere, and measures whether it works.',
  },
  /** The second layer, and "your choices" in it. */
  layer: {
    heading: 'Privacy choices',
    intro: 'Choose what may run on this site. You can change it whenever you like.',
    alwaysOn: 'Always on',
    services: 'Services and trackers',
    noServices: 'No services of other companies',
    provider: 'Provider',
    use: 'Used for',
    trackers: 'Trackers',
    name: 'Name',
    kind: 'Kind',
    lasts: 'Lasts',
    privacy: 'Privacy policy',
    trackersUnknown: 'The trackers of this service are not known.',
    policy: 'Cookie policy',
    acceptAll: 'Accept all',
    rejectAll: 'Reject all',
    save: 'Save choices',
    close: 'Close without saving',
    choices: 'Your choices',
    none: 'You have not chosen yet.',
    allowed: 'Allowed',
    refused: 'Refused',
    chosenOn: 'Chosen on',
    validUntil: 'Valid until',
    consentId: 'Consent ID',
    consentIdNote: 'Give this number when you ask about your choice. It is kept without your name.',
    copy: 'Copy',
    copied: 'Copied',
    qr: 'QR code of your consent ID',
    withdraw: 'Withdraw everything',
    withdrawn: 'Everything is withdrawn. Only what is necessary still runs.',
    gpcOn: 'Your browser asks sites not to sell or share your data (Global Privacy Control). We obey it.',
    gpcHonoured: 'Opt-Out Request Honored',
    /** What the choice itself leaves in the browser. RULES T23. */
    own: 'Your choice is kept in this browser, in the cookie “%{cookie}”, for %{period}. It applies to this site only.',
    /** The same where subdomains share it. */
    ownShared:
      'Your choice is kept in this browser, in the cookie “%{cookie}”, for %{period}. It applies to %{domain}.',
  },
  /** In place of a video, a map, a post. The page fills in the names. */
  media: {
    heading: '%{service} is blocked',
    text: 'Showing this content sends data, such as your IP address, to %{service}. It belongs to: %{purpose}.',
    once: 'Show once',
    always: 'Always allow: %{purpose}',
    open: 'Open at %{service}',
  },
  /** Beside the official texts of the Transparency and Consent Framework, which are not ours. */
  tcf: {
    /** On a banner that runs with the test list of vendors. */
    test: 'TEST',
    title: 'May we and our partners use your data?',
    /** RULES T11. `number` counts the vendors, and Google's providers where they are asked for. */
    what: '%{owner} and [our partners](services) (%{number}) store and read information on your device, such as cookies and identifiers, and process personal data, such as your IP address and the pages you visit, for: %{purposes}.',
    specialFeatures: 'With your agreement also: %{features}.',
    interest: 'Some partners rely on legitimate interest instead of consent; you can object under “%{customise}”.',
    freedom:
      'Your choice applies to this site only. You can change or withdraw it at any time under “%{reopen}” on every page.',
    purposes: 'Purposes',
    specialPurposes: 'Special purposes',
    features: 'Features',
    specialFeaturesHeading: 'Special features',
    vendors: 'Partners in the framework (TCF)',
    otherVendors: 'Partners outside the framework',
    partners: { one: '%{number} partner', other: '%{number} partners' },
    illustrations: 'Examples',
    consent: 'Consent',
    legitimateInterest: 'Legitimate interest',
    object: 'Object',
    /** Special purposes and features have no switch. */
    noChoice: 'Needs no consent',
    policy: 'Privacy policy',
    claim: 'Legitimate interest explained',
    retention: 'Keeps data for',
    dataCategories: 'Data used',
    longestStorage: 'Longest storage on the device',
    usesCookies: 'Uses cookies',
    refreshes: 'Renews them at each visit',
    usesOtherStorage: 'Uses other storage',
    yes: 'Yes',
    no: 'No',
    search: 'Search partners',
    nothingFound: 'No partner found.',
  },
} as const;
