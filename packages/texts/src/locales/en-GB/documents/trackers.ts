import type { Translated } from '../../../translated.ts';
import type { trackers as english } from '../../en/documents/trackers.ts';

export const trackers: Translated<typeof english> = {
  heading: 'Cookies and other trackers',
  intro:
    'Trackers are cookies, entries in a browser’s local storage, device identifiers and similar technologies that store information on your device or gain access to it there.',
  necessary: 'Trackers without which a function you ask for would not work are used without consent (%{provisions}).',
  consent:
    'All other trackers are based on your consent. You may refuse it, and withdraw it at any time; processing up to that point remains lawful.',
  provisions: {
    union: 'Article 5(3) of Directive 2002/58/EC',
    france: 'Article 82 of the French Data Protection Act, Law no. 78-17 of 6 January 1978',
    germany: 'section 25 of the German TDDDG',
    italy: 'Article 122 of the Italian Data Protection Code, Legislative Decree no. 196/2003',
    spain: 'Article 22.2 of the Spanish Law 34/2002, LSSI',
    unitedKingdom: 'regulation 6 of the Privacy and Electronic Communications (EC Directive) Regulations 2003',
  },
  unitedKingdom:
    'For devices in the United Kingdom, regulation 6 of the Privacy and Electronic Communications (EC Directive) Regulations 2003 applies.',
  switzerland:
    'For devices in Switzerland, Article 45c of the Swiss Telecommunications Act applies: you may refuse to have data processed on your device. This notice tells you what that processing is for.',
  withdrawControl: 'To change or withdraw your choice, use the privacy control available on every page.',
  withdrawLink: 'To change or withdraw your choice: %{link}.',
  withdrawLinkText: 'your choices about trackers',
  withdrawBrowser:
    'To withdraw your consent, delete the stored trackers in the settings of your browser or device and block new ones there. You may also contact us (%{contact}).',
  withdrawDevice: 'You can delete stored trackers and block new ones in the settings of your browser or device.',
  policy: 'Which cookies and other trackers are used, and how you can refuse them, is explained in the %{link}.',
  policyText: 'cookie policy',
  listIntro: 'The table lists the trackers by name. An asterisk stands for characters that vary.',
  caption: 'Trackers',
  name: 'Name',
  service: 'Service',
  purpose: 'Purpose',
  duration: 'Storage period',
  party: 'Set by',
  firstParty: 'First party',
  thirdParty: 'Third party',
  unnamed: 'Trackers not listed by name here may be used by: %{services}.',
};
