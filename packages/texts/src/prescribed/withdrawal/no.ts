import type { WithdrawalTexts } from '../withdrawal-texts.ts';

/** Directive 2011/83/EU, Annex I(A) and (B), translated into Norwegian, which is no official language of the Union. */
export const withdrawal: WithdrawalTexts = {
  instructions: {
    right: 'Angrerett',
    period: 'Du har rett til å gå fra denne avtalen innen 14 dager uten å oppgi noen grunn.',
    expires: {
      contract: 'Angrefristen utløper 14 dager etter den dagen avtalen ble inngått.',
      together:
        'Angrefristen utløper 14 dager etter den dagen du, eller en tredjeperson utpekt av deg som ikke er transportøren, får varene i fysisk besittelse.',
      separately:
        'Angrefristen utløper 14 dager etter den dagen du, eller en tredjeperson utpekt av deg som ikke er transportøren, får den siste varen i fysisk besittelse.',
      pieces:
        'Angrefristen utløper 14 dager etter den dagen du, eller en tredjeperson utpekt av deg som ikke er transportøren, får det siste partiet eller den siste delen i fysisk besittelse.',
      regularly:
        'Angrefristen utløper 14 dager etter den dagen du, eller en tredjeperson utpekt av deg som ikke er transportøren, får den første varen i fysisk besittelse.',
    },
    exercise:
      'For å bruke angreretten må du underrette oss (%{trader}) om beslutningen din om å gå fra avtalen i en utvetydig erklæring (for eksempel et brev sendt med post eller e-post). Du kan bruke det vedlagte angreskjemaet, men det er ikke obligatorisk.',
    online:
      'Du kan også bruke angreretten på nett: %{function}. Bruker du denne nettfunksjonen, sender vi deg uten unødig opphold en bekreftelse på at vi har mottatt angremeldingen, på et varig medium (for eksempel e-post), med meldingens innhold og dato og klokkeslett for innsendingen.',
    deadline:
      'For å overholde angrefristen er det tilstrekkelig at du sender meldingen om at du bruker angreretten, før angrefristen utløper.',
    effects: 'Virkninger av angreretten',
    reimburse:
      'Hvis du går fra denne avtalen, betaler vi tilbake alle betalinger vi har mottatt fra deg, også leveringskostnadene (med unntak av tilleggskostnader fordi du har valgt en annen leveringsmåte enn den rimeligste standardleveringen vi tilbyr), uten unødig opphold og i alle tilfeller senest 14 dager etter den dagen vi får melding om beslutningen din om å gå fra avtalen. Vi betaler tilbake med samme betalingsmiddel som du brukte ved den opprinnelige transaksjonen, med mindre du uttrykkelig har avtalt noe annet; i alle tilfeller vil du ikke pådra deg noen gebyrer som følge av tilbakebetalingen.',
    withhold:
      'Vi kan holde tilbake tilbakebetalingen til vi har mottatt varene i retur, eller til du har lagt fram dokumentasjon for at varene er sendt tilbake, alt etter hva som kommer først.',
    collect: 'Vi henter varene.',
    sendBack:
      'Du skal sende varene tilbake eller overlevere dem til oss uten unødig opphold og i alle tilfeller senest 14 dager etter den dagen du ga oss melding om at du går fra avtalen. Fristen er overholdt hvis du sender varene tilbake før fristen på 14 dager er utløpt.',
    sendBackTo:
      'Du skal sende varene tilbake eller overlevere dem til oss eller til %{recipient} uten unødig opphold og i alle tilfeller senest 14 dager etter den dagen du ga oss melding om at du går fra avtalen. Fristen er overholdt hvis du sender varene tilbake før fristen på 14 dager er utløpt.',
    costOwner: 'Vi dekker kostnadene ved å returnere varene.',
    costCustomer: 'Du må selv dekke de direkte kostnadene ved å returnere varene.',
    costEstimate:
      'Du må selv dekke de direkte kostnadene ved å returnere varene. Kostnadene er anslått til høyst omtrent %{amount}.',
    value:
      'Du er bare ansvarlig for redusert verdi av varene som skyldes annen håndtering enn det som er nødvendig for å fastslå varenes art, egenskaper og funksjon.',
    services:
      'Hvis du har bedt om at levering av tjenester skal begynne i løpet av angrefristen, skal du betale oss et beløp som står i forhold til det som er levert fram til du ga oss melding om at du går fra avtalen, sammenlignet med full oppfyllelse av avtalen.',
  },
  form: {
    title: 'Angreskjema',
    intro: '(fyll ut og returner dette skjemaet bare dersom du ønsker å gå fra avtalen)',
    to: 'Til %{recipient}:',
    declare:
      'Jeg/vi (*) underretter herved om at jeg/vi (*) ønsker å gå fra min/vår (*) avtale om kjøp av følgende varer (*)/levering av følgende tjeneste (*)',
    ordered: 'Bestilt den (*)/mottatt den (*)',
    name: 'Forbrukerens/forbrukernes navn',
    address: 'Forbrukerens/forbrukernes adresse',
    signature: 'Forbrukerens/forbrukernes underskrift (bare hvis skjemaet sendes på papir)',
    date: 'Dato',
    delete: '(*) Stryk det som ikke passer.',
  },
};
