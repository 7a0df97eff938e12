import type { Translated } from '../../../translated.ts';
import type { frame as english } from '../../en/documents/frame.ts';

export const frame: Translated<typeof english> = {
  title: 'Datenschutzerklärung',
  titleSimplified: 'Datenschutzerklärung in Kürze',
  subtitle: '%{site} · %{owner}',
  lastUpdated: 'Stand: %{date}',
  remark: '%{name} (%{remark})',
  yes: 'Ja',
  no: 'Nein',
  unknown: 'Nicht bekannt',
};
