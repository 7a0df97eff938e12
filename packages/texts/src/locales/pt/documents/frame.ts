import type { Translated } from '../../../translated.ts';
import type { frame as english } from '../../en/documents/frame.ts';

export const frame: Translated<typeof english> = {
  title: 'Política de privacidade',
  titleSimplified: 'Política de privacidade em resumo',
  subtitle: '%{site} · %{owner}',
  lastUpdated: 'Última atualização: %{date}',
  remark: '%{name} (%{remark})',
  yes: 'Sim',
  no: 'Não',
  unknown: 'Desconhecido',
};
