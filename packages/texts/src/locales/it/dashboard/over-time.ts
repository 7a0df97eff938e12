import type { Translated } from '../../../translated.ts';
import type { overTime as english } from '../../en/dashboard/over-time.ts';

export const overTime: Translated<typeof english> = {
  time: 'Nel tempo',
  step: 'Ogni barra è',
  steps: { hour: 'Un’ora', day: 'Un giorno', month: 'Un mese' },
  hours: 'Le ore risalgono fino a due mesi.',
  asTable: 'Mostra come tabella',
  when: 'Inizio (UTC)',
};
