import type { Translated } from '../../../../translated.ts';
import type { exports as english } from '../../../en/dashboard/cookie-preferences/exports.ts';

export const exports: Translated<typeof english> = {
  title: 'Auswahlen als CSV herunterladen',
  text: 'Jede aufbewahrte Auswahl, auch ältere. Die Datei wird im Hintergrund vorbereitet.',
  older: 'Älter als hier angezeigt',
  onlyId: 'Nur diese ID: %{id}',
  noneText:
    'Eine CSV-Datei enthält jede Auswahl mit allem, was dazugehört: als Nachweis oder für Ihre eigene Auswertung.',
  all: 'Alle Auswahlen',
  ofId: 'ID %{id}',
};
