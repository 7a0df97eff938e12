import type { Translated } from '../../../../translated.ts';
import type { add as english } from '../../../en/dashboard/consent-records/add.ts';

export const add: Translated<typeof english> = {
  title: 'Einwilligung hinzufügen',
  text: 'Für eine Einwilligung auf Papier, am Telefon oder im Gespräch. Sie zählt als privat: von Ihnen gesendet, nicht von einer Seite.',
  email: 'E-Mail',
  fullName: 'Voller Name',
  id: 'Ihre ID',
  whoMissing: 'Geben Sie eine E-Mail-Adresse, einen Namen oder eine ID ein.',
  what: 'Was gewählt wurde',
  preference: 'Auswahl',
  preferenceHint: 'Etwa newsletter',
  answer: 'Antwort',
  answers: { yes: 'Ja', no: 'Nein' },
  more: 'Weitere Auswahl',
  remove: 'Diese Auswahl entfernen',
  notices: 'Gesehene Rechtstexte',
  noticesHint: 'Es gilt jeweils die neueste Version.',
  when: 'Wann',
  whenHint: '%{pattern} hh:mm, in UTC. Leer: jetzt.',
  invalidDate: 'Ungültiges Datumsformat',
  future: 'Diese Zeit ist noch nicht gekommen.',
  note: 'Notiz',
  noteHint: 'Wie sie gegeben wurde und wo das Papier liegt. Die Notiz wird als Beweis aufbewahrt.',
  verified: 'Ich weiß, dass sie von dieser Person kommt',
  save: 'Einwilligung hinzufügen',
  saved: 'Die Einwilligung ist aufgezeichnet',
};
