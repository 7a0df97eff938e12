import type { Translated } from '../../../translated.ts';
import type { recipients as english } from '../../en/documents/recipients.ts';

export const recipients: Translated<typeof english> = {
  heading: 'Who receives your data',
  intro: 'The table names each company that receives personal data through the services we use.',
  caption: 'Recipients',
  recipient: 'Recipient',
  country: 'Country',
  services: 'Service',
  general: 'General recipients',
  generalTechnical:
    'The providers of the systems that hold %{site}, our email and our files receive personal data, so far as we do not run those systems ourselves.',
  generalLaw:
    'So do courts, public authorities and legal or tax advisers, where a law obliges us to disclose data to them or where this is necessary for the establishment, exercise or defence of legal claims.',
};
