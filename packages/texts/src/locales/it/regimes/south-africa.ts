import type { Translated } from '../../../translated.ts';
import type { southAfrica as english } from '../../en/regimes/south-africa.ts';

export const southAfrica: Translated<typeof english> = {
  heading: 'Per le persone che si trovano in Sudafrica',
  scope:
    'Ove si applichi la legge sudafricana sulla protezione delle informazioni personali (Protection of Personal Information Act, legge n. 4 del 2013, POPIA), il titolare è la «responsible party» e la presente sezione integra l’informativa. Le section citate sono quelle di tale legge.',
  officer: 'L’information officer del titolare (section 55) può essere contattato tramite %{contact}.',
  voluntary:
    'Se le informazioni debbano essere fornite, e quali siano le conseguenze della mancata comunicazione, è indicato nella presente informativa per ciascuna occasione (section 18).',
  rightsIntro: 'È possibile:',
  rights: {
    access:
      'sapere gratuitamente se il titolare detiene informazioni sul proprio conto e chiederne la documentazione o una descrizione (section 23)',
    correction:
      'chiedere la correzione o la cancellazione delle informazioni inesatte, non pertinenti, eccedenti, non aggiornate, incomplete, fuorvianti o ottenute illecitamente (section 24)',
    objection:
      'opporsi al trattamento per motivi ragionevoli connessi alla propria situazione (section 11(3)) e, in qualsiasi momento, al marketing diretto',
    withdrawal: 'revocare il consenso in qualsiasi momento (section 11(2))',
    decisions:
      'non essere sottoposti a una decisione produttiva di effetti giuridici basata unicamente sul trattamento automatizzato (section 71)',
    court: 'agire dinanzi al giudice civile (section 99)',
  },
  transfers:
    'Verso i paesi al di fuori del Sudafrica indicati nella presente informativa le informazioni sono trasferite solo nei casi ammessi dalla section 72: se sono ivi adeguatamente protette da una legge, da norme vincolanti o da un accordo, con il consenso dell’interessato o per un altro motivo previsto da tale section.',
  authority: 'È possibile presentare un reclamo all’autorità sudafricana (Information Regulator, %{link}; section 74).',
};
