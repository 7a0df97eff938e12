import type { Translated } from '../../../translated.ts';
import type { frame as english } from '../../en/documents/frame.ts';

export const frame: Translated<typeof english> = {
  title: 'Privacyverklaring',
  titleSimplified: 'Privacyverklaring in het kort',
  subtitle: '%{site} · %{owner}',
  lastUpdated: 'Laatst bijgewerkt: %{date}',
  remark: '%{name} (%{remark})',
  yes: 'Ja',
  no: 'Nee',
  unknown: 'Niet bekend',
};
