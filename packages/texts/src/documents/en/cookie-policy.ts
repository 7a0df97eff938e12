/** The cookie policy: each tracker by name, and how to say no. What it shares with the privacy policy stands in `documents`. */
export const cookiePolicy = {
  title: 'Cookie policy',
  about: {
    heading: 'What this cookie policy is about',
    site: 'This cookie policy explains which cookies and other trackers %{site} uses, what each of them is for, who can read it, how long it stays on your device and how you can refuse it.',
    app: 'This cookie policy explains which trackers the app %{site} uses, what each of them is for, who can read it, how long it stays on your device and how you can refuse it.',
    /** `link` leads to the privacy policy. */
    more: 'The %{link} explains what else is done with personal data, with whom it is shared, where it goes and what rights you have.',
    moreText: 'privacy policy',
  },
  what: {
    heading: 'What trackers are',
    kinds: {
      cookie: 'Cookies',
      cookieText:
        'Small text files that a website has your browser keep and send back with later requests. Session cookies disappear when the browser is closed, the others when their storage period ends or when you delete them.',
      local: 'Local storage',
      localText: 'Entries that a website keeps in a store of your browser and reads again on a later visit.',
      app: 'Device identifiers',
      appText: 'Numbers by which an app, or the services built into it, recognize your device.',
    },
    parties:
      'Trackers are called first-party where they are set for the address of the site you are visiting, and third-party where they are set for someone else’s address.',
  },
  /** Heading of the trackers of one category. Categories have the same names everywhere: those in `services`. */
  categoryHeading: 'Trackers: %{category}',
  /** Above the services of a category. */
  onlyWithConsent: 'These trackers are used only if you consent.',
  withoutConsent:
    'These trackers are used without consent, because a function that you ask for would not work without them.',
  untilRefused: 'These trackers are used until you refuse them.',
  /** `section` is the heading of the section on choices. */
  dependsOnPlace:
    'Whether these trackers wait for your consent depends on where you are, as the section “%{section}” explains.',
  /** Where nothing is known of whether anybody is asked. */
  used: 'These trackers are used on %{site}.',
  provider: 'Provider',
  purpose: 'Purpose',
  duration: 'Storage period',
  /** For all trackers of a service, where it alone is known. */
  longest: 'Storage period of all trackers of this service: at most %{period}.',
  /** The longest is the session, or has no end, or is not stated. */
  allSession: 'All trackers of this service are deleted when the browser or the app is closed.',
  allIndefinite: 'The trackers of this service stay until you delete them.',
  unstated: 'The provider decides how long the trackers of this service stay; its own policy gives more information.',
  /** Where only the service is known, not its trackers. */
  namesUnknown: 'We do not know the names of the individual trackers of this service.',
  caption: 'Trackers of %{service}',
  name: 'Name',
  storage: 'Kind',
  storages: { cookie: 'Cookie', local: 'Local storage', app: 'Device identifier' },
  /** Why a tracker needs no consent: in parentheses after its purpose. */
  grounds: {
    transmission: 'transmission of the page',
    'requested-service': 'a service explicitly requested',
    'user-input': 'remembering what was entered, such as a cart',
    authentication: 'sign-in',
    security: 'security',
    playback: 'playback of content that was started',
    'load-balancing': 'load balancing',
    interface: 'settings of the page, such as the language',
    'consent-record': 'remembering the choice about trackers',
  },
  party: 'Set by',
  choices: {
    heading: 'Your choices',
    devices:
      'In the settings of your browser you can see which cookies and stored data it holds, delete them and block new ones. You can find out how here:',
    phones:
      'On a phone or tablet, the system settings let you reset or switch off the advertising identifier and decide which apps may track you.',
    consequence: 'If you block strictly necessary trackers, parts of %{site} may no longer work.',
    /** `names` is a list of services, `link` leads to the opt-out of one of them. */
    optOuts: 'Some providers offer an opt-out of their own:',
    optOut: 'Opt out of %{name}',
  },
  rights: {
    heading: 'Your rights',
    /** `contact` is an e-mail address or a form. */
    text: 'Where trackers process personal data, you have the rights that data protection law gives you. To exercise them, write to %{contact}.',
    complain: 'You can also complain to a data protection authority.',
  },
  none: {
    heading: 'No trackers',
    text: '%{site} uses no service that sets trackers on your device.',
  },
  changes: {
    heading: 'Changes to this cookie policy',
    text: 'When the trackers change, so does this cookie policy. Each version bears its date, and earlier versions can be opened from the page where it is published.',
  },
} as const;
