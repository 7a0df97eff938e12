import type { Translated } from '../../../translated.ts';
import type { frame as english } from '../../en/documents/frame.ts';

export const frame: Translated<typeof english> = {
  title: 'Adatkezelési tájékoztató',
  titleSimplified: 'Adatkezelési tájékoztató röviden',
  subtitle: '%{site} · %{owner}',
  lastUpdated: 'Utolsó frissítés: %{date}',
  remark: '%{name} (%{remark})',
  yes: 'Igen',
  no: 'Nem',
  unknown: 'Nem ismert',
};
