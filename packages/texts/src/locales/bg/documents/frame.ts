import type { Translated } from '../../../translated.ts';
import type { frame as english } from '../../en/documents/frame.ts';

export const frame: Translated<typeof english> = {
  title: 'Политика за поверителност',
  titleSimplified: 'Политика за поверителност накратко',
  subtitle: '%{site} · %{owner}',
  lastUpdated: 'Последна актуализация: %{date}',
  remark: '%{name} (%{remark})',
  yes: 'Да',
  no: 'Не',
  unknown: 'Не е известно',
};
