import type { Translated } from '../../../translated.ts';
import type { frame as english } from '../../en/documents/frame.ts';

export const frame: Translated<typeof english> = {
  title: 'Politika zasebnosti',
  titleSimplified: 'Politika zasebnosti na kratko',
  subtitle: '%{site} · %{owner}',
  lastUpdated: 'Zadnja posodobitev: %{date}',
  remark: '%{name} (%{remark})',
  yes: 'Da',
  no: 'Ne',
  unknown: 'Ni znano',
};
