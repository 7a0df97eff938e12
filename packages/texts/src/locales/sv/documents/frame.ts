import type { Translated } from '../../../translated.ts';
import type { frame as english } from '../../en/documents/frame.ts';

export const frame: Translated<typeof english> = {
  title: 'Integritetspolicy',
  titleSimplified: 'Integritetspolicy i korthet',
  subtitle: '%{site} · %{owner}',
  lastUpdated: 'Senast uppdaterad: %{date}',
  remark: '%{name} (%{remark})',
  yes: 'Ja',
  no: 'Nej',
  unknown: 'Okänt',
};
