import type { Translated } from '../../../translated.ts';
import type { canada as english } from '../../en/regimes/canada.ts';

export const canada: Translated<typeof english> = {
  federal: {
    heading: 'A Kanadában tartózkodó személyeknek',
    scope:
      'Ha a személyes információk védelméről és az elektronikus dokumentumokról szóló kanadai szövetségi törvény (Personal Information Protection and Electronic Documents Act, PIPEDA) alkalmazandó, ez a szakasz kiegészíti a tájékoztatót. A megnevezett elvek a törvény 1. mellékletében (Schedule 1) szerepelnek.',
    consent:
      'Személyes információit az Ön tudtával és hozzájárulásával gyűjtjük, használjuk és közöljük, kivéve, ha a törvény mást enged meg. Hozzájárulását a jogszabályi vagy szerződéses korlátok között és ésszerű határidővel bármikor visszavonhatja (4.3.8. elv).',
    accountable:
      'A törvény betartásáért nálunk felelős személy (4.1. elv) a következő elérhetőségen érhető el: %{contact}.',
    rights:
      'Kérésére közöljük, milyen személyes információkat tartunk nyilván Önről, mire használjuk őket, és kivel közöltük őket, hozzáférést adunk hozzájuk, és kijavítjuk a pontatlan vagy hiányos információkat (4.9. elv). Az írásbeli kérelemtől számított 30 napon belül válaszolunk (8. szakasz (3) bekezdés).',
    outside:
      'Személyes információkat a jelen tájékoztatóban megnevezett más országokban lévő szolgáltatók is kezelnek. Ott az adott ország joga szerint bíróságok és hatóságok hozzáférhetnek azokhoz.',
    complaint:
      'A törvény betartását ugyanígy, hozzánk fordulva vitathatja (4.10. elv), és panaszt tehet a kanadai adatvédelmi biztos hivatalánál (Office of the Privacy Commissioner of Canada, %{link}).',
  },
  quebec: {
    heading: 'A Québecben tartózkodó személyeknek',
    scope:
      'Ha a személyes információk magánszektorbeli védelméről szóló québeci törvény (Loi sur la protection des renseignements personnels dans le secteur privé, RLRQ, chapitre P-39.1) alkalmazandó, ez a szakasz kiegészíti a tájékoztatót. A megnevezett törvényszakaszok e törvény szakaszai.',
    officer: 'A személyes információk védelméért a fent megnevezett személy felel (3.1. szakasz).',
    head: 'A személyes információk védelméért a nálunk legfőbb döntési jogkörrel rendelkező személy felel (3.1. szakasz). A következő elérhetőségen fordulhat hozzá: %{contact}.',
    collection:
      'Személyes információkat a jelen tájékoztatóban megnevezett célokból gyűjtünk Öntől, amikor megadja őket, valamint az itt megnevezett szolgáltatások és nyomkövetők útján (8. szakasz).',
    profiling:
      'A nyomkövetőkről szóló szakasz megnevezi azt a technológiát, amellyel személyek azonosíthatók, helyük meghatározható vagy profiljuk elkészíthető, valamint annak be- és kikapcsolási módját (8.1. szakasz).',
    rightsIntro: 'Ön jogosult arra, hogy:',
    rights: {
      access: 'hozzáférjen az Önről nyilvántartott információkhoz, és másolatot kapjon róluk (27. szakasz)',
      portability:
        'a nekünk megadott, számítógépen tárolt információkat tagolt, széles körben használt technológiai formátumban megkapja, vagy más szervezetnek elküldesse (27. szakasz)',
      rectification:
        'helyesbíttesse a pontatlan, hiányos vagy félreérthető információkat, illetve azokat, amelyek gyűjtését vagy megőrzését jogszabály nem engedi meg (28. szakasz)',
      withdrawal: 'visszavonja az információk felhasználásához vagy közléséhez adott hozzájárulását (8. szakasz)',
      dissemination:
        'megszüntettesse az információk terjesztését, vagy eltávolíttassa a keresési találatokból a nevéhez kapcsolt hivatkozást, ha az súlyos sérelmet okoz Önnek (28.1. szakasz)',
      decisions:
        'tájékoztatást kapjon a kizárólag automatizált adatkezelésen alapuló döntésről, megismerje annak indokait, és észrevételeket tegyen (12.1. szakasz)',
    },
    onRequest:
      'Kérésére közöljük, milyen információkat gyűjtöttünk Öntől, nálunk mely személyi körök férnek hozzájuk, és meddig őrizzük meg őket (8. szakasz). 30 napon belül válaszolunk (32. szakasz).',
    outside:
      'A személyes információk Québecen kívülre, a jelen tájékoztatóban megnevezett országokba is közölhetők (8. és 17. szakasz).',
    authority: 'Fordulhat Québec adatvédelmi hatóságához is (Commission d’accès à l’information du Québec, %{link}).',
  },
};
