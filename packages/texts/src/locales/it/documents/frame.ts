import type { Translated } from '../../../translated.ts';
import type { frame as english } from '../../en/documents/frame.ts';

export const frame: Translated<typeof english> = {
  title: 'Informativa sulla privacy',
  titleSimplified: 'Informativa sulla privacy in breve',
  subtitle: '%{site} · %{owner}',
  lastUpdated: 'Ultimo aggiornamento: %{date}',
  remark: '%{name} (%{remark})',
  yes: 'Sì',
  no: 'No',
  unknown: 'Non noto',
};
