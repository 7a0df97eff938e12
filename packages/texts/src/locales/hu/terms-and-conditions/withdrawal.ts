import type { Translated } from '../../../translated.ts';
import type { withdrawal as english } from '../../en/terms-and-conditions/withdrawal.ts';

export const withdrawal: Translated<typeof english> = {
  heading: 'Elállási jog',
  who: 'Az Európai Gazdasági Térségben és az Egyesült Királyságban lévő fogyasztók a távollevők között kötött szerződéstől indokolás nélkül elállhatnak.',
  brazil:
    'A brazil jog által védett fogyasztók a szerződés megkötésétől vagy az áru, illetve a szolgáltatás átvételétől számított hét napon belül elállhatnak, és azonnal visszakapják mindazt, amit fizettek (a brazil fogyasztóvédelmi törvénykönyv 49. cikke). Az alábbi feltételek és kivételek ezt a jogot nem korlátozzák.',
  periodGoods:
    'Az elállási határidő %{days} attól a naptól számítva, amelyen Ön vagy az Ön által megjelölt, a fuvarozótól eltérő személy az árut átveszi; ha egy megrendelés több darabban érkezik, attól a naptól számítva, amelyen az utolsót átveszik.',
  periodServices:
    'Szolgáltatások és digitális tartalmak esetén az elállási határidő %{days} a szerződés megkötésének napjától számítva.',
  function: {
    heading: 'Hogyan állhat el',
    link: 'A határidő lejártáig online bármikor elállhat itt: %{link}. Megadja nevét, a szerződést és a visszaigazoláshoz szükséges e-mail-címet, majd megnyomja az „Elállás megerősítése” gombot. Elállása beérkezését, tartalmával, a dátummal és az időponttal együtt, e-mailben azonnal visszaigazoljuk.',
    label: 'Elállás a szerződéstől',
    statement:
      'Döntését bármely más egyértelmű nyilatkozattal is közölheti velünk, például a címünkre küldött levélben vagy e-mailben: %{contact}. Használhatja az alábbi nyilatkozatmintát, de ez nem kötelező.',
    deadline: 'A határidő betartásához elegendő, ha nyilatkozatát a határidő lejárta előtt elküldi.',
  },
  effects: {
    heading: 'Az elállás joghatásai',
    refund:
      'Az Öntől kapott összes ellenszolgáltatást, ideértve a szokásos szállítás költségeit is, haladéktalanul, de legkésőbb az elállásáról való értesülésünktől számított 14 napon belül visszatérítjük. A visszatérítéshez az Ön által használttal azonos fizetési módot alkalmazunk, kivéve, ha kifejezetten másban állapodtunk meg, és ezért díjat nem számítunk fel.',
    refundServices:
      'Az Öntől kapott összes ellenszolgáltatást haladéktalanul, de legkésőbb az elállásáról való értesülésünktől számított 14 napon belül visszatérítjük. A visszatérítéshez az Ön által használttal azonos fizetési módot alkalmazunk, kivéve, ha kifejezetten másban állapodtunk meg, és ezért díjat nem számítunk fel.',
    withhold:
      'A visszatérítést mindaddig visszatarthatjuk, amíg az árut vissza nem kapjuk, vagy Ön nem igazolja, hogy visszaküldte; a kettő közül a korábbi időpontot kell figyelembe venni.',
    sendTo:
      'Az árut haladéktalanul, de legkésőbb attól a naptól számított 14 napon belül, amelyen elállását közli velünk, küldje a következő címre: %{address}.',
    send: 'Az árut haladéktalanul, de legkésőbb attól a naptól számított 14 napon belül, amelyen elállását közli velünk, küldje vissza a címünkre.',
    costCustomer: 'Az áru visszaküldésének közvetlen költségét Ön viseli.',
    costOwner: 'Az áru visszaküldésének költségét mi viseljük.',
    value:
      'Ön csak akkor felel az áruban bekövetkezett értékcsökkenésért, ha az az áru jellegének, tulajdonságainak és működésének megállapításához szükséges használatot meghaladó használatból ered.',
    services:
      'Ha kérte, hogy a szolgáltatást az elállási határidő alatt megkezdjük, az elállása közléséig teljesített résszel arányos díjat köteles megfizetni.',
  },
  exceptions: {
    heading: 'Mikor nem illeti meg az elállási jog',
    goods: {
      bespoke: 'az Ön utasításai alapján készült vagy egyértelműen az Ön személyére szabott áru',
      perishable: 'romlandó vagy minőségét rövid ideig megőrző áru',
      sealed:
        'olyan zárt csomagolású áru, amely egészségvédelmi vagy higiéniai okokból a felbontása után nem küldhető vissza',
      mixed: 'olyan áru, amely az átadást követően elválaszthatatlanul vegyül más áruval',
      recordings: 'lezárt csomagolású hang- vagy képfelvétel és számítógépes szoftver, ha a csomagolást felbontották',
    },
    digital:
      'nem tárgyi adathordozón nyújtott digitális tartalom, ha a teljesítést az Ön kifejezett, előzetes beleegyezésével megkezdtük, Ön tudomásul vette, hogy ezzel elveszíti elállási jogát, és a szerződést visszaigazoltuk',
    services:
      'teljes egészében teljesített szolgáltatás, ha a teljesítést az Ön kifejezett, előzetes beleegyezésével kezdtük meg, és Ön tudomásul vette, hogy a szerződés teljes teljesítésével elveszíti elállási jogát',
  },
  form: {
    heading: 'Elállási nyilatkozatminta',
    intro: 'Ha el kíván állni a szerződéstől, kitöltheti és visszaküldheti ezt a nyilatkozatot:',
    to: 'Címzett: %{recipient}',
    declare:
      'Alulírott/ak kijelentem/kijelentjük, hogy elállok/elállunk az alábbi áru/k adásvételére / az alábbi szolgáltatás nyújtására irányuló szerződéstől:',
    ordered: 'Megrendelés időpontja / átvétel időpontja:',
    name: 'A fogyasztó(k) neve:',
    address: 'A fogyasztó(k) címe:',
    signature: 'A fogyasztó(k) aláírása (kizárólag papíron tett nyilatkozat esetén):',
    date: 'Kelt:',
  },
};
