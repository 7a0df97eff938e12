import type { Translated } from '../../translated.ts';
import type { cookiePolicy as english } from '../en/cookie-policy.ts';

export const cookiePolicy: Translated<typeof english> = {
  title: 'Cookie policy',
  about: {
    heading: 'What this cookie policy is about',
    site: 'This cookie policy explains which cookies and other trackers %{site} uses, what each of them is for, who can read it, how long it stays on your device and how you can refuse it.',
    app: 'This cookie policy explains which trackers the app %{site} uses, what each of them is for, who can read it, how long it stays on your device and how you can refuse it.',
    more: 'What else is done with personal data, with whom it is shared, where it goes and what rights you have is explained in the %{link}.',
    moreText: 'privacy notice',
  },
  what: {
    heading: 'What trackers are',
    kinds: {
      cookie: 'Cookies',
      cookieText:
        'Small text files that a website has your browser keep and send back with later requests. Session cookies disappear when the browser is closed, the others when their storage period ends or when you delete them.',
      local: 'Local storage',
      localText: 'Entries that a website keeps in a store in your browser and reads again on a later visit.',
      app: 'Device identifiers',
      appText: 'Numbers by which an app, or the services built into it, recognises your device.',
    },
    parties:
      'Trackers are known as first-party where they are set for the address of the site you are visiting, and as third-party where they are set for somebody else’s address.',
  },
  categories: {
    necessary: 'Strictly necessary trackers',
    functionality: 'Functionality trackers',
    experience: 'Trackers for a better experience',
    measurement: 'Measurement trackers',
    marketing: 'Marketing trackers',
  },
  onlyWithConsent: 'These trackers are used only if you consent.',
  withoutConsent:
    'These trackers are used without consent, because a function that you ask for would not work without them.',
  used: 'These trackers are used on %{site}.',
  provider: 'Provider',
  purpose: 'Purpose',
  duration: 'Storage period',
  longest: 'Storage period of all the trackers of this service: no more than %{period}.',
  allSession: 'All the trackers of this service are deleted when the browser or the app is closed.',
  allIndefinite: 'The trackers of this service remain until you delete them.',
  unstated: 'The provider decides how long the trackers of this service remain; its own policy gives more information.',
  namesUnknown: 'We do not know the names of the individual trackers of this service.',
  caption: 'Trackers of %{service}',
  name: 'Name',
  storage: 'Kind',
  storages: { cookie: 'Cookie', local: 'Local storage', app: 'Device identifier' },
  party: 'Set by',
  choices: {
    heading: 'Your choices',
    devices:
      'In the settings of your browser you can see which cookies and stored data it holds, delete them and block new ones. You can find out how here:',
    phones:
      'On a phone or tablet, the system settings allow you to reset or switch off the advertising identifier and to decide which apps may track you.',
    consequence: 'If you block strictly necessary trackers, parts of %{site} may no longer work.',
    optOuts: 'Some providers offer their own opt-out:',
    optOut: 'Opt out of %{name}',
  },
  rights: {
    heading: 'Your rights',
    text: 'Where trackers process personal data, you have the rights given to you by data protection law. To exercise them, contact us: %{contact}.',
    complain: 'You may also complain to a data protection authority.',
  },
  none: {
    heading: 'No trackers',
    text: '%{site} uses no service that sets trackers on your device.',
  },
  changes: {
    heading: 'Changes to this cookie policy',
    text: 'When the trackers change, so does this cookie policy. Each version bears its date, and earlier versions can be opened from the page on which it is published.',
  },
};
