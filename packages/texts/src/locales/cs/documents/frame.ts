import type { Translated } from '../../../translated.ts';
import type { frame as english } from '../../en/documents/frame.ts';

export const frame: Translated<typeof english> = {
  title: 'Zásady ochrany osobních údajů',
  titleSimplified: 'Zásady ochrany osobních údajů ve zkratce',
  subtitle: '%{site} · %{owner}',
  lastUpdated: 'Poslední aktualizace: %{date}',
  remark: '%{name} (%{remark})',
  yes: 'Ano',
  no: 'Ne',
  unknown: 'Není známo',
};
