import type { Translated } from '../../../translated.ts';
import type { usage as english } from '../../en/terms-and-conditions/usage.ts';

export const usage: Translated<typeof english> = {
  licence: {
    heading: 'Hva du kan bruke det til',
    software:
      'Du kan bruke programvaren så lenge avtalen løper, selv eller i din egen organisasjon. Retten er ikke eksklusiv og kan ikke overdras.',
    content:
      'Du kan selv bruke digitalt innhold som du har kjøpt, uten tidsbegrensning med mindre noe annet framgår av tilbudet. Retten er ikke eksklusiv og kan ikke overdras.',
    app: 'Du kan installere appen på enhetene som tilhører deg eller som du kontrollerer, og bruke den der.',
    limits:
      'Du har ikke lov til å kopiere det, gi det videre, leie det ut, ta det fra hverandre eller omgå beskyttelsen av det, unntatt når loven tillater det uansett hva en avtale sier.',
  },
  conduct: {
    heading: 'Hva som ikke er tillatt',
    intro: 'Når du bruker %{site}, har du ikke lov til å:',
    rules: {
      law: 'bryte loven eller krenke andres rettigheter',
      malware: 'spre skadelige programmer eller omgå sikkerhetstiltak',
      load: 'forstyrre driften, for eksempel ved automatiserte forespørsler som overbelaster den',
      access: 'skaffe deg tilgang til andres kontoer eller opplysninger uten tillatelse',
      resale: 'selge tilgang til andre, med mindre vi har gått med på det',
    },
    measures:
      'Hvis du bryter disse reglene, kan vi begrense eller sperre tilgangen din i den grad det er forholdsmessig. Med mindre det haster, advarer vi deg først.',
  },
  content: {
    heading: 'Innholdet vårt',
    text: 'Tekster, bilder, programmer og varemerker på %{site} tilhører oss eller dem som har gitt oss lisens til dem. Du kan se dem og bruke dem privat; alt utover det krever vår tillatelse eller en lov som tillater det.',
    textBusinesses:
      'Tekster, bilder, programmer og varemerker på %{site} tilhører oss eller dem som har gitt oss lisens til dem. Du kan se dem og bruke dem til egne formål; alt utover det krever vår tillatelse eller en lov som tillater det.',
  },
  entrusted: {
    heading: 'Personopplysninger du betror oss',
    text: 'Når kunder behandler personopplysninger med programvaren som ledd i virksomheten sin, er de behandlingsansvarlige og vi deres databehandler. Vi behandler disse opplysningene bare på grunnlag av en avtale som oppfyller personvernforordningen artikkel 28, og som vi tilbyr hver av disse kundene.',
  },
  switching: {
    heading: 'Bytte til en annen leverandør',
    right:
      'Kunder kan når som helst bytte til en annen leverandør, flytte til egne systemer eller få dataene sine slettet, med et varsel på høyst to måneder (artikkel 25 i forordning (EU) 2023/2854, dataforordningen).',
    transition:
      'Etter at varselet har løpt ut, gjennomfører vi byttet uten unødig opphold og innen 30 dager. Er det ikke teknisk mulig, sier vi hvorfor innen 14 virkedager etter anmodningen og oppgir en annen periode på høyst sju måneder. Kunden kan forlenge perioden én gang. Til den utløper, yter vi rimelig bistand, holder tjenesten i drift like sikkert som før og gjør oppmerksom på kjente risikoer for kontinuiteten.',
    data: 'Alle data som kunden har brakt inn eller skapt ved å bruke tjenesten, kan eksporteres i et strukturert, alminnelig anvendt og maskinlesbart format. Unntatt er data om tjenestens indre virkemåte som er våre forretningshemmeligheter, så langt dette ikke hindrer byttet. Dataene kan hentes i minst 30 dager etter overgangen; deretter sletter vi dem.',
    end: 'Avtalen opphører når byttet er gjennomført, eller, hvis kunden bare ønsker dataene slettet, når varselet løper ut.',
    charges:
      'Til og med 11. januar 2027 tar vi for byttet høyst betalt for kostnadene som følger direkte av det; deretter tar vi ikke betalt.',
    free: 'Vi tar ikke betalt for byttet.',
  },
  information: {
    heading: 'Informasjonen på nettstedet',
    text: 'Vi utarbeider informasjonen på %{site} omhyggelig. Den er generell, er ikke rådgivning i ditt tilfelle og kan være utdatert.',
    links: 'De som driver andre nettsteder vi lenker til, har ansvaret for innholdet der.',
  },
  availability: {
    heading: 'Tilgjengelighet',
    text: 'Vi gjør det som med rimelighet kan ventes, for at %{site} skal være tilgjengelig. Det kan forekomme avbrudd for vedlikehold, av hensyn til sikkerheten eller av grunner utenfor vår kontroll; når vi kan, varsler vi lengre avbrudd.',
  },
  stores: {
    heading: 'Appbutikker',
    parties:
      'Disse vilkårene inngås bare mellom deg og oss. Det er vi, og ikke den som driver appbutikken (%{stores}), som har ansvaret for appen, innholdet i den, vedlikehold og brukerstøtte.',
    purchases:
      'For kjøp gjennom en appbutikk gjelder også butikkens regler om betaling og tilbakebetaling. Rettighetene dine overfor oss etter loven består.',
    apple:
      'Apple og selskapets datterselskaper er tredjeparter som er begunstiget etter disse vilkårene, og kan gjøre dem gjeldende overfor deg. Du bekrefter at du ikke befinner deg i et land som er omfattet av en embargo fra USA, og at du ikke står på noen av USAs lister over parter det ikke er lov å handle med.',
  },
};
