import type { Translated } from '../../../translated.ts';
import type { canada as english } from '../../en/regimes/canada.ts';

export const canada: Translated<typeof english> = {
  federal: {
    heading: 'Pre osoby v Kanade',
    scope:
      'Ak sa uplatňuje kanadský zákon Personal Information Protection and Electronic Documents Act (PIPEDA), tento oddiel dopĺňa tieto zásady. Uvádzané princípy sú princípy z prílohy 1 tohto zákona.',
    consent:
      'Vaše osobné údaje získavame, používame a sprístupňujeme s vaším vedomím a súhlasom, ak zákon nedovoľuje niečo iné. Súhlas môžete kedykoľvek odvolať, s výhradou zákonných alebo zmluvných obmedzení a v primeranom predstihu (princíp 4.3.8).',
    accountable: 'Kontakt na osobu, ktorá zodpovedá za to, že zákon dodržiavame (princíp 4.1): %{contact}.',
    rights:
      'Na žiadosť vám oznámime, ktoré osobné údaje o vás máme, na čo sa používajú a komu boli sprístupnené, umožníme vám k nim prístup a opravíme to, čo je nepresné alebo neúplné (princíp 4.9). Odpovedáme do 30 dní od písomnej žiadosti (section 8(3)).',
    outside:
      'Osobné údaje spracúvajú poskytovatelia služieb aj v ďalších krajinách uvedených v týchto zásadách. Tam môžu byť podľa práva danej krajiny prístupné súdom a orgánom.',
    complaint:
      'Dodržiavanie zákona z našej strany môžete spochybniť na tej istej adrese (princíp 4.10) a sťažnosť môžete podať kanadskému orgánu pre ochranu údajov, Office of the Privacy Commissioner of Canada (%{link}).',
  },
  quebec: {
    heading: 'Pre osoby v Québecu',
    scope:
      'Ak sa uplatňuje québecký zákon o ochrane osobných údajov v súkromnom sektore (Loi sur la protection des renseignements personnels dans le secteur privé, RLRQ, c. P-39.1), tento oddiel dopĺňa tieto zásady. Uvádzané články sú články tohto zákona.',
    officer: 'Ochranou osobných údajov je poverená vyššie uvedená osoba (čl. 3.1).',
    head: 'Ochranou osobných údajov je poverená osoba, ktorá u nás vykonáva najvyššiu právomoc (čl. 3.1). Kontakt na ňu: %{contact}.',
    collection:
      'Osobné údaje od vás získavame na účely uvedené v týchto zásadách, keď nám ich poskytnete, a pomocou služieb a sledovacích prvkov uvedených v týchto zásadách (čl. 8).',
    profiling:
      'Oddiel o sledovacích prvkoch uvádza technológiu, ktorá umožňuje osoby identifikovať, lokalizovať alebo profilovať, a ako ju zapnúť alebo vypnúť (čl. 8.1).',
    rightsIntro: 'Môžete:',
    rights: {
      access: 'získať prístup k údajom, ktoré o vás máme, a dostať ich kópiu (čl. 27)',
      portability:
        'dostať elektronické údaje, ktoré ste nám poskytli, v štruktúrovanom a bežne používanom technickom formáte alebo ich dať preniesť inému subjektu (čl. 27)',
      rectification:
        'dať opraviť údaje, ktoré sú nepresné, neúplné alebo nejednoznačné alebo ktorých získavanie či uchovávanie zákon nedovoľuje (čl. 28)',
      withdrawal: 'odvolať súhlas s použitím alebo oznamovaním údajov (čl. 8)',
      dissemination:
        'požadovať ukončenie šírenia údajov alebo vyradenie hypertextového odkazu spojeného s vaším menom z výsledkov vyhľadávania, ak vám to spôsobuje vážnu ujmu (čl. 28.1)',
      decisions:
        'dozvedieť sa o rozhodnutí založenom výlučne na automatizovanom spracúvaní, zistiť jeho dôvody a predložiť pripomienky (čl. 12.1)',
    },
    onRequest:
      'Na žiadosť vám oznámime, ktoré údaje sme od vás získali, ktoré kategórie osôb k nim u nás majú prístup a ako dlho sa uchovávajú (čl. 8). Odpovedáme do 30 dní (čl. 32).',
    outside: 'Osobné údaje sa môžu oznamovať mimo Québecu, do krajín uvedených v týchto zásadách (čl. 8 a 17).',
    authority: 'Môžete sa obrátiť aj na orgán Commission d’accès à l’information du Québec (%{link}).',
  },
};
