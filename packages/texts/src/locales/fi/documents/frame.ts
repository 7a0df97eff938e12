import type { Translated } from '../../../translated.ts';
import type { frame as english } from '../../en/documents/frame.ts';

export const frame: Translated<typeof english> = {
  title: 'Tietosuojaseloste',
  titleSimplified: 'Tietosuojaseloste lyhyesti',
  subtitle: '%{site} · %{owner}',
  lastUpdated: 'Päivitetty viimeksi: %{date}',
  remark: '%{name} (%{remark})',
  yes: 'Kyllä',
  no: 'Ei',
  unknown: 'Ei tiedossa',
};
