import type { Translated } from '../../translated.ts';
import type { cookiePolicy as english } from '../en/cookie-policy.ts';

export const cookiePolicy: Translated<typeof english> = {
  title: 'Cookieverklaring',
  about: {
    heading: 'Waar deze cookieverklaring over gaat',
    site: 'In deze cookieverklaring leest u welke cookies en andere trackers %{site} gebruikt, waarvoor elk daarvan dient, wie ze kan lezen, hoe lang ze op uw apparaat blijven en hoe u ze kunt weigeren.',
    app: 'In deze cookieverklaring leest u welke trackers de app %{site} gebruikt, waarvoor elk daarvan dient, wie ze kan lezen, hoe lang ze op uw apparaat blijven en hoe u ze kunt weigeren.',
    more: 'Wat er verder met persoonsgegevens wordt gedaan, met wie ze worden gedeeld, waar ze naartoe gaan en welke rechten u hebt, leest u in de %{link}.',
    moreText: 'privacyverklaring',
  },
  what: {
    heading: 'Wat trackers zijn',
    kinds: {
      cookie: 'Cookies',
      cookieText:
        'Kleine tekstbestanden die een website door uw browser laat bewaren en bij latere verzoeken laat terugsturen. Sessiecookies verdwijnen wanneer de browser wordt gesloten, de andere wanneer hun bewaartermijn eindigt of wanneer u ze verwijdert.',
      local: 'Lokale opslag',
      localText: 'Gegevens die een website in een opslag van uw browser bewaart en bij een later bezoek weer leest.',
      app: 'Apparaat-ID’s',
      appText: 'Nummers waaraan een app, of de daarin ingebouwde diensten, uw apparaat herkennen.',
    },
    parties:
      'Trackers heten trackers van de eerste partij (first-party) wanneer ze worden geplaatst voor het adres van de website die u bezoekt, en trackers van een derde partij (third-party) wanneer ze worden geplaatst voor het adres van iemand anders.',
  },
  categories: {
    necessary: 'Strikt noodzakelijke trackers',
    functionality: 'Trackers voor functies',
    experience: 'Trackers voor een betere beleving',
    measurement: 'Trackers voor meting',
    marketing: 'Trackers voor marketing',
  },
  onlyWithConsent: 'Deze trackers worden alleen gebruikt als u toestemming geeft.',
  withoutConsent:
    'Deze trackers worden zonder toestemming gebruikt, omdat een functie waarom u vraagt zonder deze trackers niet werkt.',
  used: 'Deze trackers worden op %{site} gebruikt.',
  provider: 'Aanbieder',
  purpose: 'Doel',
  duration: 'Bewaartermijn',
  longest: 'Bewaartermijn van alle trackers van deze dienst: ten hoogste %{period}.',
  allSession: 'Alle trackers van deze dienst worden verwijderd wanneer de browser of de app wordt gesloten.',
  allIndefinite: 'De trackers van deze dienst blijven staan totdat u ze verwijdert.',
  unstated:
    'De aanbieder bepaalt hoe lang de trackers van deze dienst blijven staan; zijn eigen verklaring zegt daar meer over.',
  namesUnknown: 'De namen van de afzonderlijke trackers van deze dienst zijn ons niet bekend.',
  caption: 'Trackers van %{service}',
  name: 'Naam',
  storage: 'Soort',
  storages: { cookie: 'Cookie', local: 'Lokale opslag', app: 'Apparaat-ID' },
  party: 'Geplaatst door',
  choices: {
    heading: 'Hoe u zelf bepaalt',
    devices:
      'In de instellingen van uw browser kunt u zien welke cookies en opgeslagen gegevens hij bevat, ze verwijderen en nieuwe blokkeren. Hier leest u hoe:',
    phones:
      'Op een telefoon of tablet kunt u in de systeeminstellingen de advertentie-ID opnieuw instellen of uitschakelen en bepalen welke apps u mogen volgen.',
    consequence: 'Als u strikt noodzakelijke trackers blokkeert, werken onderdelen van %{site} mogelijk niet meer.',
    optOuts: 'Sommige aanbieders bieden een eigen mogelijkheid om u af te melden (opt-out):',
    optOut: 'Afmelden (opt-out) bij %{name}',
  },
  rights: {
    heading: 'Uw rechten',
    text: 'Wanneer trackers persoonsgegevens verwerken, hebt u de rechten die het gegevensbeschermingsrecht u geeft. Om ze uit te oefenen, kunt u contact met ons opnemen via %{contact}.',
    complain: 'U kunt ook een klacht indienen bij een autoriteit voor gegevensbescherming.',
  },
  none: {
    heading: 'Geen trackers',
    text: '%{site} gebruikt geen dienst die trackers op uw apparaat plaatst.',
  },
  changes: {
    heading: 'Wijzigingen van deze cookieverklaring',
    text: 'Wanneer de trackers veranderen, verandert ook deze cookieverklaring. Elke versie draagt haar datum; eerdere versies kunnen worden geopend op de pagina waarop zij is gepubliceerd.',
  },
};
