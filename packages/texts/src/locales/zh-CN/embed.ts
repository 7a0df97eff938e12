import type { Translated } from '../../translated.ts';
import type { embed as english } from '../en/embed.ts';

export const embed: Translated<typeof english> = {
  close: '关闭',
  open: '在新窗口中打开',
};
