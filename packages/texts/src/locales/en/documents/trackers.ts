/** Cookies and the like: what is stored on a device, for how long, and how to say no. */
export const trackers = {
  heading: 'Cookies and other trackers',
  intro:
    'Trackers are cookies, entries in the local storage of a browser, device identifiers and similar techniques that store information on your device or read it from there.',
  /** Where the owner uses none that we know of. */
  necessary:
    'Trackers without which a function you ask for would not work are used without consent (Art. 5(3) of Directive 2002/58/EC).',
  consent:
    'All other trackers rest on your consent. You can refuse it, and withdraw it at any time; processing up to that moment stays lawful.',
  withdrawControl: 'To change or withdraw your choice, use the privacy control that is available on every page.',
  /** `link` is the link to the page where choices are made. */
  withdrawLink: 'To change or withdraw your choice: %{link}.',
  withdrawLinkText: 'your choices about trackers',
  withdrawBrowser:
    'To withdraw your consent, delete the stored trackers in the settings of your browser or device and block new ones there. You can also write to %{contact}.',
  withdrawDevice: 'In the settings of your browser or device you can delete stored trackers and block new ones.',
  listIntro: 'The table lists the trackers by name. An asterisk stands for changing characters.',
  caption: 'Trackers',
  name: 'Name',
  service: 'Service',
  purpose: 'Purpose',
  duration: 'Storage period',
  party: 'Set by',
  /** Who can read it: the site or app itself, or the service on its own domain. */
  firstParty: 'First party',
  thirdParty: 'Third party',
  /** Services that use trackers whose names are not known. */
  unnamed: 'These services may also use trackers that are not listed by name here: %{services}.',
} as const;
