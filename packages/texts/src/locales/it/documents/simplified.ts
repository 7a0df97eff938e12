import type { Translated } from '../../../translated.ts';
import type { simplified as english } from '../../en/documents/simplified.ts';

export const simplified: Translated<typeof english> = {
  what: {
    heading: 'Che cosa viene trattato, a quale scopo e chi lo riceve?',
    intro: 'Queste sono le finalità per cui sono trattati dati personali, con i rispettivi destinatari.',
    data: 'Dati interessati',
  },
  where: {
    heading: 'Dove vanno i dati?',
    text: 'Paesi del trattamento: %{countries}.',
    safeguards:
      'Al di fuori dello Spazio economico europeo i dati sono protetti dalle garanzie descritte nell’informativa completa.',
  },
  howLong: {
    heading: 'Per quanto tempo sono conservati?',
    text: 'Per il tempo necessario alla finalità, o più a lungo se previsto dalla legge. L’informativa completa indica il periodo o il criterio per ciascuna finalità.',
  },
  choices: {
    heading: 'Quali scelte sono possibili?',
    consent: 'È possibile negare il consenso o revocarlo in qualsiasi momento.',
    object:
      'È possibile opporsi in qualsiasi momento al trattamento per finalità di marketing diretto e, per motivi connessi alla propria situazione particolare, al trattamento basato sul legittimo interesse.',
    rights:
      'È possibile accedere ai propri dati, farli rettificare o cancellare, ottenere la limitazione del loro utilizzo e riceverli per trasferirli altrove.',
    usOptOut:
      'Negli Stati USA indicati nell’informativa completa è possibile opporsi alla vendita dei propri dati e alla pubblicità mirata.',
    noRetaliation: 'L’esercizio di un diritto è gratuito e non comporta alcuno svantaggio.',
    write: 'Contatto: %{contact}',
    complain: 'È possibile proporre reclamo a un’autorità per la protezione dei dati.',
  },
  more: {
    heading: 'Dove trovare maggiori informazioni?',
    text: 'L’%{policy} espone tutto ciò in dettaglio. Riguarda lo stesso trattamento e riporta la stessa data.',
    policy: 'informativa completa',
  },
};
