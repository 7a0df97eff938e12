import type { Translated } from '../../../translated.ts';
import type { frame as english } from '../../en/documents/frame.ts';

export const frame: Translated<typeof english> = {
  title: 'Personvernerklæring',
  titleSimplified: 'Personvernerklæring i korte trekk',
  subtitle: '%{site} · %{owner}',
  lastUpdated: 'Sist oppdatert: %{date}',
  remark: '%{name} (%{remark})',
  yes: 'Ja',
  no: 'Nei',
  unknown: 'Ukjent',
};
