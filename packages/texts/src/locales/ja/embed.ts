import type { Translated } from '../../translated.ts';
import type { embed as english } from '../en/embed.ts';

export const embed: Translated<typeof english> = {
  close: '閉じる',
  open: '新しいウィンドウで開く',
};
