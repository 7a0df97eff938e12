import type { Translated } from '../../../translated.ts';
import type { frame as english } from '../../en/documents/frame.ts';

export const frame: Translated<typeof english> = {
  title: 'Política de privacidad',
  titleSimplified: 'Resumen de la política de privacidad',
  subtitle: '%{site} · %{owner}',
  lastUpdated: 'Última actualización: %{date}',
  remark: '%{name} (%{remark})',
  yes: 'Sí',
  no: 'No',
  unknown: 'No se conoce',
};
