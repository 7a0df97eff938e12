import type { Translated } from '../../../translated.ts';
import type { controller as english } from '../../en/documents/controller.ts';

export const controller: Translated<typeof english> = {
  heading: 'Operatorul',
  intro:
    'Operatorul, adică cel care stabilește scopurile și mijloacele de prelucrare a datelor cu caracter personal atunci când utilizați %{site}, este %{owner}.',
  we: 'În prezentul document, „noi” înseamnă %{owner}.',
  name: 'Nume',
  address: 'Adresă',
  country: 'Țară',
  email: 'E-mail',
  phone: 'Telefon',
  vatNumber: 'Cod de TVA',
  site: 'Site',
  app: 'Aplicație',
  jointControllers: 'Operatori asociați',
  jointIntro:
    'Pentru o parte a prelucrării, stabilim scopurile și mijloacele împreună cu entitățile indicate aici. Vă puteți exercita drepturile în raport cu fiecare dintre noi (art. 26 alin. (3) din RGPD).',
  jointIntroPlain:
    'Pentru o parte a prelucrării, stabilim scopurile și mijloacele împreună cu entitățile indicate aici. Vă puteți exercita drepturile în raport cu fiecare dintre noi.',
  essence: 'Esența acordului',
  representative: 'Reprezentant în Uniunea Europeană (art. 27 din RGPD)',
  ukRepresentative: 'Reprezentant în Regatul Unit (art. 27 din UK GDPR)',
  swissRepresentative: 'Reprezentant în Elveția (art. 14 din LPD)',
  dpo: 'Responsabilul cu protecția datelor',
  dpoIntro:
    'Puteți contacta responsabilul cu protecția datelor în orice problemă care privește datele și drepturile dumneavoastră.',
  privacyOfficer: 'Persoana responsabilă de protecția informațiilor personale (Québec)',
  officerTitle: 'Funcție',
};
