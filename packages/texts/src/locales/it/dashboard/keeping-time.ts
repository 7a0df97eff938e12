import type { Translated } from '../../../translated.ts';
import type { keepingTime as english } from '../../en/dashboard/keeping-time.ts';

export const keepingTime: Translated<typeof english> = {
  own: 'Un’altra durata',
  months: 'Mesi',
  monthsHint: 'Da 1 a 240',
  monthCount: { one: '%{number} mese', many: '%{number} di mesi', other: '%{number} mesi' },
  save: 'Salva',
  saved: 'La durata è salvata',
  shorterYes: 'Abbrevia',
  wrong: 'Inserire un numero intero da 1 a 240.',
};
