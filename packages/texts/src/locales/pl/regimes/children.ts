import type { Translated } from '../../../translated.ts';
import type { children as english } from '../../en/regimes/children.ts';

export const children: Translated<typeof english> = {
  heading: 'Dla rodziców dzieci w Stanach Zjednoczonych',
  scope:
    'Zgodnie z przepisami Children’s Online Privacy Protection Rule (16 CFR Part 312) niniejsza sekcja informuje rodziców, jak w serwisie %{site} postępuje się z danymi osobowymi dzieci, które nie ukończyły 13 lat.',
  operator:
    'Operatorem jest %{owner}. Adres pocztowy, adres e-mail i – jeżeli istnieje – numer telefonu operatora podano na początku niniejszej polityki. Operator odpowiada na wszystkie zapytania dotyczące danych dzieci: %{contact}.',
  others:
    'Za pośrednictwem serwisu %{site} dane zbierają lub otrzymują również następujące usługi: %{services}. Kto je świadczy i jak skontaktować się z ich dostawcami, wskazuje sekcja o usługach.',
  collected:
    'Dane, które mogą być zbierane od dzieci: %{data}. Sposób ich wykorzystywania i ujawniania wskazano w niniejszej polityce przy każdej z sytuacji i każdej usłudze.',
  persistent:
    'Trwałe identyfikatory zbierane na potrzeby wewnętrznego funkcjonowania serwisu %{site} nie są wykorzystywane w żadnym innym celu: ani do kontaktowania się z dzieckiem, ani do reklamy opartej na zachowaniu, ani do tworzenia profilu.',
  consent:
    'Zanim zbierzemy, wykorzystamy lub ujawnimy dane osobowe dziecka poza wyjątkami z § 312.5(c), uzyskujemy możliwą do zweryfikowania zgodę rodzica. Rodzic może zgodzić się na zbieranie i wykorzystywanie danych, nie zgadzając się na ich ujawnianie osobom trzecim, chyba że ujawnianie jest nieodłączną częścią usługi.',
  rights:
    'Rodzic może zapoznać się z danymi dziecka, żądać ich usunięcia i nie zgodzić się na ich dalsze zbieranie lub wykorzystywanie. W tym celu prosimy napisać na powyższy adres; upewniamy się, że żądanie pochodzi od rodzica (§ 312.6).',
  condition:
    'Nie wymagamy, aby dziecko ujawniło więcej danych, niż jest to rozsądnie niezbędne do udziału w danej aktywności (§ 312.7).',
  retention:
    'Dane dzieci przechowujemy tylko tak długo, jak jest to rozsądnie niezbędne do celu, w którym zostały zebrane, a następnie je usuwamy (§ 312.10). Okresy i kryteria wskazuje niniejsza polityka.',
};
