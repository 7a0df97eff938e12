import type { Translated } from '../../../translated.ts';
import type { withdrawal as english } from '../../en/terms-and-conditions/withdrawal.ts';

export const withdrawal: Translated<typeof english> = {
  heading: 'Angrerett',
  who: 'Forbrukere i Det europeiske økonomiske samarbeidsområde (EØS) og i Storbritannia har rett til å gå fra en avtale som er inngått ved fjernsalg, uten å oppgi noen grunn.',
  brazil:
    'Forbrukere som brasiliansk rett beskytter, kan gå fra avtalen innen sju dager etter at den er inngått eller varen eller tjenesten er mottatt, og får straks tilbake alt de har betalt (artikkel 49 i den brasilianske forbrukervernloven). Vilkårene og unntakene nedenfor begrenser ikke denne retten.',
  periodGoods:
    'Angrefristen er %{days} fra dagen du, eller en person som du har utpekt, og som ikke er transportøren, får varene i fysisk besittelse; hvis en bestilling leveres i flere deler, fra dagen den siste delen mottas.',
  periodServices: 'For tjenester og digitalt innhold er angrefristen %{days} fra dagen avtalen inngås.',
  function: {
    heading: 'Slik bruker du angreretten',
    link: 'Du kan når som helst fram til fristen utløper, gå fra avtalen på nettet her: %{link}. Du oppgir navnet ditt, hvilken avtale det gjelder, og e-postadressen bekreftelsen skal sendes til, og trykker deretter på «Bekreft bruk av angreretten». Vi bekrefter straks på e-post at meldingen din er mottatt, med innholdet, datoen og klokkeslettet.',
    label: 'Gå fra avtalen her',
    statement:
      'Du kan også gi oss beskjed om beslutningen din i en annen utvetydig erklæring, for eksempel i et brev til adressen vår eller en e-post til %{contact}. Du kan bruke angreskjemaet nedenfor, men det er ikke obligatorisk.',
    deadline: 'Fristen er overholdt hvis du sender meldingen før angrefristen utløper.',
  },
  effects: {
    heading: 'Virkninger av at du går fra avtalen',
    refund:
      'Vi betaler tilbake alle betalinger vi har mottatt fra deg, også kostnadene til standardlevering, uten unødig opphold og senest 14 dager fra dagen vi får melding om at du går fra avtalen. Vi bruker samme betalingsmiddel som du brukte, med mindre noe annet er uttrykkelig avtalt, og tar ikke noe gebyr for det.',
    refundServices:
      'Vi betaler tilbake alle betalinger vi har mottatt fra deg, uten unødig opphold og senest 14 dager fra dagen vi får melding om at du går fra avtalen. Vi bruker samme betalingsmiddel som du brukte, med mindre noe annet er uttrykkelig avtalt, og tar ikke noe gebyr for det.',
    withhold:
      'Vi kan vente med tilbakebetalingen til vi har fått varene tilbake eller du har dokumentert at du har sendt dem, alt etter hva som skjer først.',
    sendTo:
      'Send varene uten unødig opphold, og senest 14 dager fra dagen du gir oss melding om at du går fra avtalen, til: %{address}.',
    send: 'Send varene tilbake til adressen vår uten unødig opphold, og senest 14 dager fra dagen du gir oss melding om at du går fra avtalen.',
    costCustomer: 'Du dekker de direkte kostnadene ved å sende varene tilbake.',
    costOwner: 'Vi dekker kostnadene ved å sende varene tilbake.',
    value:
      'Du er ansvarlig for at varene synker i verdi, bare hvis det skyldes annen håndtering enn det som er nødvendig for å fastslå varenes art, egenskaper og funksjon.',
    services:
      'Hvis du har bedt om at en tjeneste skulle påbegynnes i løpet av angrefristen, betaler du for den delen som ble levert fram til du ga oss melding om at du går fra avtalen.',
  },
  exceptions: {
    heading: 'Når det ikke er angrerett',
    goods: {
      bespoke: 'varer som er laget etter dine spesifikasjoner, eller som har fått et tydelig personlig preg',
      perishable: 'varer som forringes eller går ut på dato raskt',
      sealed: 'forseglede varer som av helse- eller hygienehensyn ikke egner seg for retur, når forseglingen er brutt',
      mixed: 'varer som etter levering er blandet med andre slik at de ikke kan skilles fra dem',
      recordings: 'forseglede lyd- eller bildeopptak og forseglet programvare, når forseglingen er brutt',
    },
    digital:
      'digitalt innhold som ikke leveres på et fysisk medium, når vi har begynt å levere det med uttrykkelig forhåndssamtykke fra deg, du har erkjent at angreretten dermed går tapt, og vi har bekreftet avtalen',
    services:
      'tjenester som er fullt utført, hvis vi begynte med uttrykkelig forhåndssamtykke fra deg og du erkjente at angreretten går tapt når avtalen er fullt oppfylt',
  },
  form: {
    heading: 'Angreskjema',
    intro: 'Hvis du ønsker å gå fra avtalen, kan du fylle ut dette skjemaet og sende det tilbake:',
    to: 'Til %{recipient}:',
    declare:
      'Jeg/vi underretter herved om at jeg/vi ønsker å gå fra min/vår avtale om kjøp av følgende varer / levering av følgende tjeneste:',
    ordered: 'Bestilt den / mottatt den:',
    name: 'Forbrukerens/forbrukernes navn:',
    address: 'Forbrukerens/forbrukernes adresse:',
    signature: 'Forbrukerens/forbrukernes underskrift (bare dersom skjemaet sendes på papir):',
    date: 'Dato:',
  },
};
