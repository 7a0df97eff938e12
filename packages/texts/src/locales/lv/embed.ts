import type { Translated } from '../../translated.ts';
import type { embed as english } from '../en/embed.ts';

export const embed: Translated<typeof english> = {
  close: 'Aizvērt',
  open: 'Atvērt jaunā logā',
};
