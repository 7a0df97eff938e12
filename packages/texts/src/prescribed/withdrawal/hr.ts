import type { WithdrawalTexts } from '../withdrawal-texts.ts';

/** Directive 2011/83/EU, Annex I(A) and (B), in Croatian. Do not reword: the wording is that of the law. */
export const withdrawal: WithdrawalTexts = {
  instructions: {
    right: 'Pravo na odustajanje od ugovora',
    period: 'Imate pravo odustati od ovog ugovora u roku od 14 dana bez navođenja razloga.',
    expires: {
      contract: 'Rok za odustajanje istječe 14 dana od dana sklapanja ugovora.',
      together:
        'Rok za odustajanje istječe 14 dana od dana kada ste Vi ili treća osoba koju ste Vi odredili, a koja nije prijevoznik, stekli fizički posjed robe.',
      separately:
        'Rok za odustajanje istječe 14 dana od dana kada ste Vi ili treća osoba koju ste Vi odredili, a koja nije prijevoznik, stekli fizički posjed posljednje robe.',
      pieces:
        'Rok za odustajanje istječe 14 dana od dana kada ste Vi ili treća osoba koju ste Vi odredili, a koja nije prijevoznik, stekli fizički posjed posljednje pošiljke ili posljednjeg dijela.',
      regularly:
        'Rok za odustajanje istječe 14 dana od dana kada ste Vi ili treća osoba koju ste Vi odredili, a koja nije prijevoznik, stekli fizički posjed prve robe.',
    },
    exercise:
      'Kako biste ostvarili pravo na odustajanje, morate nas (%{trader}) obavijestiti o svojoj odluci o odustajanju od ovog ugovora nedvosmislenom izjavom (npr. pismom poslanim poštom ili elektroničkom poštom). Možete se koristiti priloženim oglednim obrascem za odustajanje, ali to nije obvezno.',
    online:
      'Svoje pravo na odustajanje možete ostvariti i na internetu na %{function}. Ako se koristite tom internetskom funkcijom, bez odgode ćemo Vam na trajnom mediju (npr. elektroničkom poštom) poslati potvrdu o primitku odustajanja, uključujući njegov sadržaj te datum i vrijeme njegova podnošenja.',
    deadline:
      'Kako bi se poštovao rok za odustajanje, dovoljno je da svoju obavijest o ostvarivanju prava na odustajanje pošaljete prije isteka roka za odustajanje.',
    effects: 'Učinci odustajanja',
    reimburse:
      'Ako odustanete od ovog ugovora, vratit ćemo Vam sva plaćanja koja smo primili od Vas, uključujući troškove isporuke (uz iznimku dodatnih troškova koji proizlaze iz Vašeg odabira vrste isporuke koja je drukčija od najjeftinije vrste standardne isporuke koju smo mi ponudili), bez nepotrebnog odgađanja i u svakom slučaju najkasnije 14 dana od dana kada smo obaviješteni o Vašoj odluci o odustajanju od ovog ugovora. Takav ćemo povrat izvršiti koristeći se istim sredstvima plaćanja kojima ste se Vi koristili pri prvotnoj transakciji, osim ako ste izričito pristali na neko drugo sredstvo plaćanja; u svakom slučaju za takav povrat nećete imati nikakvih troškova.',
    withhold:
      'Povrat možemo odgoditi dok ne primimo vraćenu robu ili dok nam ne dostavite dokaz da ste robu poslali natrag, ovisno o tome što nastupi ranije.',
    collect: 'Mi ćemo preuzeti robu.',
    sendBack:
      'Robu pošaljite natrag ili je predajte nama bez nepotrebnog odgađanja, a u svakom slučaju najkasnije 14 dana od dana kada ste nam priopćili da odustajete od ovog ugovora. Rok je poštovan ako robu pošaljete natrag prije isteka razdoblja od 14 dana.',
    sendBackTo:
      'Robu pošaljite natrag ili je predajte nama ili sljedećoj osobi: %{recipient}, bez nepotrebnog odgađanja, a u svakom slučaju najkasnije 14 dana od dana kada ste nam priopćili da odustajete od ovog ugovora. Rok je poštovan ako robu pošaljete natrag prije isteka razdoblja od 14 dana.',
    costOwner: 'Mi ćemo snositi troškove povrata robe.',
    costCustomer: 'Vi ćete morati snositi izravne troškove povrata robe.',
    costEstimate:
      'Vi ćete morati snositi izravne troškove povrata robe. Procjenjuje se da ti troškovi iznose najviše otprilike %{amount}.',
    value:
      'Vi ste odgovorni samo za umanjenu vrijednost robe koja je rezultat rukovanja robom, osim onog koje je bilo potrebno za utvrđivanje prirode, obilježja i funkcioniranja robe.',
    services:
      'Ako ste zatražili da pružanje usluga započne tijekom roka za odustajanje, platit ćete nam iznos koji je razmjeran onome što Vam je pruženo do trenutka kada ste nam priopćili da odustajete od ovog ugovora, u usporedbi s cjelokupnim opsegom ugovora.',
  },
  form: {
    title: 'Ogledni obrazac za odustajanje',
    intro: '(ispunite i vratite ovaj obrazac samo ako želite odustati od ugovora)',
    to: 'Za %{recipient}:',
    declare:
      'Ja/Mi (*) ovime izjavljujem/izjavljujemo (*) da odustajem/odustajemo (*) od svojeg ugovora o prodaji sljedeće robe (*)/o pružanju sljedeće usluge (*)',
    ordered: 'Naručeno dana (*)/primljeno dana (*)',
    name: 'Ime potrošača',
    address: 'Adresa potrošača',
    signature: 'Potpis potrošača (samo ako se ovaj obrazac ispunjava na papiru)',
    date: 'Datum',
    delete: '(*) Izbrisati prema potrebi.',
  },
};
