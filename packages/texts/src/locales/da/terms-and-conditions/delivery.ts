import type { Translated } from '../../../translated.ts';
import type { delivery as english } from '../../en/terms-and-conditions/delivery.ts';

export const delivery: Translated<typeof english> = {
  goods: {
    heading: 'Levering',
    countries: 'Vi leverer til følgende lande: %{countries}.',
    anywhere: 'Det vises, når du bestiller, hvilke lande vi leverer til.',
    within: 'Varerne når frem til dig senest inden for følgende tid efter aftalens indgåelse: %{period}.',
    shown: 'Leveringstiden vises, når du bestiller; den er aldrig længere end 30 dage efter aftalens indgåelse.',
    risk: 'For forbrugere går risikoen for, at varerne går tabt eller beskadiges, over, når forbrugeren eller en person, som forbrugeren har udpeget, og som ikke er transportøren, modtager varerne. For erhvervsdrivende går den over, når vi overgiver varerne til transportøren.',
    riskConsumers:
      'Risikoen for, at varerne går tabt eller beskadiges, går over på dig, når du eller en person, som du har udpeget, og som ikke er transportøren, modtager varerne.',
    riskBusinesses:
      'Risikoen for, at varerne går tabt eller beskadiges, går over på dig, når vi overgiver varerne til transportøren.',
  },
  digital: {
    heading: 'Adgang og opdateringer',
    access: 'Vi giver dig adgang til det, du har bestilt, uden unødig forsinkelse efter aftalens indgåelse.',
    updates:
      'Vi leverer de opdateringer, herunder sikkerhedsopdateringer, der er nødvendige for, at det, du har bestilt, forbliver i overensstemmelse med aftalen, og underretter dig om dem: for et abonnement, så længe det løber, for et enkelt køb, så længe du med rimelighed kan forvente det.',
    requirements: 'Det er oplyst ved tilbuddet, hvilke enheder og programmer det virker med.',
    changes:
      'Ud over det må vi kun ændre løbende digitale tjenester af en gyldig grund, f.eks. et nyt teknisk miljø, flere brugere eller en anden vigtig driftsmæssig årsag, uden omkostninger for dig og efter at have underrettet dig klart og tydeligt. Hvis en ændring forringer din brug mere end ubetydeligt, underretter vi dig på forhånd, og du kan opsige aftalen uden beregning inden for 30 dage.',
  },
  conformity: {
    heading: 'Hvis der er noget galt',
    goods:
      'Lovens regler om mangler gælder: Hvis varerne er mangelfulde, kan du kræve afhjælpning eller omlevering uden omkostninger og, på lovens betingelser, et forholdsmæssigt afslag i prisen eller pengene tilbage.',
    goodsPeriod:
      'For forbrugere i Det Europæiske Økonomiske Samarbejdsområde omfatter de enhver mangel, der viser sig inden for mindst to år efter leveringen.',
    digital:
      'Lovens regler om mangler gælder for digitalt indhold og digitale tjenester: Hvis de ikke er i overensstemmelse med aftalen, kan du kræve, at vi bringer det i orden, og, på lovens betingelser, betale mindre eller hæve aftalen.',
    personalData:
      'Giver forbrugere i Det Europæiske Økonomiske Samarbejdsområde os personoplysninger i stedet for at betale en pris, gælder lovens regler om mangler også for vores digitale tjenester, medmindre vi kun behandler oplysningerne for at levere tjenesten eller overholde loven: Er en tjeneste ikke i overensstemmelse med aftalen, kan de kræve, at vi bringer det i orden, eller hæve aftalen.',
    unitedKingdom: 'Forbrugere i Storbritannien har rettighederne efter Consumer Rights Act 2015.',
    businessRights:
      'Er det, vi leverer eller stiller til rådighed, mangelfuldt, har du de rettigheder, som loven giver dig.',
    businesses:
      'Erhvervsdrivende skal undersøge varerne uden ophold ved leveringen og reklamere over synlige mangler; over skjulte mangler, så snart de opdages. Deres krav på grund af mangler forældes et år efter leveringen, undtagen i de tilfælde, hvor vi hæfter ubegrænset.',
    guarantee: 'Derudover giver vi følgende garanti, som ikke berører dine rettigheder efter loven:',
    contact: 'Hvis der er noget galt, kan du skrive til %{contact}.',
    france: {
      goods:
        'For salg af varer til forbrugere foreskriver fransk ret denne meddelelse (bilaget til artikel D. 211-2 i den franske forbrugerlov):',
      once: 'For digitalt indhold og digitale tjenester, der leveres til forbrugere på én gang eller ved enkelte leveringer, foreskriver fransk ret denne meddelelse (bilaget til artikel D. 211-3 i den franske forbrugerlov):',
      continuous:
        'For digitalt indhold og digitale tjenester, der leveres til forbrugere løbende, foreskriver fransk ret denne meddelelse (bilaget til artikel D. 211-4 i den franske forbrugerlov):',
    },
  },
};
