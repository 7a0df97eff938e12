import type { Translated } from '../../../translated.ts';
import type { recipients as english } from '../../en/documents/recipients.ts';

export const recipients: Translated<typeof english> = {
  heading: 'Destinatari dei dati',
  intro: 'La tabella indica ogni società che riceve dati personali attraverso i servizi utilizzati.',
  caption: 'Destinatari',
  recipient: 'Destinatario',
  country: 'Paese',
  services: 'Servizio',
  general: 'Destinatari generali',
  generalTechnical:
    'Ricevono dati personali i fornitori sui cui sistemi sono ospitati %{site}, la posta elettronica e i file del titolare, nella misura in cui tali sistemi non sono gestiti direttamente dal titolare.',
  generalLaw:
    'Lo stesso vale per autorità giudiziarie, pubbliche autorità e consulenti legali o fiscali, quando la comunicazione dei dati è prescritta dalla legge o è necessaria per accertare, esercitare o difendere un diritto.',
};
