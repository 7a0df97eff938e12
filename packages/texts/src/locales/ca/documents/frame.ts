import type { Translated } from '../../../translated.ts';
import type { frame as english } from '../../en/documents/frame.ts';

export const frame: Translated<typeof english> = {
  title: 'Política de privacitat',
  titleSimplified: 'Política de privacitat en resum',
  subtitle: '%{site} · %{owner}',
  lastUpdated: 'Darrera actualització: %{date}',
  remark: '%{name} (%{remark})',
  yes: 'Sí',
  no: 'No',
  unknown: 'Desconegut',
};
