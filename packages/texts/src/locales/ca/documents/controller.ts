import type { Translated } from '../../../translated.ts';
import type { controller as english } from '../../en/documents/controller.ts';

export const controller: Translated<typeof english> = {
  heading: 'Responsable del tractament',
  intro:
    'El responsable del tractament, és a dir, qui decideix les finalitats i els mitjans del tractament de les dades personals quan utilitzeu %{site}, és %{owner}.',
  we: 'En aquest document, «nosaltres» vol dir %{owner}.',
  name: 'Nom',
  address: 'Adreça',
  country: 'País',
  email: 'Correu electrònic',
  phone: 'Telèfon',
  vatNumber: 'Número d’identificació a l’efecte de l’IVA',
  site: 'Lloc web',
  app: 'Aplicació',
  jointControllers: 'Corresponsables del tractament',
  jointIntro:
    'En una part del tractament, decidim conjuntament amb les entitats indicades aquí. Podeu exercir els vostres drets davant de cadascun de nosaltres (article 26.3 de l’RGPD).',
  jointIntroPlain:
    'En una part del tractament, decidim conjuntament amb les entitats indicades aquí. Podeu exercir els vostres drets davant de cadascun de nosaltres.',
  essence: 'Què hem acordat',
  representative: 'Representant a la Unió Europea (article 27 de l’RGPD)',
  ukRepresentative: 'Representant al Regne Unit (article 27 de l’RGPD del Regne Unit)',
  swissRepresentative: 'Representant a Suïssa (article 14 de l’LPD suïssa)',
  dpo: 'Delegat de protecció de dades',
  dpoIntro:
    'Podeu adreçar-vos al delegat de protecció de dades per a qualsevol qüestió relativa a les vostres dades i als vostres drets.',
  privacyOfficer: 'Persona encarregada de la protecció de la informació personal (Quebec)',
  officerTitle: 'Càrrec',
};
