import type { Translated } from '../../../translated.ts';
import type { withdrawal as english } from '../../en/terms-and-conditions/withdrawal.ts';

export const withdrawal: Translated<typeof english> = {
  heading: 'Taganemisõigus',
  who: 'Tarbijatel Euroopa Majanduspiirkonnas ja Ühendkuningriigis on õigus kauglepingust (sidevahendi abil sõlmitud lepingust) põhjust avaldamata taganeda.',
  brazil:
    'Brasiilia õigusega kaitstud tarbijad võivad taganeda seitsme päeva jooksul lepingu sõlmimisest või kauba või teenuse saamisest ja saavad kohe tagasi kõik, mis nad on maksnud (Brasiilia tarbijakaitseseadustiku artikkel 49). Allpool toodud tingimused ja erandid seda õigust ei piira.',
  periodGoods:
    'Taganemistähtaeg on %{days} alates päevast, mil teie või teie nimetatud isik, kes ei ole vedaja, saab kauba oma valdusse; kui tellimus toimetatakse kätte mitmes osas, alates päevast, mil saadakse valdusse viimane osa.',
  periodServices: 'Teenuste ja digitaalse sisu puhul on taganemistähtaeg %{days} alates lepingu sõlmimise päevast.',
  function: {
    heading: 'Kuidas taganeda',
    link: 'Kuni tähtaja lõpuni võite lepingust igal ajal taganeda internetis: %{link}. Sisestate oma nime, lepingu ja kinnituse jaoks e-posti aadressi ning vajutate seejärel „Kinnitan taganemise“. Kinnitame viivitamata e-posti teel, et teie taganemine on kohale jõudnud, märkides selle sisu, kuupäeva ja kellaaja.',
    label: 'Taganen lepingust',
    statement:
      'Võite meile oma otsusest teatada ka mis tahes ühemõttelise avaldusega, näiteks kirjaga meie aadressile või e-posti teel: %{contact}. Võite kasutada allolevat vormi, kuid see ei ole kohustuslik.',
    deadline: 'Tähtajast kinnipidamiseks piisab, kui saadate oma avalduse enne tähtaja lõppu.',
  },
  effects: {
    heading: 'Taganemise tagajärjed',
    refund:
      'Tagastame teile kõik teilt saadud maksed, sealhulgas standardse kättetoimetamise kulud, põhjendamatu viivituseta ja hiljemalt 14 päeva jooksul alates päevast, mil saame teada teie taganemisest. Kasutame sama makseviisi, mida kasutasite teie, kui ei ole sõnaselgelt kokku lepitud teisiti, ega võta selle eest tasu.',
    refundServices:
      'Tagastame teile kõik teilt saadud maksed põhjendamatu viivituseta ja hiljemalt 14 päeva jooksul alates päevast, mil saame teada teie taganemisest. Kasutame sama makseviisi, mida kasutasite teie, kui ei ole sõnaselgelt kokku lepitud teisiti, ega võta selle eest tasu.',
    withhold:
      'Võime tagasimaksmisest keelduda seni, kuni oleme kauba tagasi saanud või kuni olete tõendanud, et olete selle tagasi saatnud, olenevalt sellest, kumb toimub varem.',
    sendTo:
      'Saatke kaup põhjendamatu viivituseta ja hiljemalt 14 päeva jooksul alates päevast, mil teatate meile taganemisest, järgmisele aadressile: %{address}.',
    send: 'Saatke kaup põhjendamatu viivituseta ja hiljemalt 14 päeva jooksul alates päevast, mil teatate meile taganemisest, meie aadressile tagasi.',
    costCustomer: 'Kauba tagastamise otsesed kulud kannate teie.',
    costOwner: 'Kauba tagastamise kulud kanname meie.',
    value:
      'Kauba väärtuse vähenemise eest vastutate üksnes siis, kui see tuleneb kauba kasutamisest muul viisil, kui on vaja selle olemuses, omadustes ja toimimises veendumiseks.',
    services:
      'Kui palusite teenuse osutamist alustada taganemistähtaja jooksul, maksate selle osa eest, mis osutati enne, kui teatasite meile taganemisest.',
  },
  exceptions: {
    heading: 'Millal taganemisõigust ei ole',
    goods: {
      bespoke: 'kaubad, mis on valmistatud teie nõuete järgi või selgelt teie isiklikest vajadustest lähtudes',
      perishable: 'kaubad, mis riknevad või aeguvad kiiresti',
      sealed:
        'suletud pakendis kaubad, mis ei ole tervisekaitse või hügieeni põhjustel tagastamiseks sobivad, kui pakend on pärast kättetoimetamist avatud',
      mixed: 'kaubad, mis on pärast kättetoimetamist muude esemetega lahutamatult segunenud',
      recordings:
        'suletud ümbrises audio- või videosalvestised ja suletud ümbrises tarkvara, kui ümbris on pärast kättetoimetamist avatud',
    },
    digital:
      'digitaalne sisu, mida ei toimetata kätte füüsilisel andmekandjal, kui oleme alustanud selle üleandmist teie eelneval sõnaselgel nõusolekul, olete kinnitanud, et kaotate sellega taganemisõiguse, ja oleme lepingu kinnitanud',
    services:
      'täielikult osutatud teenused, kui alustasime teie eelneval sõnaselgel nõusolekul ja olete kinnitanud, et kaotate õiguse, kui leping on täielikult täidetud',
  },
  form: {
    heading: 'Taganemisavalduse vorm',
    intro: 'Kui soovite lepingust taganeda, võite täita selle vormi ja selle tagasi saata:',
    to: 'Kellele: %{recipient}',
    declare: 'Käesolevaga taganen/taganeme lepingust, mille esemeks on järgmine kaup / järgmine teenus:',
    ordered: 'Tellimuse esitamise kuupäev / kauba kättesaamise kuupäev:',
    name: 'Tarbija nimi / tarbijate nimed:',
    address: 'Tarbija aadress / tarbijate aadressid:',
    signature: 'Tarbija allkiri / tarbijate allkirjad (ainult juhul, kui vorm esitatakse paberil):',
    date: 'Kuupäev:',
  },
};
