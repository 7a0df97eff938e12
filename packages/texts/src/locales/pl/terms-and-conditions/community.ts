import type { Translated } from '../../../translated.ts';
import type { community as english } from '../../en/terms-and-conditions/community.ts';

export const community: Translated<typeof english> = {
  content: {
    heading: 'Treści, które Państwo publikują',
    yours:
      'To, co Państwo publikują, pozostaje Państwa własnością. Odpowiadają Państwo za te treści i muszą mieć do nich prawa.',
    licence:
      'Dopóki treści są opublikowane, zezwalają nam Państwo nieodpłatnie i na całym świecie na ich przechowywanie, pokazywanie innym w serwisie %{site} i zmienianie ich postaci, jeżeli wymaga tego technika. Zezwolenie wygasa, gdy usuną Państwo treści, z wyjątkiem kopii zgodnie z prawem sporządzonych przez innych.',
    rulesIntro: 'Nie wolno publikować:',
    rules: {
      illegal: 'niczego, co narusza prawo lub nawołuje do jego naruszenia',
      rights: 'niczego, co narusza prawa autorskie, znaki towarowe, prywatność lub inne prawa innych osób',
      hate: 'nienawiści, gróźb, nękania ani pochwały przemocy',
      children: 'niczego, co szkodzi małoletnim lub przedstawia ich w sposób seksualny',
      deception: 'treści wprowadzających w błąd, spamu ani szkodliwych programów',
      data: 'danych osobowych innych osób bez uprawnienia do tego',
    },
    ownIntro: 'Ponadto obowiązują następujące zasady:',
  },
  moderation: {
    heading: 'Jak postępujemy z treściami naruszającymi zasady',
    notice:
      'Każdy może zgłosić nam treść na adres %{contact}: prosimy podać, co to jest, gdzie się znajduje i dlaczego uważają Państwo tę treść za nielegalną lub niezgodną z tymi zasadami, oraz swoje imię i nazwisko i adres e-mail, chyba że zgłoszenie dotyczy niegodziwego traktowania dzieci w celach seksualnych. Potwierdzamy otrzymanie zgłoszenia, podejmujemy decyzję terminowo, w sposób niearbitralny i obiektywny oraz z należytą starannością i informujemy o niej zgłaszającego.',
    measures:
      'Treści nielegalne lub niezgodne z tymi zasadami możemy usunąć, ograniczyć ich widoczność lub je zablokować. Konta, na których często publikowane są treści oczywiście nielegalne, po uprzednim ostrzeżeniu zawieszamy na rozsądny czas lub zamykamy.',
    reasons:
      'Osobę, której to dotyczy, informujemy, jaką decyzję podjęto, na jakich faktach i na jakiej zasadzie się ona opiera i jak można się od niej odwołać. Odwołanie można złożyć, pisząc na ten sam adres; każde odwołanie rozpatruje człowiek.',
    objection:
      'Odwołanie jest bezpłatne i możliwe przez sześć miesięcy od decyzji. Rozpatrujemy je bez zbędnej zwłoki i uzasadniamy rozstrzygnięcie.',
    settlement:
      'W zakresie, w jakim zobowiązuje nas do tego rozporządzenie (UE) 2022/2065, spór o decyzję można wnieść także do certyfikowanego organu pozasądowego rozstrzygania sporów (art. 21). Droga sądowa pozostaje otwarta.',
    automated:
      'W wyszukiwaniu i ocenie treści pomagają nam zautomatyzowane środki; decyzje w sprawie odwołań nigdy nie są podejmowane wyłącznie za ich pomocą.',
    manual: 'Do oceny treści nie używamy zautomatyzowanych środków: decydują ludzie.',
    contactPoint:
      'Pojedynczy punkt kontaktowy dla organów, Komisji i Europejskiej Rady ds. Usług Cyfrowych (art. 11 rozporządzenia (UE) 2022/2065, akt o usługach cyfrowych) oraz dla użytkowników (art. 12 tego rozporządzenia): %{contact}.',
    contactLanguages: 'Mogą Państwo pisać do niego w każdym z języków, w których opublikowano niniejszy regulamin.',
  },
};
