import type { Translated } from '../../../translated.ts';
import type { brazil as english } from '../../en/regimes/brazil.ts';

export const brazil: Translated<typeof english> = {
  heading: 'Pentru persoanele din Brazilia',
  scope:
    'În cazul în care se aplică Legea generală braziliană privind protecția datelor cu caracter personal, Legea nr. 13.709/2018 (Lei Geral de Proteção de Dados Pessoais, LGPD), prezenta secțiune completează politica.',
  bases:
    'Atunci când prezenta politică indică drept temei juridic consimțământul, un contract, o obligație legală sau interesele legitime, acesta este și temeiul juridic cu același nume din art. 7 din LGPD; pentru datele sensibile, temeiul este unul dintre cele prevăzute la art. 11 din LGPD.',
  basesPlain:
    'Prelucrăm date cu caracter personal cu consimțământul dumneavoastră, pentru un contract cu dumneavoastră, pentru îndeplinirea unei obligații legale sau pentru interesele noastre legitime (art. 7 din LGPD); datele sensibile, numai în unul dintre temeiurile juridice prevăzute la art. 11 din LGPD.',
  rightsIntro: 'Aveți următoarele drepturi (art. 18 și 20 din LGPD):',
  rights: {
    access: 'confirmarea faptului că vă prelucrăm datele și accesul la acestea',
    correction: 'corectarea datelor incomplete, inexacte sau neactualizate',
    blocking: 'anonimizarea, blocarea sau ștergerea datelor inutile, excesive sau prelucrate cu încălcarea legii',
    portability: 'portabilitatea datelor dumneavoastră către un alt furnizor',
    erasure:
      'ștergerea datelor prelucrate cu consimțământul dumneavoastră, cu excepția cazului în care art. 16 din LGPD permite păstrarea lor',
    sharing: 'informații privind entitățile publice și private cărora le-am comunicat datele dumneavoastră',
    refusal: 'informații privind posibilitatea de a refuza consimțământul și consecințele refuzului',
    withdrawal: 'retragerea consimțământului, gratuit și la fel de ușor cum a fost acordat (art. 8 § 5 din LGPD)',
    objection: 'opoziția față de o prelucrare fără consimțământ care încalcă legea (art. 18 § 2 din LGPD)',
    review:
      'reexaminarea deciziilor luate exclusiv prin mijloace automate care vă afectează interesele (art. 20 din LGPD)',
  },
  exercise:
    'Pentru a le exercita și pentru orice întrebare privind protecția datelor (art. 41 din LGPD), contactați-ne: %{contact}. Răspundem în formă simplificată fără întârziere sau în mod complet în termen de 15 zile de la solicitare (art. 19 din LGPD).',
  transfers:
    'Datele sunt transferate în țările din afara Braziliei indicate în prezenta politică numai dacă art. 33 din LGPD o permite: în țări a căror protecție a fost recunoscută de ANPD, în baza clauzelor contractuale standard din Rezoluția CD/ANPD nr. 19/2024 sau pentru un alt motiv prevăzut la acest articol.',
  children:
    'Datele copiilor și ale adolescenților sunt prelucrate în interesul superior al acestora (art. 14 din LGPD).',
  authority:
    'Vă puteți adresa cu o petiție și Agenției Naționale pentru Protecția Datelor din Brazilia, ANPD (%{link}), precum și organismelor de protecție a consumatorilor (art. 18 § 1 și 8 din LGPD).',
};
