import type { Translated } from '../../../../translated.ts';
import type { exports as english } from '../../../en/dashboard/consent-records/exports.ts';

export const exports: Translated<typeof english> = {
  download: 'CSV herunterladen',
  title: { consents: 'Einwilligungen als CSV herunterladen', subjects: 'Personen als CSV herunterladen' },
  text: {
    consents:
      'Eine Zeile für jede Einwilligung, solange sie aufbewahrt wird. Die Datei wird im Hintergrund vorbereitet.',
    subjects: 'Eine Zeile für jede Person, mit dem, was jetzt gilt. Die Datei wird im Hintergrund vorbereitet.',
  },
  filtered: 'Nur, was die Filter finden: %{filters}',
  filter: '%{label}: %{value}',
  of: { consents: 'Einwilligungen', subjects: 'Personen' },
  ofFiltered: '%{of}: %{filters}',
  all: 'Alle Tage',
  noneText:
    'Eine CSV-Datei enthält jede Einwilligung mit allem, was dazugehört: als Nachweis oder für Ihre eigene Auswertung.',
};
