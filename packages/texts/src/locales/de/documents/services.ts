import type { Translated } from '../../../translated.ts';
import type { services as english } from '../../en/documents/services.ts';

export const services: Translated<typeof english> = {
  heading: 'Eingesetzte Dienste',
  intro: 'Zu jedem Dienst, den wir einsetzen, ist hier angegeben, wer ihn anbietet und was mit Ihren Daten geschieht.',
  provider: 'Anbieter',
  role: 'Rolle des Anbieters',
  roles: {
    processor: 'Auftragsverarbeiter: verarbeitet die Daten in unserem Auftrag und nach unserer Weisung (Art. 28 DSGVO)',
    controller:
      'Verantwortlicher: entscheidet selbst über Zwecke und Mittel der Verarbeitung; es gilt seine eigene Datenschutzerklärung',
    jointController: 'Gemeinsam mit uns Verantwortlicher (Art. 26 DSGVO)',
    processorPlain: 'Auftragsverarbeiter: verarbeitet die Daten in unserem Auftrag und nach unserer Weisung',
    jointControllerPlain: 'Gemeinsam mit uns Verantwortlicher',
  },
  purpose: 'Zweck',
  purposes: 'Zwecke',
  data: 'Daten',
  sensitive: 'Besonders geschützte Daten',
  basis: 'Rechtsgrundlage',
  sensitiveBasis: 'Voraussetzung für besonders geschützte Daten',
  interest: 'Berechtigtes Interesse',
  places: 'Länder der Verarbeitung',
  kept: 'Speicherdauer',
  source: 'Quelle',
  more: 'Weitere Informationen',
  privacyPolicy: 'Datenschutzerklärung von %{name}',
  optOut: 'Opt-out (Widerspruch) bei %{name}',
};
