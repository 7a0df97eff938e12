import type { Translated } from '../../../translated.ts';
import type { frame as english } from '../../en/documents/frame.ts';

export const frame: Translated<typeof english> = {
  title: 'Polityka prywatności',
  titleSimplified: 'Polityka prywatności w skrócie',
  subtitle: '%{site} · %{owner}',
  lastUpdated: 'Ostatnia aktualizacja: %{date} r.',
  remark: '%{name} (%{remark})',
  yes: 'Tak',
  no: 'Nie',
  unknown: 'Brak danych',
};
