import type { Translated } from '../../../translated.ts';
import type { frame as english } from '../../en/documents/frame.ts';

export const frame: Translated<typeof english> = {
  title: 'Политика конфиденциальности',
  titleSimplified: 'Политика конфиденциальности вкратце',
  subtitle: '%{site} · %{owner}',
  lastUpdated: 'Последнее обновление: %{date}',
  remark: '%{name} (%{remark})',
  yes: 'Да',
  no: 'Нет',
  unknown: 'Неизвестно',
};
