import type { Translated } from '../../../translated.ts';
import type { services as english } from '../../en/documents/services.ts';

export const services: Translated<typeof english> = {
  heading: 'Tjänster som vi använder',
  intro:
    'För varje tjänst som vi använder anges i detta avsnitt vem som tillhandahåller den och vad som händer med dina uppgifter.',
  provider: 'Leverantör',
  role: 'Leverantörens roll',
  roles: {
    processor:
      'Personuppgiftsbiträde: behandlar uppgifterna för vår räkning och enligt våra instruktioner (artikel 28 i GDPR)',
    controller: 'Personuppgiftsansvarig: bestämmer själv över ändamål och medel, enligt sin egen integritetspolicy',
    jointController: 'Personuppgiftsansvarig gemensamt med oss (artikel 26 i GDPR)',
    processorPlain: 'Personuppgiftsbiträde: behandlar uppgifterna för vår räkning och enligt våra instruktioner',
    jointControllerPlain: 'Personuppgiftsansvarig gemensamt med oss',
  },
  purpose: 'Ändamål',
  purposes: 'Ändamål',
  data: 'Uppgifter',
  sensitive: 'Känsliga uppgifter',
  basis: 'Rättslig grund',
  sensitiveBasis: 'Villkor för känsliga uppgifter',
  interest: 'Berättigat intresse',
  places: 'Länder där behandlingen sker',
  kept: 'Lagringstid',
  source: 'Källa',
  more: 'Mer information',
  privacyPolicy: 'Integritetspolicy för %{name}',
  optOut: 'Välj bort %{name} (opt-out)',
};
