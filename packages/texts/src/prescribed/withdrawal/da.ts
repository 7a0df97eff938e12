import type { WithdrawalTexts } from '../withdrawal-texts.ts';

/** Directive 2011/83/EU, Annex I(A) and (B), in Danish. Do not reword: the wording is that of the law. */
export const withdrawal: WithdrawalTexts = {
  instructions: {
    right: 'Fortrydelsesret',
    period: 'Du har ret til at træde tilbage fra denne aftale uden begrundelse inden for fjorten dage.',
    expires: {
      contract: 'Fortrydelsesfristen udløber fjorten dage efter den dag, hvor aftalen blev indgået.',
      together:
        'Fortrydelsesfristen udløber fjorten dage efter den dag, hvor du eller en af dig angiven tredjemand, dog ikke transportøren, får varerne i fysisk besiddelse.',
      separately:
        'Fortrydelsesfristen udløber fjorten dage efter den dag, hvor du eller en af dig angiven tredjemand, dog ikke transportøren, får den sidste vare i fysisk besiddelse.',
      pieces:
        'Fortrydelsesfristen udløber fjorten dage efter den dag, hvor du eller en af dig angiven tredjemand, dog ikke transportøren, får det sidste parti eller den sidste del i fysisk besiddelse.',
      regularly:
        'Fortrydelsesfristen udløber fjorten dage efter den dag, hvor du eller en af dig angiven tredjemand, dog ikke transportøren, får den første vare i fysisk besiddelse.',
    },
    exercise:
      'For at udøve fortrydelsesretten skal du meddele os (%{trader}) din beslutning om at fortryde denne aftale i en utvetydig erklæring (f.eks. ved postbesørget brev eller e-mail). Du kan benytte vedhæftede standardfortrydelsesformular, men det er ikke obligatorisk.',
    online:
      'Du kan også udøve din fortrydelsesret online på %{function}. Hvis du benytter denne onlinefunktion, sender vi dig uden unødig forsinkelse en kvittering for modtagelsen af fortrydelsen på et varigt medium (f.eks. pr. e-mail), herunder dens indhold samt datoen og tidspunktet for dens indgivelse.',
    deadline:
      'Fortrydelsesfristen er overholdt, hvis du sender din meddelelse om udøvelse af fortrydelsesretten, inden fortrydelsesfristen er udløbet.',
    effects: 'Følger af fortrydelse',
    reimburse:
      'Hvis du udøver din fortrydelsesret i denne aftale, refunderer vi alle betalinger modtaget fra dig, herunder leveringsomkostninger (dog ikke ekstra omkostninger som følge af dit eget valg af en anden leveringsform end den billigste form for standardlevering, som vi tilbyder), uden unødig forsinkelse og under alle omstændigheder senest fjorten dage fra den dato, hvor vi har modtaget meddelelse om din beslutning om at fortryde denne aftale. Vi gennemfører en sådan tilbagebetaling med samme betalingsmiddel, som du benyttede ved den oprindelige transaktion, medmindre du udtrykkeligt har indvilget i noget andet. Under alle omstændigheder pålægges du ingen former for gebyrer som følge af tilbagebetalingen.',
    withhold:
      'Vi kan tilbageholde tilbagebetalingen, indtil vi har modtaget varerne retur, eller du har fremlagt dokumentation for at have returneret varerne, alt efter hvad der er tidligst.',
    collect: 'Vi afhenter varerne.',
    sendBack:
      'Du returnerer varerne eller afleverer dem til os uden unødig forsinkelse og senest fjorten dage fra den dato, hvor du har informeret os om udøvelsen af aftalens fortrydelsesret. Fristen er overholdt, hvis du returnerer varerne inden udløbet af de fjorten dage.',
    sendBackTo:
      'Du returnerer varerne eller afleverer dem til os eller til %{recipient} uden unødig forsinkelse og senest fjorten dage fra den dato, hvor du har informeret os om udøvelsen af aftalens fortrydelsesret. Fristen er overholdt, hvis du returnerer varerne inden udløbet af de fjorten dage.',
    costOwner: 'Vi afholder udgifterne i forbindelse med tilbageleveringen af varerne.',
    costCustomer: 'Du skal afholde de direkte udgifter i forbindelse med tilbagelevering af varerne.',
    costEstimate:
      'Du skal afholde de direkte udgifter i forbindelse med tilbagelevering af varerne. Disse udgifter skønnes at blive på højst cirka %{amount}.',
    value:
      'Du hæfter kun for eventuel forringelse af varernes værdi, som skyldes anden håndtering, end hvad der er nødvendigt for at fastslå varernes art, egenskaber og den måde, de fungerer på.',
    services:
      'Hvis du har anmodet om, at tjenesteydelserne skal påbegyndes i løbet af fortrydelsesperioden, skal du betale os et beløb, som står i forhold til omfanget af, hvad der er leveret, indtil du underrettede os om udøvelsen af fortrydelsesretten i denne aftale, sammenlignet med aftalens fulde opfyldelse.',
  },
  form: {
    title: 'Standardfortrydelsesformular',
    intro: '(Denne formular udfyldes og returneres kun, hvis fortrydelsesretten gøres gældende)',
    to: 'Til %{recipient}:',
    declare:
      'Jeg/vi (*) meddeler herved, at jeg/vi (*) ønsker at gøre fortrydelsesretten gældende i forbindelse med min/vores (*) købsaftale om følgende varer (*)/levering af følgende tjenesteydelser (*)',
    ordered: 'Bestilt den (*)/modtaget den (*)',
    name: 'Forbrugerens navn (Forbrugernes navne)',
    address: 'Forbrugerens adresse (Forbrugernes adresse)',
    signature: 'Forbrugerens underskrift (Forbrugernes underskrifter) (kun hvis formularens indhold meddeles på papir)',
    date: 'Dato',
    delete: '(*) Det ikke relevante udstreges.',
  },
};
