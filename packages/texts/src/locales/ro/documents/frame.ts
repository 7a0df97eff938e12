import type { Translated } from '../../../translated.ts';
import type { frame as english } from '../../en/documents/frame.ts';

export const frame: Translated<typeof english> = {
  title: 'Politica de confidențialitate',
  titleSimplified: 'Politica de confidențialitate pe scurt',
  subtitle: '%{site} · %{owner}',
  lastUpdated: 'Ultima actualizare: %{date}',
  remark: '%{name} (%{remark})',
  yes: 'Da',
  no: 'Nu',
  unknown: 'Necunoscut',
};
