import type { Translated } from '../../translated.ts';
import type { embed as english } from '../en/embed.ts';

export const embed: Translated<typeof english> = {
  loading: 'Se încarcă…',
  close: 'Închide',
  open: 'Deschide într-o fereastră nouă',
};
