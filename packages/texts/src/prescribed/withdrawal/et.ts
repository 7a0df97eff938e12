import type { WithdrawalTexts } from '../withdrawal-texts.ts';

/** Directive 2011/83/EU, Annex I(A) and (B), in Estonian. Do not reword: the wording is that of the law. */
export const withdrawal: WithdrawalTexts = {
  instructions: {
    right: 'Taganemisõigus',
    period: 'Teil on õigus käesolevast lepingust taganeda 14 päeva jooksul põhjust esitamata.',
    expires: {
      contract: 'Taganemistähtaeg möödub 14 päeva pärast lepingu sõlmimise päeva.',
      together:
        'Taganemistähtaeg möödub 14 päeva pärast päeva, mil Te omandasite või Teie nimetatud kolmas isik, kes ei ole vedaja, omandas kauba füüsilise valduse.',
      separately:
        'Taganemistähtaeg möödub 14 päeva pärast päeva, mil Te omandasite või Teie nimetatud kolmas isik, kes ei ole vedaja, omandas viimase kauba füüsilise valduse.',
      pieces:
        'Taganemistähtaeg möödub 14 päeva pärast päeva, mil Te omandasite või Teie nimetatud kolmas isik, kes ei ole vedaja, omandas viimase partii või osa füüsilise valduse.',
      regularly:
        'Taganemistähtaeg möödub 14 päeva pärast päeva, mil Te omandasite või Teie nimetatud kolmas isik, kes ei ole vedaja, omandas esimese kauba füüsilise valduse.',
    },
    exercise:
      'Taganemisõiguse kasutamiseks peate meid (%{trader}) oma otsusest lepingust taganeda teavitama ühemõttelise avaldusega (näiteks posti või e-posti teel saadetud kirjaga). Võite kasutada lisatud taganemisavalduse tüüpvormi, kuid see ei ole kohustuslik.',
    online:
      'Samuti võite oma taganemisõigust kasutada internetis aadressil %{function}. Kui kasutate seda internetipõhist funktsiooni, saadame Teile põhjendamatu viivituseta püsival andmekandjal (näiteks e-posti teel) kinnituse taganemisavalduse kättesaamise kohta, sealhulgas selle sisu ning esitamise kuupäeva ja kellaaja.',
    deadline:
      'Taganemistähtajast kinnipidamiseks piisab, kui saadate oma teate taganemisõiguse kasutamise kohta enne taganemistähtaja möödumist.',
    effects: 'Taganemise tagajärjed',
    reimburse:
      'Kui Te taganete käesolevast lepingust, tagastame Teile kõik Teilt saadud maksed, sealhulgas kättetoimetamise kulud (välja arvatud täiendavad kulud, mis tulenevad Teie valitud kättetoimetamise viisist, mis erineb meie pakutud kõige odavamast tavapärasest kättetoimetamise viisist) viivitamata, kuid hiljemalt 14 päeva möödumisel alates päevast, mil saame teada Teie otsusest käesolevast lepingust taganeda. Teeme nimetatud tagasimaksed, kasutades sama makseviisi, mida kasutasite algses tehingus, välja arvatud juhul, kui olete sõnaselgelt andnud nõusoleku teistsuguse makseviisi kasutamiseks; igal juhul ei kaasne Teile sellise tagasimakse tegemisega kulusid.',
    withhold:
      'Võime keelduda tagasimaksete tegemisest seni, kuni oleme kauba tagasi saanud või kuni olete esitanud tõendid kauba tagasisaatmise kohta, olenevalt sellest, kumb on varasem.',
    collect: 'Võtame kauba tagasi.',
    sendBack:
      'Te peate kauba meile tagasi saatma või üle andma viivitamata, kuid hiljemalt 14 päeva möödumisel päevast, mil teatasite meile oma lepingust taganemisest. Tähtajast on kinni peetud, kui saadate kauba tagasi enne 14-päevase tähtaja möödumist.',
    sendBackTo:
      'Te peate kauba meile või järgmisele isikule tagasi saatma või üle andma: %{recipient}, viivitamata, kuid hiljemalt 14 päeva möödumisel päevast, mil teatasite meile oma lepingust taganemisest. Tähtajast on kinni peetud, kui saadate kauba tagasi enne 14-päevase tähtaja möödumist.',
    costOwner: 'Kanname kauba tagastamise kulud.',
    costCustomer: 'Te peate kandma kauba tagastamise otsesed kulud.',
    costEstimate:
      'Te peate kandma kauba tagastamise otsesed kulud. Kulude suurus on hinnanguliselt kõige rohkem ligikaudu %{amount}.',
    value:
      'Te vastutate üksnes kauba väärtuse vähenemise eest, mis on tingitud muust kasutamisest kui see, mis on vajalik kauba olemuses, omadustes ja toimimises veendumiseks.',
    services:
      'Kui olete taotlenud teenuste osutamise alustamist taganemistähtaja jooksul, maksate meile summa, mis on proportsionaalne lepingu täitmiseks osutatuga ajavahemikus kuni hetkeni, mil teatasite meile oma lepingust taganemisest, võrreldes lepingu täieliku täitmisega.',
  },
  form: {
    title: 'Taganemisavalduse tüüpvorm',
    intro: '(täitke ja tagastage see vorm üksnes juhul, kui soovite lepingust taganeda)',
    to: 'Kellele: %{recipient}',
    declare:
      'Käesolevaga taganen/taganeme (*) lepingust, mille esemeks on järgmine kaup (*)/järgmise teenuse osutamine (*)',
    ordered: 'Tellimuse esitamise kuupäev (*)/kättesaamise kuupäev (*)',
    name: 'Tarbija nimi/tarbijate nimed',
    address: 'Tarbija aadress/tarbijate aadressid',
    signature: 'Tarbija allkiri/tarbijate allkirjad (üksnes juhul, kui see vorm esitatakse paberil)',
    date: 'Kuupäev',
    delete: '(*) Mittevajalik maha tõmmata.',
  },
};
