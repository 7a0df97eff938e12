import type { Translated } from '../../../translated.ts';
import type { canada as english } from '../../en/regimes/canada.ts';

export const canada: Translated<typeof english> = {
  federal: {
    heading: 'For people in Canada',
    scope:
      'Where the Personal Information Protection and Electronic Documents Act (PIPEDA) applies, this section supplements this notice. The principles referred to are those in Schedule 1 to that Act.',
    consent:
      'We collect, use and disclose your personal information with your knowledge and consent, except where the Act allows otherwise. You may withdraw consent at any time, subject to legal or contractual restrictions and reasonable notice (Principle 4.3.8).',
    accountable: 'You may contact the person accountable for our compliance (Principle 4.1) here: %{contact}.',
    rights:
      'If you ask, we tell you what personal information we hold about you, what it is used for and to whom it has been disclosed, give you access to it, and correct anything that is inaccurate or incomplete (Principle 4.9). We reply within 30 days of a written request (section 8(3)).',
    outside:
      'Personal information is also processed by service providers in the other countries named in this notice. There it may be accessible to courts and public authorities under the law of that country.',
    complaint:
      'You may challenge our compliance by contacting us in the same way (Principle 4.10), and complain to the Office of the Privacy Commissioner of Canada (%{link}).',
  },
  quebec: {
    heading: 'For people in Quebec',
    scope:
      'Where the Act respecting the protection of personal information in the private sector (CQLR, chapter P-39.1) applies, this section supplements this notice. The sections referred to are those of that Act.',
    officer: 'The person named above is in charge of the protection of personal information (section 3.1).',
    head: 'The person exercising the highest authority in our organisation is in charge of the protection of personal information (section 3.1). You may contact that person here: %{contact}.',
    collection:
      'Personal information is collected from you, for the purposes stated in this notice, when you give it to us and by means of the services and trackers named here (section 8).',
    profiling:
      'The section on trackers states the technology by which people can be identified, located or profiled, and the means of activating or deactivating it (section 8.1).',
    rightsIntro: 'You may:',
    rights: {
      access: 'have access to the information we hold about you and receive a copy of it (section 27)',
      portability:
        'receive computerised information that you have given us in a structured, commonly used technological format, or have it sent to another body (section 27)',
      rectification:
        'have information rectified that is inaccurate, incomplete or equivocal, or that the law does not allow to be collected or kept (section 28)',
      withdrawal: 'withdraw your consent to the use or communication of the information (section 8)',
      dissemination:
        'require that information cease to be disseminated, or that a hyperlink attached to your name be de-indexed, where it causes you serious injury (section 28.1)',
      decisions:
        'be told of a decision based exclusively on automated processing, learn the reasons for it and submit observations (section 12.1)',
    },
    onRequest:
      'If you ask, we tell you what information has been collected from you, which categories of persons within our organisation have access to it and how long it is kept (section 8). We reply within 30 days (section 32).',
    outside:
      'Personal information may be communicated outside Quebec, to the countries named in this notice (sections 8 and 17).',
    authority: 'You may also turn to the Commission d’accès à l’information du Québec (%{link}).',
  },
};
