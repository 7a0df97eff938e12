import type { Translated } from '../../../translated.ts';
import type { withdrawal as english } from '../../en/terms-and-conditions/withdrawal.ts';

export const withdrawal: Translated<typeof english> = {
  heading: 'Fortrydelsesret',
  who: 'Forbrugere i Det Europæiske Økonomiske Samarbejdsområde og i Storbritannien har ret til at træde tilbage fra en aftale, der er indgået ved fjernsalg, uden begrundelse.',
  brazil:
    'Forbrugere, som brasiliansk ret beskytter, kan træde tilbage inden for syv dage efter aftalens indgåelse eller modtagelsen af varen eller tjenesten og får straks alt, hvad de har betalt, tilbage (artikel 49 i den brasilianske forbrugerbeskyttelseslov). Betingelserne og undtagelserne nedenfor begrænser ikke denne ret.',
  periodGoods:
    'Fortrydelsesfristen er %{days} fra den dag, hvor du eller en person, som du har udpeget, og som ikke er transportøren, får varerne i fysisk besiddelse; hvis en bestilling leveres i flere dele, fra den dag, hvor den sidste del modtages.',
  periodServices:
    'For tjenesteydelser og digitalt indhold er fortrydelsesfristen %{days} fra den dag, hvor aftalen indgås.',
  function: {
    heading: 'Sådan gør du fortrydelsesretten gældende',
    link: 'Du kan, indtil fristen udløber, til enhver tid fortryde online her: %{link}. Du oplyser dit navn, hvilken aftale det drejer sig om, og den e-mailadresse, bekræftelsen skal sendes til, og trykker derefter på »Bekræft fortrydelse«. Vi bekræfter straks pr. e-mail, at din fortrydelse er modtaget, med dens indhold samt dato og klokkeslæt.',
    label: 'Fortryd aftale',
    statement:
      'Du kan også meddele os din beslutning i enhver anden utvetydig erklæring, f.eks. ved et brev til vores adresse eller en e-mail til %{contact}. Du kan bruge formularen nedenfor, men det er ikke obligatorisk.',
    deadline: 'Fristen er overholdt, hvis du sender din meddelelse, inden fortrydelsesfristen er udløbet.',
  },
  effects: {
    heading: 'Følgerne af, at du fortryder',
    refund:
      'Vi tilbagebetaler alle betalinger, vi har modtaget fra dig, herunder omkostningerne til standardlevering, uden unødig forsinkelse og senest 14 dage fra den dag, hvor vi modtager meddelelse om, at du træder tilbage fra aftalen. Vi bruger samme betalingsmiddel, som du brugte, medmindre andet udtrykkeligt er aftalt, og opkræver ikke noget gebyr for det.',
    refundServices:
      'Vi tilbagebetaler alle betalinger, vi har modtaget fra dig, uden unødig forsinkelse og senest 14 dage fra den dag, hvor vi modtager meddelelse om, at du træder tilbage fra aftalen. Vi bruger samme betalingsmiddel, som du brugte, medmindre andet udtrykkeligt er aftalt, og opkræver ikke noget gebyr for det.',
    withhold:
      'Vi kan tilbageholde tilbagebetalingen, indtil vi har modtaget varerne retur, eller du har dokumenteret, at du har sendt dem, alt efter hvad der sker først.',
    sendTo:
      'Send varerne uden unødig forsinkelse og senest 14 dage fra den dag, hvor du meddeler os, at du træder tilbage fra aftalen, til: %{address}.',
    send: 'Send varerne tilbage til vores adresse uden unødig forsinkelse og senest 14 dage fra den dag, hvor du meddeler os, at du træder tilbage fra aftalen.',
    costCustomer: 'Du afholder de direkte udgifter til at returnere varerne.',
    costOwner: 'Vi afholder udgifterne til at returnere varerne.',
    value:
      'Du hæfter kun for en forringelse af varernes værdi, hvis den skyldes anden håndtering, end hvad der er nødvendigt for at fastslå varernes art, egenskaber og den måde, de fungerer på.',
    services:
      'Hvis du har anmodet om, at en tjenesteydelse skulle begynde i fortrydelsesperioden, betaler du for den del, der blev leveret, indtil du meddelte os, at du træder tilbage fra aftalen.',
  },
  exceptions: {
    heading: 'Hvornår der ikke er fortrydelsesret',
    goods: {
      bespoke: 'varer, der er fremstillet efter dine specifikationer eller har fået et tydeligt personligt præg',
      perishable: 'varer, der hurtigt forringes eller forældes',
      sealed:
        'forseglede varer, der af sundhedsbeskyttelses- eller hygiejnemæssige årsager ikke er egnede til at blive returneret, når forseglingen er brudt',
      mixed: 'varer, der efter leveringen er blevet uløseligt blandet sammen med andre',
      recordings: 'forseglede lyd- eller billedoptagelser og forseglet software, når forseglingen er brudt',
    },
    digital:
      'digitalt indhold, der ikke leveres på et fysisk medium, når vi er begyndt at levere det med dit forudgående udtrykkelige samtykke, du har anerkendt, at du dermed mister fortrydelsesretten, og vi har bekræftet aftalen',
    services:
      'tjenesteydelser, der er fuldt udført, hvis vi begyndte med dit forudgående udtrykkelige samtykke, og du anerkendte, at fortrydelsesretten ophører, når aftalen er fuldt opfyldt',
  },
  form: {
    heading: 'Standardfortrydelsesformular',
    intro: 'Hvis du ønsker at træde tilbage fra aftalen, kan du udfylde denne formular og sende den tilbage:',
    to: 'Til %{recipient}:',
    declare:
      'Jeg/vi meddeler herved, at jeg/vi ønsker at gøre fortrydelsesretten gældende i forbindelse med min/vores købsaftale om følgende varer / levering af følgende tjenesteydelse:',
    ordered: 'Bestilt den / modtaget den:',
    name: 'Forbrugerens navn (forbrugernes navne):',
    address: 'Forbrugerens adresse (forbrugernes adresse):',
    signature: 'Forbrugerens underskrift (forbrugernes underskrifter) (kun hvis formularen sendes på papir):',
    date: 'Dato:',
  },
};
