import type { Translated } from '../../../translated.ts';
import type { frame as english } from '../../en/documents/frame.ts';

export const frame: Translated<typeof english> = {
  title: 'Zásady ochrany osobných údajov',
  titleSimplified: 'Zásady ochrany osobných údajov v skratke',
  subtitle: '%{site} · %{owner}',
  lastUpdated: 'Posledná aktualizácia: %{date}',
  remark: '%{name} (%{remark})',
  yes: 'Áno',
  no: 'Nie',
  unknown: 'Nie je známe',
};
