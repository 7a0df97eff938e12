import type { Translated } from '../../../translated.ts';
import type { billing as english } from '../../en/dashboard/billing.ts';

export const billing: Translated<typeof english> = {
  goPro: {
    title: 'Più di quanto include il piano',
    add_service:
      'Il piano attuale include un numero fisso di servizi per documento. Con un piano superiore questo limite non c’è.',
    add_pro_services: 'I servizi per la pubblicità su più siti fanno parte dei piani a pagamento.',
    other: 'Quanto richiesto fa parte di un piano superiore.',
    service: 'Servizio da aggiungere: %{service}',
    plan: 'Piano attuale',
    plans: { free: 'Free', pro: 'Pro', ultra: 'Ultra', 'self-hosted': 'In hosting autonomo' },
    limit: 'Servizi per documento',
    unlimited: 'Nessun limite',
    proServices: 'Servizi PRO',
    included: 'Inclusi',
    notIncluded: 'Non inclusi',
    askTitle: 'Come ottenerlo',
    ask: 'Qui non è ancora possibile acquistare piani. Rivolgersi a chi gestisce questa installazione, che può cambiare subito il piano.',
    unlocked: 'Qui non c’è nulla di bloccato: il piano attuale lo include già.',
    back: 'Indietro',
  },
};
