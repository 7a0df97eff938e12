import type { Translated } from '../../../translated.ts';
import type { frame as english } from '../../en/documents/frame.ts';

export const frame: Translated<typeof english> = {
  title: 'Privātuma politika',
  titleSimplified: 'Privātuma politika īsumā',
  subtitle: '%{site} · %{owner}',
  lastUpdated: 'Pēdējās izmaiņas: %{date}',
  remark: '%{name} (%{remark})',
  yes: 'Jā',
  no: 'Nē',
  unknown: 'Nav zināms',
};
