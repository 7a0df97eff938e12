import type { Translated } from '../../../translated.ts';
import type { billing as english } from '../../en/dashboard/billing.ts';

export const billing: Translated<typeof english> = {
  goPro: {
    title: 'Mehr, als Ihr Tarif umfasst',
    add_service:
      'Ihr Tarif umfasst eine feste Anzahl von Diensten je Dokument. In einem größeren Tarif gibt es diese Grenze nicht.',
    add_pro_services: 'Dienste für Werbung über mehrere Websites hinweg gehören zu den kostenpflichtigen Tarifen.',
    other: 'Was Sie möchten, gehört zu einem größeren Tarif.',
    service: 'Sie wollten hinzufügen: %{service}',
    plan: 'Ihr Tarif',
    plans: { free: 'Free', pro: 'Pro', ultra: 'Ultra', 'self-hosted': 'Selbst gehostet' },
    limit: 'Dienste je Dokument',
    unlimited: 'Unbegrenzt',
    proServices: 'PRO-Dienste',
    included: 'Enthalten',
    notIncluded: 'Nicht enthalten',
    askTitle: 'So bekommen Sie es',
    ask: 'Tarife können hier noch nicht gekauft werden. Fragen Sie den Betreiber dieser Installation: Er kann Ihren Tarif sofort ändern.',
    unlocked: 'Hier ist nichts gesperrt: Ihr Tarif enthält das bereits.',
    back: 'Zurück',
  },
};
