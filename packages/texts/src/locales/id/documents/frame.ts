import type { Translated } from '../../../translated.ts';
import type { frame as english } from '../../en/documents/frame.ts';

export const frame: Translated<typeof english> = {
  title: 'Kebijakan privasi',
  titleSimplified: 'Ringkasan kebijakan privasi',
  subtitle: '%{site} · %{owner}',
  lastUpdated: 'Terakhir diperbarui: %{date}',
  remark: '%{name} (%{remark})',
  yes: 'Ya',
  no: 'Tidak',
  unknown: 'Tidak diketahui',
};
