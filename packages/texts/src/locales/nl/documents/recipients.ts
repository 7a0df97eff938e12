import type { Translated } from '../../../translated.ts';
import type { recipients as english } from '../../en/documents/recipients.ts';

export const recipients: Translated<typeof english> = {
  heading: 'Wie uw gegevens ontvangt',
  intro: 'De tabel noemt elk bedrijf dat via de diensten die wij gebruiken persoonsgegevens ontvangt.',
  caption: 'Ontvangers',
  recipient: 'Ontvanger',
  country: 'Land',
  services: 'Dienst',
  general: 'Algemene ontvangers',
  generalTechnical:
    'De aanbieders van de systemen waarop %{site}, onze e-mail en onze bestanden worden bewaard, ontvangen persoonsgegevens voor zover wij deze systemen niet zelf beheren.',
  generalLaw:
    'Dat geldt ook voor rechters, autoriteiten en juridische of fiscale adviseurs, wanneer een wet ons verplicht gegevens aan hen te verstrekken of wanneer dat nodig is om rechtsvorderingen in te stellen, uit te oefenen of te onderbouwen.',
};
