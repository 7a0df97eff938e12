import type { Translated } from '../../../translated.ts';
import type { keepingTime as english } from '../../en/dashboard/keeping-time.ts';

export const keepingTime: Translated<typeof english> = {
  own: 'Eine andere Dauer',
  months: 'Monate',
  monthsHint: 'Von 1 bis 240',
  monthCount: { one: '%{number} Monat', other: '%{number} Monate' },
  save: 'Speichern',
  saved: 'Die Dauer ist gespeichert',
  shorterYes: 'Verkürzen',
  wrong: 'Bitte geben Sie eine ganze Zahl von 1 bis 240 ein.',
};
