import type { Translated } from '../../../translated.ts';
import type { liability as english } from '../../en/terms-and-conditions/liability.ts';

export const liability: Translated<typeof english> = {
  heading: 'Responsabilità',
  general: {
    unlimited:
      'Il fornitore risponde senza limiti in caso di dolo o colpa grave, per i danni alla vita, all’integrità fisica o alla salute, ove abbia taciuto in mala fede un vizio o prestato una garanzia, nonché ai sensi della normativa sulla responsabilità per danno da prodotti difettosi.',
    essential:
      'Al di fuori di tali casi, il fornitore risponde per colpa lieve solo se è violato un obbligo il cui adempimento è condizione essenziale della corretta esecuzione del contratto e sul quale l’utente può di regola fare affidamento. La responsabilità è allora limitata al danno tipico di tali contratti e prevedibile.',
    else: 'Per il resto, la responsabilità per colpa lieve è esclusa. Lo stesso vale per la responsabilità di chi agisce per conto del fornitore.',
    consumers:
      'Nei confronti dei consumatori il fornitore risponde secondo la legge; nessuna clausola dei presenti termini esclude o limita tale responsabilità.',
    businesses: 'Nei confronti dei professionisti vale quanto segue:',
    mandatory: 'Restano impregiudicati i diritti attribuiti ai consumatori da norme imperative.',
  },
  unitedKingdom: {
    unlimited:
      'Nessuna disposizione dei presenti termini limita o esclude la responsabilità del fornitore per morte o lesioni personali causate da sua negligenza, per frode o dichiarazioni fraudolente, o per qualsiasi altro titolo per il quale la legge non lo consenta.',
    consumers:
      'Nei confronti dei consumatori il fornitore risponde delle perdite e dei danni che sono una conseguenza prevedibile della violazione del contratto o del mancato impiego di ragionevole diligenza e competenza. Restano salvi i diritti di legge.',
    businesses:
      'Nei confronti dei professionisti il fornitore non risponde della perdita di profitti, di affari o di opportunità né di danni indiretti, e la sua responsabilità complessiva per un contratto è limitata a quanto pagato in base a esso nei dodici mesi precedenti l’evento.',
  },
  unitedStates: {
    asIs: 'Nella misura consentita dalla legge, il servizio %{site} è fornito nello stato in cui si trova e secondo disponibilità («as is» e «as available»), senza garanzie di alcun tipo, espresse o implicite.',
    cap: 'Nella misura consentita dalla legge, il fornitore non risponde di danni indiretti, incidentali, speciali o consequenziali, e la sua responsabilità complessiva è limitata all’importo pagato dall’utente nei dodici mesi precedenti l’evento che ha dato origine alla pretesa.',
    states:
      'Alcuni ordinamenti non consentono di escludere determinate garanzie o di limitare determinati danni. In tal caso le suddette limitazioni non si applicano all’utente, al quale possono spettare ulteriori diritti.',
  },
};
