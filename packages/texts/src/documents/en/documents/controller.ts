/** Who is responsible, and whom one can turn to. */
export const controller = {
  heading: 'Who is responsible',
  /** `owner` and `site` are names. */
  intro: '%{owner} is the controller: it decides why and how personal data is processed when you use %{site}.',
  /** Under laws that do not speak of controllers. */
  operator: '%{owner} operates %{site} and is responsible for the personal data collected when you use it.',
  /** `we` in the rest of the document. */
  we: 'In this document, “we” means %{owner}.',
  name: 'Name',
  address: 'Address',
  country: 'Country',
  email: 'E-mail',
  phone: 'Phone',
  vatNumber: 'VAT number',
  site: 'Website',
  app: 'App',
  /** Sub-headings. */
  jointControllers: 'Joint controllers',
  jointIntro:
    'For part of the processing, we determine the purposes and means jointly with the parties named here. You can exercise your rights against each of us (Art. 26(3) %{gdpr}).',
  jointIntroPlain:
    'For part of the processing, we determine the purposes and means jointly with the parties named here. You can exercise your rights against each of us.',
  /** What the parties agreed about who does what. Art. 26(2) GDPR. */
  essence: 'What we have agreed',
  representative: 'Representative in the European Union (Art. 27 GDPR)',
  ukRepresentative: 'Representative in the United Kingdom (Art. 27 UK GDPR)',
  swissRepresentative: 'Representative in Switzerland (Art. 14 FADP)',
  dpo: 'Data protection officer',
  dpoIntro: 'You can contact the data protection officer about anything that concerns your data and your rights.',
  privacyOfficer: 'Person in charge of the protection of personal information (Quebec)',
  /** Title of that person in the company. */
  officerTitle: 'Title',
} as const;
