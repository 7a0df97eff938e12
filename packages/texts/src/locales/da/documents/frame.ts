import type { Translated } from '../../../translated.ts';
import type { frame as english } from '../../en/documents/frame.ts';

export const frame: Translated<typeof english> = {
  title: 'Privatlivspolitik',
  titleSimplified: 'Privatlivspolitik i korte træk',
  subtitle: '%{site} · %{owner}',
  lastUpdated: 'Senest opdateret: %{date}',
  remark: '%{name} (%{remark})',
  yes: 'Ja',
  no: 'Nej',
  unknown: 'Ukendt',
};
