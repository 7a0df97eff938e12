import type { Translated } from '../../../translated.ts';
import type { overTime as english } from '../../en/dashboard/over-time.ts';

export const overTime: Translated<typeof english> = {
  time: 'Im Zeitverlauf',
  step: 'Ein Balken ist',
  steps: { hour: 'Eine Stunde', day: 'Ein Tag', month: 'Ein Monat' },
  hours: 'Stunden reichen zwei Monate zurück.',
  asTable: 'Als Tabelle zeigen',
  when: 'Beginn (UTC)',
};
