import type { Translated } from '../../../translated.ts';
import type { controller as english } from '../../en/documents/controller.ts';

export const controller: Translated<typeof english> = {
  heading: 'Titolare del trattamento',
  intro:
    'Il titolare del trattamento, ossia chi determina le finalità e i mezzi del trattamento dei dati personali nell’ambito dell’utilizzo di %{site}, è %{owner}.',
  we: 'Nel presente documento, per «titolare» si intende %{owner}.',
  name: 'Nome',
  address: 'Indirizzo',
  country: 'Paese',
  email: 'E-mail',
  phone: 'Telefono',
  vatNumber: 'Partita IVA',
  site: 'Sito',
  app: 'App',
  jointControllers: 'Contitolari del trattamento',
  jointIntro:
    'Per una parte del trattamento, le finalità e i mezzi sono determinati congiuntamente con i soggetti qui indicati. L’interessato può esercitare i propri diritti nei confronti di ciascun titolare (art. 26, par. 3 GDPR).',
  jointIntroPlain:
    'Per una parte del trattamento, le finalità e i mezzi sono determinati congiuntamente con i soggetti qui indicati. L’interessato può esercitare i propri diritti nei confronti di ciascun titolare.',
  essence: 'Contenuto essenziale dell’accordo',
  representative: 'Rappresentante nell’Unione europea (art. 27 GDPR)',
  ukRepresentative: 'Rappresentante nel Regno Unito (art. 27 UK GDPR)',
  swissRepresentative: 'Rappresentante in Svizzera (art. 14 LPD)',
  dpo: 'Responsabile della protezione dei dati (DPO)',
  dpoIntro:
    'L’interessato può contattare il responsabile della protezione dei dati per tutte le questioni relative al trattamento dei propri dati e all’esercizio dei propri diritti.',
  privacyOfficer: 'Persona incaricata della protezione delle informazioni personali (Québec)',
  officerTitle: 'Funzione',
};
