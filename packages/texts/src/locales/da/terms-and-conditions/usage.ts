import type { Translated } from '../../../translated.ts';
import type { usage as english } from '../../en/terms-and-conditions/usage.ts';

export const usage: Translated<typeof english> = {
  licence: {
    heading: 'Hvad du må bruge det til',
    software:
      'Du må bruge softwaren, så længe aftalen løber, til dig selv eller i din egen organisation. Retten er ikke eksklusiv og kan ikke overdrages.',
    content:
      'Du må bruge digitalt indhold, som du har købt, til dig selv, uden tidsbegrænsning, medmindre andet fremgår af tilbuddet. Retten er ikke eksklusiv og kan ikke overdrages.',
    app: 'Du må installere appen på de enheder, som tilhører dig, eller som du kontrollerer, og bruge den dér.',
    limits:
      'Du må ikke kopiere det, give det videre, udleje det, skille det ad eller omgå beskyttelsen af det, medmindre loven tillader det, uanset hvad en aftale siger.',
  },
  conduct: {
    heading: 'Hvad der ikke er tilladt',
    intro: 'Når du bruger %{site}, må du ikke:',
    rules: {
      law: 'bryde loven eller krænke andres rettigheder',
      malware: 'sprede skadelige programmer eller omgå sikkerhedsforanstaltninger',
      load: 'forstyrre driften, f.eks. ved automatiske forespørgsler, der overbelaster den',
      access: 'skaffe dig adgang til andres konti eller data uden tilladelse',
      resale: 'sælge adgang til andre, medmindre vi har accepteret det',
    },
    measures:
      'Hvis du overtræder disse regler, kan vi begrænse eller spærre din adgang, i det omfang det er forholdsmæssigt. Medmindre det haster, advarer vi dig først.',
  },
  content: {
    heading: 'Vores indhold',
    text: 'Tekster, billeder, programmer og varemærker på %{site} tilhører os eller dem, der har givet os licens til dem. Du må se dem og bruge dem privat; alt ud over det kræver vores tilladelse eller en lov, der tillader det.',
    textBusinesses:
      'Tekster, billeder, programmer og varemærker på %{site} tilhører os eller dem, der har givet os licens til dem. Du må se dem og bruge dem til egne formål; alt ud over det kræver vores tilladelse eller en lov, der tillader det.',
  },
  entrusted: {
    heading: 'Personoplysninger, som du betror os',
    text: 'Når kunder behandler personoplysninger med softwaren som led i deres virksomhed, er de dataansvarlige, og vi er deres databehandler. Vi behandler kun disse oplysninger på grundlag af en kontrakt, der opfylder artikel 28 i databeskyttelsesforordningen, og som vi tilbyder hver af disse kunder.',
  },
  switching: {
    heading: 'Skift til en anden udbyder',
    right:
      'Kunder kan når som helst skifte til en anden udbyder, flytte til egne systemer eller få deres data slettet med et varsel på højst to måneder (artikel 25 i forordning (EU) 2023/2854, dataforordningen).',
    transition:
      'Efter varslets udløb gennemfører vi skiftet uden unødig forsinkelse og inden for 30 dage. Er det ikke teknisk muligt, oplyser vi hvorfor inden for 14 arbejdsdage efter anmodningen og angiver en anden periode på højst syv måneder. Kunden kan forlænge perioden én gang. Indtil den udløber, yder vi rimelig bistand, holder tjenesten i drift med samme sikkerhed og gør opmærksom på kendte risici for dens kontinuitet.',
    data: 'Alle data, som kunden har bragt ind eller frembragt ved at bruge tjenesten, kan eksporteres i et struktureret, almindeligt anvendt og maskinlæsbart format. Undtaget er data om tjenestens indre funktion, som er vores forretningshemmeligheder, for så vidt det ikke hindrer skiftet. Dataene kan hentes i mindst 30 dage efter overgangen; derefter sletter vi dem.',
    end: 'Aftalen ophører, når skiftet er gennemført, eller, hvis kunden kun ønsker dataene slettet, når varslet udløber.',
    charges:
      'Til og med den 11. januar 2027 opkræver vi for skiftet højst de omkostninger, der følger direkte af det; derefter opkræver vi ikke noget.',
    free: 'Vi opkræver ikke noget for skiftet.',
  },
  information: {
    heading: 'Informationen på websitet',
    text: 'Vi udarbejder informationen på %{site} omhyggeligt. Den er generel, er ikke rådgivning i dit tilfælde og kan være forældet.',
    links: 'De, der driver andre websites, som vi linker til, har ansvaret for indholdet dér.',
  },
  availability: {
    heading: 'Tilgængelighed',
    text: 'Vi sørger med rimelig omhu for, at %{site} er tilgængelig. Der kan forekomme afbrydelser på grund af vedligeholdelse, af hensyn til sikkerheden eller af grunde, vi ikke har indflydelse på; hvor vi kan, varsler vi længere afbrydelser.',
  },
  stores: {
    heading: 'Appbutikker',
    parties:
      'Disse vilkår indgås kun mellem dig og os. Det er os og ikke den, der driver appbutikken (%{stores}), der har ansvaret for appen, dens indhold, vedligeholdelse og support.',
    purchases:
      'For køb gennem en appbutik gælder også butikkens regler om betaling og tilbagebetaling. Dine rettigheder over for os efter loven består.',
    apple:
      'Apple og selskabets datterselskaber er begunstigede tredjemænd efter disse vilkår og kan gøre dem gældende over for dig. Du bekræfter, at du ikke befinder dig i et land, der er omfattet af en amerikansk embargo, og ikke står på en af USA’s lister over parter, som der ikke må handles med.',
  },
};
