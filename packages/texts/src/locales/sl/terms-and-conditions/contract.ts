import type { Translated } from '../../../translated.ts';
import type { contract as english } from '../../en/terms-and-conditions/contract.ts';

export const contract: Translated<typeof english> = {
  conclusion: {
    heading: 'Kako se sklene pogodba',
    display: 'Prikaz v spletni storitvi %{site} še ni zavezujoča ponudba, temveč vabilo k naročilu.',
    steps:
      'Pred naročilom vidite, kaj ste izbrali, koliko to stane in kaj ste vnesli, ter lahko popravite napake. Naročite s pritiskom na gumb, ki pove, da oddajate naročilo z obveznostjo plačila. To je vaša ponudba za sklenitev pogodbe.',
    confirmation:
      'Prejem naročila takoj potrdimo po e-pošti. Pogodba je sklenjena, ko naročilo izrecno sprejmemo, blago odpošljemo ali vam omogočimo dostop do naročenega.',
    confirmationGoods:
      'Prejem naročila takoj potrdimo po e-pošti. Pogodba je sklenjena, ko naročilo izrecno sprejmemo ali blago odpošljemo.',
    confirmationDigital:
      'Prejem naročila takoj potrdimo po e-pošti. Pogodba je sklenjena, ko naročilo izrecno sprejmemo ali vam omogočimo dostop do naročenega.',
    storage:
      'Besedilo pogodbe shranimo in vam ga skupaj s temi splošnimi pogoji pošljemo po e-pošti, da ga lahko hranite.',
    languages: 'Pogodbo lahko sklenete v vsakem jeziku, v katerem je na voljo postopek naročanja.',
  },
  prices: {
    heading: 'Cene in plačilo',
    shown: 'Veljajo cene, prikazane ob naročilu.',
    withTax: 'Vključujejo davek na dodano vrednost in vse druge sestavine cene.',
    withoutTax: 'Davek na dodano vrednost se prišteje in prikaže posebej.',
    currency: 'Cene so v naslednji valuti: %{currency}.',
    delivery: 'Stroški dostave so prikazani pred naročilom.',
    methods: 'Načini plačila: %{methods}.',
    names: {
      card: 'kreditna ali debetna kartica',
      paypal: 'PayPal',
      bankTransfer: 'bančno nakazilo',
      directDebit: 'direktna obremenitev',
      invoice: 'plačilo po računu',
      wallet: 'digitalna denarnica (na primer Apple Pay ali Google Pay)',
      cashOnDelivery: 'plačilo po povzetju',
      appStore: 'račun vaše trgovine z aplikacijami',
    },
    due: 'Če ni dogovorjeno drugače, plačilo zapade ob sklenitvi pogodbe.',
    late: 'Podjetja, ki plačajo prepozno, dolgujejo zakonske zamudne obresti in zakonsko nadomestilo za stroške izterjave, v Evropski uniji najmanj 40 evrov (Direktiva 2011/7/EU).',
    lateFrance:
      'Če podjetje plača prepozno, brez opomina dolguje obresti po obrestni meri, ki jo je Evropska centralna banka uporabila pri svoji zadnji operaciji refinanciranja, povečani za deset odstotnih točk, in pavšalno nadomestilo 40 evrov za stroške izterjave (člena L. 441-10 in D. 441-5 francoskega trgovinskega zakonika).',
    title: 'Blago ostane naša last do celotnega plačila.',
  },
  subscription: {
    heading: 'Naročnine',
    period: 'Naročnina traja toliko časa, kot je prikazano ob naročilu; če ni prikazano, je njeno trajanje: %{period}.',
    shown: 'Naročnina traja toliko časa, kot je prikazano ob naročilu.',
    renews: 'Podaljša se za nadaljnje enako dolgo obdobje, če se pred koncem obdobja ne odpove.',
    renewsConsumers:
      'Potrošnike na bližajoče se podaljšanje opomnimo tako, kot predpisuje pravo, ki velja zanje; kadar jim to pravo dovoljuje, lahko podaljšano pogodbo končajo prej.',
    renewsGermany:
      'Pogodba s potrošnikom se ne podaljša za nadaljnje obdobje: če se pred koncem obdobja ne odpove, traja naprej za nedoločen čas in jo je nato mogoče kadar koli odpovedati z enomesečnim odpovednim rokom (§ 309, točka 9, nemškega civilnega zakonika).',
    france:
      'Za pogodbe s potrošniki, ki se molče podaljšujejo, francosko pravo predpisuje, da se ti členi potrošniškega zakonika navedejo v celoti (člen L. 215-4):',
    ends: 'Po tem obdobju sama preneha in se ne podaljša.',
    trial:
      'Če vam je omogočena poskusna uporaba, je brezplačna; njeno trajanje: %{period}. Če je pred koncem ne odpoveste, se začne plačljiva naročnina; na to vas opozorimo, preden začnete s poskusno uporabo.',
    cancel: 'Naročnino lahko kadar koli odpoveste z učinkom ob koncu tekočega obdobja, in sicer tukaj: %{link}.',
    cancelText: 'odpoved naročnine',
    cancelByMail:
      'Naročnino lahko kadar koli odpoveste z učinkom ob koncu tekočega obdobja, tako da nam pišete: %{contact}.',
    prices:
      'Če zvišamo ceno tekoče naročnine, vas o tem obvestimo najmanj %{days} prej, naročnino pa lahko brezplačno odpoveste, dokler nova cena ne začne veljati. Nova cena nikoli ne velja za obdobje, ki je že plačano.',
    cause: 'Pravica obeh strani, da pogodbo odpovesta iz utemeljenega razloga, ostane nespremenjena.',
  },
};
