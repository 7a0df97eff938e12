import type { Translated } from '../../../translated.ts';
import type { india as english } from '../../en/regimes/india.ts';

export const india: Translated<typeof english> = {
  heading: 'Per le persone che si trovano in India',
  scope:
    'Ove si applichi la legge indiana sulla protezione dei dati personali digitali (Digital Personal Data Protection Act, 2023), la presente sezione integra l’informativa. Le section citate sono quelle di tale legge.',
  notice:
    'I dati personali trattati e le finalità sono quelli indicati nella presente informativa (section 5). È possibile chiedere la presente informativa in inglese o in una delle lingue dell’ottavo allegato (Eighth Schedule) della Costituzione indiana.',
  withdrawal:
    'Il consenso può essere revocato in qualsiasi momento con la stessa facilità con cui è stato prestato (section 6(4)).',
  rightsIntro: 'È possibile:',
  rights: {
    access:
      'ottenere un riepilogo dei propri dati e del loro trattamento, nonché l’identità di tutti coloro con cui sono stati condivisi (section 11)',
    correction: 'far correggere, completare, aggiornare o cancellare i propri dati (section 12)',
    grievance: 'ottenere soddisfazione per i propri reclami (section 13)',
    nomination: 'designare una persona che eserciti i propri diritti in caso di morte o incapacità (section 14)',
  },
  exercise:
    'A tal fine è possibile contattare il titolare tramite %{contact}; allo stesso recapito si risponde anche alle domande sul trattamento (section 8(9)). Ai reclami si risponde entro 90 giorni.',
  authority:
    'Se ciò non è sufficiente, è possibile presentare un reclamo all’autorità indiana per la protezione dei dati (Data Protection Board of India, %{link}).',
};
