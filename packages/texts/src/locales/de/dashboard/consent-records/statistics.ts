import type { Translated } from '../../../../translated.ts';
import type { statistics as english } from '../../../en/dashboard/consent-records/statistics.ts';

export const statistics: Translated<typeof english> = {
  range: 'Zeitraum',
  ranges: { month: '30 Tage', quarter: '90 Tage', year: '12 Monate', all: 'Alles' },
  none: 'Noch nichts zu zählen',
  noneText: 'In diesem Zeitraum kam keine Einwilligung.',
  counted:
    'Gezählt, als sie kamen: Wird eine Person gelöscht, nimmt das von diesen Zahlen nichts weg. Zeiten sind in UTC.',

  total: 'Einträge',
  names: {
    consents: 'Einwilligungen',
    withdrawals: 'Widerrufe',
    public: 'Öffentlich',
    private: 'Privat',
    verified: 'Verifiziert',
  },
  by: 'Unterscheiden nach',
  bys: { source: 'Quelle', kind: 'Art' },
  charts: {
    source: 'Einträge im Zeitverlauf, gestapelt nach Quelle. Dieselben Zahlen stehen in der Tabelle darunter.',
    kind: 'Einwilligungen und Widerrufe im Zeitverlauf, gestapelt. Dieselben Zahlen stehen in der Tabelle darunter.',
  },

  notices: 'Nach Rechtstext',
  noticesText: 'Eine Einwilligung kann mehrere Texte nennen; zusammen ergeben diese Zahlen deshalb nicht alle.',
  noticesChart:
    'Einträge im Zeitverlauf für die Rechtstexte, die am häufigsten genannt werden. Dieselben Zahlen stehen in der Tabelle darunter.',
  noticesNone: 'Kein Eintrag in diesem Zeitraum nennt einen Rechtstext.',
  most: { one: 'Das Diagramm zeigt den häufigsten.', other: 'Das Diagramm zeigt die %{number} häufigsten.' },
  allNotices: 'Rechtstexte und wie viele Einträge sie nennen',
  notice: 'Rechtstext',
  version: '%{identifier}, Version %{version}',
};
