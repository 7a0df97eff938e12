import type { Translated } from '../../../translated.ts';
import type { controller as english } from '../../en/documents/controller.ts';

export const controller: Translated<typeof english> = {
  heading: 'Responsable du traitement',
  intro:
    'Le responsable du traitement, c’est-à-dire la personne qui détermine les finalités et les moyens du traitement des données à caractère personnel lorsque vous utilisez %{site}, est %{owner}.',
  we: 'Dans le présent document, « nous » désigne %{owner}.',
  name: 'Nom',
  address: 'Adresse',
  country: 'Pays',
  email: 'E-mail',
  phone: 'Téléphone',
  vatNumber: 'Numéro de TVA',
  site: 'Site',
  app: 'Application',
  jointControllers: 'Responsables conjoints du traitement',
  jointIntro:
    'Pour une partie du traitement, nous déterminons les finalités et les moyens conjointement avec les entités indiquées ici. Vous pouvez exercer vos droits à l’égard de chacun de nous (art. 26, paragraphe 3, du RGPD).',
  jointIntroPlain:
    'Pour une partie du traitement, nous déterminons les finalités et les moyens conjointement avec les entités indiquées ici. Vous pouvez exercer vos droits à l’égard de chacun de nous.',
  essence: 'Grandes lignes de notre accord',
  representative: 'Représentant dans l’Union européenne (art. 27 du RGPD)',
  ukRepresentative: 'Représentant au Royaume-Uni (art. 27 du RGPD britannique)',
  swissRepresentative: 'Représentant en Suisse (art. 14 LPD)',
  dpo: 'Délégué à la protection des données',
  dpoIntro:
    'Vous pouvez vous adresser au délégué à la protection des données pour toute question relative à vos données et à vos droits.',
  privacyOfficer: 'Responsable de la protection des renseignements personnels (Québec)',
  officerTitle: 'Fonction',
};
