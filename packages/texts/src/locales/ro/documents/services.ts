import type { Translated } from '../../../translated.ts';
import type { services as english } from '../../en/documents/services.ts';

export const services: Translated<typeof english> = {
  heading: 'Serviciile pe care le utilizăm',
  intro:
    'Pentru fiecare serviciu pe care îl utilizăm, această secțiune arată cine îl furnizează și ce se întâmplă cu datele dumneavoastră.',
  provider: 'Furnizor',
  role: 'Rolul furnizorului',
  roles: {
    processor:
      'Persoană împuternicită de operator: prelucrează datele în numele nostru și conform instrucțiunilor noastre (art. 28 din RGPD)',
    controller:
      'Operator: stabilește el însuși scopurile și mijloacele, conform propriei politici de confidențialitate',
    jointController: 'Operator asociat cu noi (art. 26 din RGPD)',
    processorPlain:
      'Persoană împuternicită de operator: prelucrează datele în numele nostru și conform instrucțiunilor noastre',
    jointControllerPlain: 'Operator asociat cu noi',
  },
  purpose: 'Scop',
  purposes: 'Scopuri',
  data: 'Date',
  sensitive: 'Date sensibile',
  basis: 'Temei juridic',
  sensitiveBasis: 'Condiție pentru datele sensibile',
  interest: 'Interes legitim',
  places: 'Țările prelucrării',
  kept: 'Durata păstrării',
  source: 'Sursă',
  more: 'Mai multe informații',
  privacyPolicy: 'Politica de confidențialitate (%{name})',
  optOut: 'Opțiunea de refuz (%{name})',
};
