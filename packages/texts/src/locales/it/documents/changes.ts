import type { Translated } from '../../../translated.ts';
import type { changes as english } from '../../en/documents/changes.ts';

export const changes: Translated<typeof english> = {
  heading: 'Modifiche alla presente informativa',
  text: 'Quando cambia il trattamento, cambia anche la presente informativa. Ogni versione riporta la propria data e le versioni precedenti possono essere consultate dalla pagina in cui l’informativa è pubblicata.',
  purpose:
    'Prima di utilizzare i dati per una finalità diversa da quella per cui sono stati raccolti, il titolare ne informa l’interessato (art. 13, par. 3 GDPR).',
  plain: 'Prima di utilizzare i dati per una finalità sostanzialmente diversa, il titolare ne informa l’interessato.',
};
