import type { Translated } from '../../../translated.ts';
import type { liability as english } from '../../en/terms-and-conditions/liability.ts';

export const liability: Translated<typeof english> = {
  heading: 'Felelősség',
  general: {
    unlimited:
      'Korlátlanul felelünk a szándékosságért és a súlyos gondatlanságért, az emberi élet, a testi épség vagy az egészség megkárosításáért, továbbá akkor, ha hibát csalárd módon elhallgattunk vagy jótállást vállaltunk, valamint a termékfelelősségi jogszabályok szerint.',
    essential:
      'Enyhe gondatlanság esetén csak olyan kötelezettség megszegéséért felelünk, amelynek teljesítése a szerződés szabályszerű teljesítését egyáltalán lehetővé teszi, és amelyben Ön rendszerint bízhat. A felelősség ekkor az ilyen szerződéseknél jellemző és előre látható kárra korlátozódik.',
    else: 'Ezen túlmenően az enyhe gondatlanságért való felelősség kizárt. Ugyanez vonatkozik az értünk eljáró személyek felelősségére.',
    consumers:
      'A fogyasztókkal szemben a jogszabályok szerint felelünk; a jelen feltételek egyetlen rendelkezése sem zárja ki és nem korlátozza ezt a felelősséget.',
    businesses: 'A vállalkozásokkal szemben a következők érvényesek:',
    mandatory: 'A fogyasztóknak a kötelező jogszabályi rendelkezéseken alapuló jogai változatlanul fennmaradnak.',
  },
  unitedKingdom: {
    unlimited:
      'A jelen feltételek egyik rendelkezése sem korlátozza vagy zárja ki felelősségünket a gondatlanságunk által okozott halálért vagy személyi sérülésért, a csalásért vagy a csalárd megtévesztésért, vagy bármi másért, amelynél ezt a jogszabály nem engedi meg.',
    consumers:
      'Ha Ön fogyasztó, felelünk azért a veszteségért vagy kárért, amely előre látható következménye annak, hogy megszegjük a szerződést, vagy nem járunk el ésszerű gondossággal és szakértelemmel. Jogszabály szerinti jogai fennmaradnak.',
    businesses:
      'Ha Ön vállalkozás, nem felelünk elmaradt haszonért, üzleti forgalom vagy üzleti lehetőség elvesztéséért és közvetett kárért, a szerződésből eredő teljes felelősségünk pedig arra az összegre korlátozódik, amelyet a szerződés alapján az eseményt megelőző tizenkét hónapban kifizettek.',
  },
  unitedStates: {
    asIs: 'Amennyiben a jog megengedi, felületünket (%{site}) abban az állapotban, ahogyan van („as is”), és rendelkezésre állása szerint („as available”) nyújtjuk, bármilyen kifejezett vagy hallgatólagos szavatosság nélkül.',
    cap: 'Amennyiben a jog megengedi, nem felelünk közvetett, járulékos, különleges vagy következményi károkért, és teljes felelősségünk arra az összegre korlátozódik, amelyet Ön a követelés alapjául szolgáló eseményt megelőző tizenkét hónapban fizetett nekünk.',
    states:
      'Egyes jogrendszerek nem engedik meg bizonyos szavatosságok kizárását vagy a bizonyos károkért való felelősség korlátozását. Ahol ez így van, a fenti korlátozások Önre nem vonatkoznak, és Önt további jogok is megillethetik.',
  },
};
