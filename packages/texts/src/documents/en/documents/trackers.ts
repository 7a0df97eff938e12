/** Cookies and the like: what is stored on a device, for how long, and how to say no. */
export const trackers = {
  heading: 'Cookies and other trackers',
  intro:
    'Trackers are cookies, entries in the local storage of a browser, device identifiers and similar techniques. They store information on your device or read it from there.',
  /** `provisions` are those below that apply. */
  necessary:
    'Trackers that are strictly necessary for a function you ask for are used without consent (%{provisions}).',
  consent:
    'All other trackers are used only with your consent. You can refuse it, and withdraw it at any time; this does not affect the lawfulness of earlier processing.',
  /** Instead of `consent`, where places differ: above entries that begin with the names of places. */
  byPlace: 'For trackers that are not strictly necessary, the rule depends on where you are:',
  /** Names of places that begin an entry; countries have their own names. */
  places: {
    eea: 'European Economic Area',
    elsewhere: 'All other places',
  },
  /** Sentences of an entry. */
  asked:
    'They are used only if you consent. You can refuse, and withdraw your consent at any time; this does not affect the lawfulness of earlier processing.',
  refusable: 'They are used until you refuse them. You can do so at any time.',
  /** Instead of the entries, where the rule is the same everywhere. */
  untilRefused: 'Trackers that are not strictly necessary are used until you refuse them. You can do so at any time.',
  valid: 'Your choice is valid for %{period}.',
  signal:
    'If your browser sends the Global Privacy Control signal, we treat it as a refusal of marketing and of the sale and sharing of your data.',
  gpp: 'We pass your choice on to advertising services through the Global Privacy Platform (GPP).',
  /** `countries` are names of countries with the provision in brackets. */
  exempt:
    'Exception: in these countries, the law allows trackers that only measure how our offer is used without consent; they are used there until you refuse them: %{countries}.',
  /** `product` is the name of a consent management product. */
  askedBy: 'We ask for your choice with %{product}.',
  /** After the rules. `services` is a list of names, as in the sentences below. */
  trackerless: 'The same applies to these services, although they use no trackers: %{services}.',
  uncovered: 'The choice does not cover these services yet; they run regardless of it: %{services}.',
  pings:
    'These services load before you choose and receive technical data, but store nothing on your device unless you consent: %{services}.',
  /** Inside brackets. */
  provisions: {
    union: 'Art. 5(3) of Directive 2002/58/EC',
    france: 'Art. 82 of the French Data Protection Act, Law no. 78-17 of 6 January 1978',
    germany: 'section 25 of the German TDDDG',
    italy: 'Art. 122 of the Italian Data Protection Code, Legislative Decree no. 196/2003',
    spain: 'Art. 22.2 of the Spanish Law 34/2002, LSSI',
    unitedKingdom: 'regulation 6 of the UK Privacy and Electronic Communications Regulations 2003',
  },
  /** Beside the law of the Union. */
  unitedKingdom:
    'For devices in the United Kingdom, regulation 6 of the Privacy and Electronic Communications Regulations 2003 applies.',
  switzerland:
    'For devices in Switzerland, Art. 45c of the Telecommunications Act applies: you can refuse to have data on your device processed. This policy tells you what that processing is for.',
  withdrawControl: 'To change or withdraw your choice, use the privacy control that is available on every page.',
  /** `link` is the link to the page where choices are made. */
  withdrawLink: 'To change or withdraw your choice: %{link}.',
  withdrawLinkText: 'your choices about trackers',
  withdrawBrowser:
    'To withdraw your consent, delete the stored trackers in the settings of your browser or device and block new ones there. You can also write to %{contact}.',
  withdrawDevice: 'In the settings of your browser or device you can delete stored trackers and block new ones.',
  /** `link` leads to the cookie policy. In other documents too. */
  policy: 'The %{link} explains which cookies and other trackers we use and how you can refuse them.',
  policyText: 'cookie policy',
  listIntro: 'The table lists the trackers by name. An asterisk stands for characters that vary.',
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
  unnamed: 'Trackers that are not listed by name here may be used by: %{services}.',
} as const;
