import type { Translated } from '../../../translated.ts';
import type { overTime as english } from '../../en/dashboard/over-time.ts';

export const overTime: Translated<typeof english> = {
  time: 'Ao longo do tempo',
  step: 'Cada barra é',
  steps: { hour: 'Uma hora', day: 'Um dia', month: 'Um mês' },
  hours: 'As horas vão até dois meses atrás.',
  asTable: 'Mostrar como tabela',
  when: 'Início (UTC)',
};
