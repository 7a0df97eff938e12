import type { Translated } from '../../../translated.ts';
import type { controller as english } from '../../en/documents/controller.ts';

export const controller: Translated<typeof english> = {
  heading: 'Responsable del tratamiento',
  intro:
    'El responsable del tratamiento, es decir, quien determina los fines y medios del tratamiento de los datos personales cuando usted utiliza %{site}, es %{owner}.',
  we: 'En este documento, «nosotros» se refiere a %{owner}.',
  name: 'Nombre',
  address: 'Dirección',
  country: 'País',
  email: 'Correo electrónico',
  phone: 'Teléfono',
  vatNumber: 'Número de identificación a efectos del IVA',
  site: 'Sitio',
  app: 'Aplicación',
  jointControllers: 'Corresponsables del tratamiento',
  jointIntro:
    'Para una parte del tratamiento, determinamos los fines y medios conjuntamente con las entidades aquí indicadas. Usted puede ejercer sus derechos frente a cada uno de nosotros (art. 26, apartado 3, del RGPD).',
  jointIntroPlain:
    'Para una parte del tratamiento, determinamos los fines y medios conjuntamente con las entidades aquí indicadas. Usted puede ejercer sus derechos frente a cada uno de nosotros.',
  essence: 'Aspectos esenciales del acuerdo',
  representative: 'Representante en la Unión Europea (art. 27 del RGPD)',
  ukRepresentative: 'Representante en el Reino Unido (art. 27 del RGPD del Reino Unido)',
  swissRepresentative: 'Representante en Suiza (art. 14 de la LPD suiza)',
  dpo: 'Delegado de protección de datos',
  dpoIntro:
    'Puede dirigirse al delegado de protección de datos para cualquier cuestión relativa a sus datos y a sus derechos.',
  privacyOfficer: 'Persona encargada de la protección de la información personal (Quebec)',
  officerTitle: 'Cargo',
};
