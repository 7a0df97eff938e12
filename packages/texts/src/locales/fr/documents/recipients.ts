import type { Translated } from '../../../translated.ts';
import type { recipients as english } from '../../en/documents/recipients.ts';

export const recipients: Translated<typeof english> = {
  heading: 'Destinataires de vos données',
  intro:
    'Le tableau indique chaque société qui reçoit des données à caractère personnel par l’intermédiaire des services que nous utilisons.',
  caption: 'Destinataires',
  recipient: 'Destinataire',
  country: 'Pays',
  services: 'Service',
  general: 'Destinataires généraux',
  generalTechnical:
    'Les prestataires sur les systèmes desquels sont hébergés %{site}, notre messagerie électronique et nos fichiers reçoivent des données à caractère personnel, dans la mesure où nous n’exploitons pas nous-mêmes ces systèmes.',
  generalLaw:
    'Il en va de même des juridictions, des autorités et des conseillers juridiques ou fiscaux, lorsque la loi nous oblige à leur communiquer des données ou lorsque cela est nécessaire à la constatation, à l’exercice ou à la défense de droits en justice.',
};
