import type { Translated } from '../../../translated.ts';
import type { activities as english } from '../../en/documents/activities.ts';

export const activities: Translated<typeof english> = {
  heading: 'Wat wij zelf verwerken',
  intro:
    'In de volgende gevallen verzamelen wij zelf persoonsgegevens, ongeacht of daarbij een van de hierna genoemde diensten betrokken is.',
  introAlone: 'In de volgende gevallen verzamelen wij persoonsgegevens.',
  requiredLabel: 'Verplichting om de gegevens te verstrekken',
  kinds: {
    visit: {
      name: 'Bezoek aan de website',
      nameApp: 'Gebruik van de app',
      purpose: 'Leveren wat u opvraagt, de beschikbaarheid waarborgen en aanvallen afweren',
      interest: 'Goed werkende en veilige techniek',
      required: 'Ja, om technische redenen: zonder het IP-adres van uw apparaat kan er niets naartoe worden gestuurd.',
    },
    contact: {
      name: 'Wanneer u contact met ons opneemt',
      purpose: 'Uw bericht lezen en beantwoorden',
      interest: 'Antwoord geven aan wie ons schrijft',
      required: 'Nee. Als wij u niet kunnen bereiken, kunnen wij u echter niet antwoorden.',
    },
    account: {
      name: 'Uw account',
      purpose: 'Uw account aanmaken en beheren, u laten inloggen',
      interest: 'Geregistreerde gebruikers een eigen toegang bieden',
      required:
        'Ja, als u een account wilt: zonder de als verplicht aangegeven gegevens kan het niet worden aangemaakt.',
    },
    orders: {
      name: 'Bestellingen en aankopen',
      purpose: 'De overeenkomst met u sluiten en uitvoeren: bestelling, betaling, levering, retourzending en garantie',
      interest: 'Bestellingen naar behoren afhandelen',
      required:
        'Ja, voor de overeenkomst: zonder de als verplicht aangegeven gegevens kunnen wij een bestelling niet aannemen of leveren.',
    },
    newsletter: {
      name: 'Nieuwsbrief',
      purpose: 'De nieuwsbrief sturen aan wie erom heeft gevraagd',
      interest: 'Klanten informeren over onze eigen soortgelijke aanbiedingen',
      required: 'Nee. Zonder e-mailadres kunnen wij de nieuwsbrief echter niet sturen.',
    },
    comments: {
      name: 'Reacties en bijdragen',
      purpose: 'Uw bijdragen publiceren en misbruik voorkomen',
      interest: 'Een open uitwisseling met lezers, vrij van misbruik',
      required: 'Nee. Zonder de als verplicht aangegeven gegevens kan een bijdrage echter niet worden gepubliceerd.',
    },
    bookings: {
      name: 'Boekingen en afspraken',
      purpose: 'De afspraak of boeking vastleggen, bevestigen en nakomen',
      interest: 'Boekingen naar behoren afhandelen',
      required: 'Ja, voor de boeking: zonder de als verplicht aangegeven gegevens kunnen wij haar niet vastleggen.',
    },
    jobApplications: {
      name: 'Sollicitaties',
      purpose: 'Uw sollicitatie beoordelen en daarover beslissen',
      interest: 'Geschikt personeel kiezen',
      required:
        'Ja, voor zover de gegevens nodig zijn om de sollicitatie te beoordelen. U bepaalt zelf wat u daaraan toevoegt.',
    },
    surveys: {
      name: 'Enquêtes en feedback',
      purpose: 'Uit uw antwoorden leren hoe wij ons aanbod kunnen verbeteren',
      interest: 'Ons aanbod verbeteren',
      required: 'Nee. Deelname is vrijwillig; niet deelnemen heeft geen nadelen.',
    },
    accounting: {
      name: 'Facturen en boekhouding',
      purpose: 'Facturen opstellen, de boekhouding voeren en belastingen betalen zoals de wet dat vereist',
      interest: 'Een ordelijke boekhouding',
      required: 'Ja: de wet schrijft voor wat een factuur moet bevatten.',
    },
    legalClaims: {
      name: 'Rechtsvorderingen',
      purpose: 'Rechtsvorderingen instellen, uitoefenen of onderbouwen',
      interest: 'Onze rechten handhaven en ons tegen vorderingen verweren',
      required: 'Alleen als een wet dat bepaalt.',
    },
    other: {
      interest: 'Het bovengenoemde doel bereiken',
      requiredYes: 'Ja. Zonder deze gegevens is wat hier wordt beschreven niet mogelijk.',
      requiredNo: 'Nee. U kunt ervoor kiezen ze niet te verstrekken.',
    },
  },
};
