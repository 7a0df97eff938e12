import type { Translated } from '../../../translated.ts';
import type { closing as english } from '../../en/terms-and-conditions/closing.ts';

export const closing: Translated<typeof english> = {
  termination: {
    heading: 'Prestanak uporabe',
    text: 'Korisnički račun možemo ukinuti iz važnog razloga, osobito nakon teških ili ponovljenih povreda ovih općih uvjeta, a inače uz otkazni rok od %{days}. Plaćanja za vrijeme u kojem se usluga više ne pruža vraćamo, osim ako ste prestanak uzrokovali povredom.',
    data: 'Prije prestanka i još 30 dana nakon njega potrošači mogu besplatno preuzeti sadržaj koji su izradili ili dali.',
  },
  changes: {
    heading: 'Izmjene ovih općih uvjeta',
    reasons:
      'Za ugovore koji već traju ove opće uvjete mijenjamo samo iz valjanog razloga: zbog promjene propisa, odluke suda ili tijela javne vlasti, sigurnosnih razloga ili novih funkcija za koje su potrebna pravila.',
    notice:
      'O izmjeni i o tome u čemu se sastoji obavješćujemo vas najmanje %{days} prije nego što počne vrijediti. Prije toga ugovor možete besplatno raskinuti. Za izmjenu glavnih obveza bilo koje strane potreban je vaš pristanak.',
    use: 'Na uporabu internetske usluge %{site} primjenjuje se inačica ovih općih uvjeta koja je tada objavljena.',
    versions:
      'Svaka verzija nosi svoj datum, a ranije verzije dostupne su na stranici na kojoj su ovi opći uvjeti objavljeni.',
  },
  law: {
    heading: 'Mjerodavno pravo i sudovi',
    law: 'Mjerodavno je pravo sljedeće države: %{country}.',
    lawState:
      'Mjerodavno je pravo sljedeće savezne države Sjedinjenih Američkih Država, bez njezinih kolizijskih pravila: %{state}.',
    consumers:
      'Potrošači zadržavaju zaštitu koju im pružaju prisilni propisi države u kojoj imaju uobičajeno boravište (čl. 6. Uredbe (EZ) br. 593/2008, ako se primjenjuje).',
    convention:
      'U odnosu na poslovne subjekte ne primjenjuje se Konvencija Ujedinjenih naroda o ugovorima o međunarodnoj prodaji robe.',
    court: 'Za sporove s poslovnim subjektima nadležni su sudovi u sljedećem mjestu: %{place}.',
    consumerCourts:
      'Potrošači koji žive u Europskom gospodarskom prostoru, u Švicarskoj ili u Ujedinjenom Kraljevstvu mogu tužiti pred sudovima mjesta u kojem žive i mogu biti tuženi samo ondje.',
    consumersElsewhere:
      'Potrošači koji žive drugdje mogu tužiti i pred sudovima koji su im dostupni prema pravu zemlje u kojoj žive.',
  },
  disputes: {
    heading: 'Rješavanje sporova',
    first: 'Ako nečim niste zadovoljni, pišite nam: %{contact}. Potražit ćemo rješenje.',
    none: 'Nismo ni obvezni ni spremni sudjelovati u postupcima alternativnog rješavanja potrošačkih sporova.',
    unlessObliged:
      'U postupcima alternativnog rješavanja potrošačkih sporova sudjelujemo samo kad nas na to obvezuje zakon.',
    body: 'U postupcima alternativnog rješavanja potrošačkih sporova sudjelujemo pred sljedećim tijelom: %{body}.',
    france:
      'Potrošači se tom tijelu mogu besplatno obratiti ako su spor s nama najprije pokušali riješiti pisanom pritužbom, i to u roku od godine dana od nje (čl. L. 612-1 i L. 612-2 francuskog potrošačkog zakonika).',
    hungary:
      'Potrošači spor mogu iznijeti pred mirovno vijeće (békéltető testület). U našem sjedištu to je: %{body}. U Mađarskoj je nadležno vijeće mjesta u kojem potrošač živi ili drugo koje on navede u zahtjevu.',
    hungaryDuty:
      'Zakon nas obvezuje na suradnju u njegovu postupku (članak 29. Zakona br. CLV iz 1997. o zaštiti potrošača).',
  },
  approval: {
    heading: 'Posebno odobrenje odredaba',
    text: 'Kupci koji nisu potrošači posebno odobravaju sljedeće odredbe ovih općih uvjeta, kako zahtijevaju čl. 1341. stavak 2. i čl. 1342. talijanskoga građanskog zakonika:',
    line: '%{clause}: %{matter}',
    matters: {
      access: 'izmjene digitalnih usluga u tijeku',
      subscription: 'prešutno produljenje i promjena cijene',
      conformity: 'dužnost pregleda robe i prijave nedostataka; zastara zahtjeva',
      marketplace: 'ograničenje, suspenzija i ukidanje uporabe od strane prodavatelja',
      conduct: 'ograničenje i blokada pristupa',
      availability: 'prekidi usluge',
      liability: 'isključenje i ograničenje naše odgovornosti',
      termination: 'naše pravo da okončamo ugovor',
      changes: 'naše pravo da izmijenimo ove opće uvjete',
      court: 'nadležnost suda',
    },
    separately:
      'Odobrenje se daje drugim potpisom ili, na internetu, zasebnom izjavom, odvojeno od prihvaćanja ovih općih uvjeta u cjelini.',
  },
  final: {
    heading: 'Završna odredba',
    text: 'Ako je koja odredba ovih općih uvjeta ništetna, na njezino mjesto stupa zakon; ostale odredbe ostaju valjane.',
  },
};
