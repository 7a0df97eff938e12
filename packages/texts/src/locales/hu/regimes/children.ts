import type { Translated } from '../../../translated.ts';
import type { children as english } from '../../en/regimes/children.ts';

export const children: Translated<typeof english> = {
  heading: 'Az Egyesült Államokban élő gyermekek szüleinek',
  scope:
    'A gyermekek online magánéletének védelméről szóló amerikai szabályok (Children’s Online Privacy Protection Rule, 16 CFR Part 312) szerint ez a szakasz arról tájékoztatja a szülőket, hogyan bánunk a 13 év alatti gyermekek személyes információival felületünkön (%{site}).',
  operator:
    'Az üzemeltető: %{owner}. Postacíme, e-mail-címe és, ha van, telefonszáma a jelen tájékoztató elején található. A gyermekek információival kapcsolatos minden kérdésre válaszol a következő elérhetőségen: %{contact}.',
  others:
    'Felületünkön (%{site}) keresztül a következő szolgáltatások is gyűjtenek vagy kapnak információkat: %{services}. Azt, hogy ki nyújtja őket, és hogyan érhető el a szolgáltatójuk, a szolgáltatásokról szóló szakasz közli.',
  collected:
    'A gyermekektől gyűjthető információk: %{data}. Azt, hogy ezeket hogyan használjuk és közöljük, a jelen tájékoztató minden esetnél és szolgáltatásnál közli.',
  persistent:
    'A felületünk (%{site}) belső működéséhez gyűjtött állandó azonosítókat semmi másra nem használjuk: sem gyermekkel való kapcsolatfelvételre, sem viselkedésalapú reklámra, sem profil készítésére.',
  consent:
    'Mielőtt a § 312.5(c) szerinti kivételeken túl gyermek személyes információit gyűjtenénk, használnánk vagy közölnénk, beszerezzük valamelyik szülő igazolható hozzájárulását. A szülő úgy is hozzájárulhat a gyűjtéshez és a felhasználáshoz, hogy a harmadik felekkel való közléshez nem járul hozzá, kivéve, ha a közlés a szolgáltatás szerves része.',
  rights:
    'A szülő megismerheti gyermeke információit, kérheti azok törlését, és megtilthatja további gyűjtésüket vagy felhasználásukat. Ehhez a fenti elérhetőségen fordulhat hozzánk; meggyőződünk arról, hogy a kérelmező a szülő (§ 312.6).',
  condition:
    'Nem kérünk gyermektől több információt annál, mint amennyi egy tevékenységben való részvételhez ésszerűen szükséges (§ 312.7).',
  retention:
    'A gyermekek információit csak addig őrizzük meg, ameddig az a gyűjtésük céljához ésszerűen szükséges, majd töröljük őket (§ 312.10). Az időtartamokat és szempontokat a jelen tájékoztató megnevezi.',
};
