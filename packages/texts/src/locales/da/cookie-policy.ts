import type { Translated } from '../../translated.ts';
import type { cookiePolicy as english } from '../en/cookie-policy.ts';

export const cookiePolicy: Translated<typeof english> = {
  title: 'Cookiepolitik',
  about: {
    heading: 'Hvad denne cookiepolitik handler om',
    site: 'Denne cookiepolitik forklarer, hvilke cookies og andre trackere %{site} bruger, hvad hver af dem er til for, hvem der kan læse den, hvor længe den bliver på din enhed, og hvordan du kan sige nej.',
    app: 'Denne cookiepolitik forklarer, hvilke trackere appen %{site} bruger, hvad hver af dem er til for, hvem der kan læse den, hvor længe den bliver på din enhed, og hvordan du kan sige nej.',
    more: 'Hvad der ellers sker med personoplysninger, hvem de deles med, hvor de kommer hen, og hvilke rettigheder du har, er forklaret i %{link}.',
    moreText: 'privatlivspolitikken',
  },
  what: {
    heading: 'Hvad trackere er',
    kinds: {
      cookie: 'Cookies',
      cookieText:
        'Små tekstfiler, som et website lader din browser gemme og sende tilbage ved senere forespørgsler. Sessionscookies forsvinder, når browseren lukkes, de øvrige, når deres opbevaringsperiode udløber, eller når du sletter dem.',
      local: 'Lokalt lager',
      localText: 'Poster, som et website gemmer i et lager i din browser og læser igen ved et senere besøg.',
      app: 'Enhedsidentifikatorer',
      appText: 'Numre, som en app eller de tjenester, der er indbygget i den, genkender din enhed på.',
    },
    parties:
      'Trackere kaldes førstepartstrackere, når de sættes for adressen på det website, du besøger, og tredjepartstrackere, når de sættes for en andens adresse.',
  },
  categories: {
    necessary: 'Strengt nødvendige trackere',
    functionality: 'Trackere til funktioner',
    experience: 'Trackere til en bedre oplevelse',
    measurement: 'Trackere til måling',
    marketing: 'Trackere til markedsføring',
  },
  onlyWithConsent: 'Disse trackere bruges kun, hvis du giver samtykke.',
  withoutConsent: 'Disse trackere bruges uden samtykke, fordi en funktion, du beder om, ikke virker uden dem.',
  used: 'Disse trackere bruges på %{site}.',
  provider: 'Udbyder',
  purpose: 'Formål',
  duration: 'Opbevaringsperiode',
  longest: 'Opbevaringsperiode for alle trackere fra denne tjeneste: højst %{period}.',
  allSession: 'Alle trackere fra denne tjeneste slettes, når browseren eller appen lukkes.',
  allIndefinite: 'Trackerne fra denne tjeneste bliver, indtil du sletter dem.',
  unstated:
    'Udbyderen bestemmer, hvor længe trackerne fra denne tjeneste bliver; mere fremgår af udbyderens egen politik.',
  namesUnknown: 'Vi kender ikke navnene på de enkelte trackere fra denne tjeneste.',
  caption: 'Trackere fra %{service}',
  name: 'Navn',
  storage: 'Type',
  storages: { cookie: 'Cookie', local: 'Lokalt lager', app: 'Enhedsidentifikator' },
  party: 'Sættes af',
  choices: {
    heading: 'Sådan bestemmer du',
    devices:
      'I indstillingerne i din browser kan du se, hvilke cookies og lagrede data den indeholder, slette dem og blokere nye. Her er vejledningerne:',
    phones:
      'På en telefon eller tablet kan du i systemindstillingerne nulstille reklame-id’et eller slå det fra og bestemme, hvilke apps der må spore dig.',
    consequence: 'Hvis du blokerer strengt nødvendige trackere, kan dele af %{site} holde op med at virke.',
    optOuts: 'Nogle udbydere tilbyder deres egen mulighed for at sige nej (opt-out):',
    optOut: 'Fravælg %{name}',
  },
  rights: {
    heading: 'Dine rettigheder',
    text: 'Hvor trackere behandler personoplysninger, har du de rettigheder, som databeskyttelsesretten giver dig. Hvis du vil udøve dem, kan du kontakte os via %{contact}.',
    complain: 'Du kan også klage til en databeskyttelsesmyndighed.',
  },
  none: {
    heading: 'Ingen trackere',
    text: '%{site} bruger ingen tjeneste, der sætter trackere på din enhed.',
  },
  changes: {
    heading: 'Ændringer af denne cookiepolitik',
    text: 'Når trackerne ændres, ændres denne cookiepolitik også. Hver version bærer sin dato, og tidligere versioner kan åbnes fra den side, hvor den er offentliggjort.',
  },
};
