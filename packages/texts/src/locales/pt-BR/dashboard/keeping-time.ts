import type { Translated } from '../../../translated.ts';
import type { keepingTime as english } from '../../en/dashboard/keeping-time.ts';

export const keepingTime: Translated<typeof english> = {
  own: 'Outro prazo',
  months: 'Meses',
  monthsHint: 'De 1 a 240',
  monthCount: { one: '%{number} mês', many: '%{number} de meses', other: '%{number} meses' },
  save: 'Salvar',
  saved: 'O prazo foi salvo',
  shorterYes: 'Reduzir',
  wrong: 'Informe um número inteiro de 1 a 240.',
};
