import type { Translated } from '../../../translated.ts';
import type { decisions as english } from '../../en/documents/decisions.ts';

export const decisions: Translated<typeof english> = {
  automated: {
    heading: 'Decizii automatizate și crearea de profiluri',
    none: 'Nu luăm decizii bazate exclusiv pe prelucrarea automată, inclusiv crearea de profiluri, care să producă efecte juridice care vă privesc sau să vă afecteze în mod similar într-o măsură semnificativă (art. 22 din RGPD).',
    nonePlain:
      'Nu luăm decizii exclusiv prin mijloace automate care să producă efecte juridice care vă privesc sau să vă afecteze în mod similar într-o măsură semnificativă.',
    reason: 'Motiv',
    made: 'Luăm decizii bazate exclusiv pe prelucrarea automată, inclusiv crearea de profiluri, care produc efecte juridice care vă privesc sau vă afectează în mod similar într-o măsură semnificativă (art. 22 din RGPD).',
    madePlain:
      'Luăm decizii exclusiv prin mijloace automate care produc efecte juridice care vă privesc sau vă afectează în mod similar într-o măsură semnificativă.',
    logic: 'Logica utilizată',
    consequences: 'Ce înseamnă pentru dumneavoastră',
    rights:
      'Puteți solicita ca o astfel de decizie să fie reexaminată de o persoană, vă puteți exprima punctul de vedere și puteți contesta decizia.',
    profilingIntro:
      'Pentru publicitate sau pentru adaptarea conținutului, se creează profiluri de interese pe baza modului în care sunt utilizate site-urile și aplicațiile, de către:',
  },
  sources: {
    heading: 'Date pe care le primim de la terți',
    intro: 'Unele date cu caracter personal nu provin de la dumneavoastră, ci de la alții (art. 14 din RGPD):',
    introPlain: 'Unele date cu caracter personal nu provin de la dumneavoastră, ci de la alții:',
    caption: 'Date din alte surse',
    from: 'Sursă',
    data: 'Date',
    purpose: 'Scop',
    public: 'Accesibilă publicului?',
  },
  obligation: {
    heading: 'Dacă trebuie să furnizați date',
    text: 'Puteți alege liber dacă utilizați sau nu %{site}. Mai sus, la fiecare situație, se indică dacă anumite date sunt necesare pentru ceea ce ne solicitați și care sunt consecințele nefurnizării lor.',
    services:
      'Furnizarea datelor a căror prelucrare se întemeiază pe consimțământul dumneavoastră este întotdeauna facultativă: dacă refuzați, nu este disponibilă doar funcția respectivă.',
  },
  children: {
    heading: 'Copii',
    notDirected:
      '%{site} nu se adresează copiilor și nu colectăm cu bună știință date de la aceștia. În cazul în care considerați că un copil ne-a furnizat date cu caracter personal, contactați-ne (%{contact}), iar noi le vom șterge.',
    minimumAge: {
      one: 'Pentru a utiliza %{site} este necesară vârsta de cel puțin %{number} an.',
      few: 'Pentru a utiliza %{site} este necesară vârsta de cel puțin %{number} ani.',
      other: 'Pentru a utiliza %{site} este necesară vârsta de cel puțin %{number} de ani.',
    },
    directed:
      '%{site} se adresează și copiilor. Atunci când prelucrarea datelor unui copil se întemeiază pe consimțământ, iar copilul nu a împlinit vârsta prevăzută de lege, consimțământul trebuie acordat sau autorizat de titularul răspunderii părintești (art. 8 din RGPD).',
    directedPlain: '%{site} se adresează și copiilor.',
    parents:
      'Părinții și tutorii pot consulta datele copilului, pot obține ștergerea acestora și pot refuza colectarea ulterioară, contactându-ne (%{contact}).',
    parentsUs:
      'În Statele Unite, Children’s Online Privacy Protection Rule (16 CFR Part 312), norma privind protecția vieții private a copiilor în mediul online, permite colectarea online a datelor cu caracter personal ale copiilor sub 13 ani numai cu consimțământul verificabil al unui părinte, sub rezerva excepțiilor pe care le prevede.',
  },
};
