import type { Translated } from '../../../translated.ts';
import type { canada as english } from '../../en/regimes/canada.ts';

export const canada: Translated<typeof english> = {
  federal: {
    heading: 'Pentru persoanele din Canada',
    scope:
      'În cazul în care se aplică Legea federală canadiană privind protecția informațiilor personale și documentele electronice (Personal Information Protection and Electronic Documents Act, PIPEDA), prezenta secțiune completează politica. Principiile indicate sunt cele din anexa 1 la această lege.',
    consent:
      'Colectăm, utilizăm și divulgăm informațiile dumneavoastră personale cu știința și consimțământul dumneavoastră, cu excepția cazurilor în care legea permite altfel. Vă puteți retrage consimțământul oricând, sub rezerva restricțiilor legale sau contractuale și a unui preaviz rezonabil (principiul 4.3.8).',
    accountable:
      'Persoana care răspunde de respectarea legii în cadrul organizației noastre (principiul 4.1) poate fi contactată astfel: %{contact}.',
    rights:
      'La cerere, vă comunicăm ce informații personale deținem despre dumneavoastră, în ce scop sunt utilizate și cui i-au fost divulgate, vă oferim acces la ele și corectăm ceea ce este inexact sau incomplet (principiul 4.9). Răspundem în termen de 30 de zile de la o cerere scrisă (secțiunea 8(3)).',
    outside:
      'Informațiile personale sunt prelucrate și de prestatori de servicii din celelalte țări indicate în prezenta politică. Acolo pot fi accesibile instanțelor și autorităților, în temeiul legii țării respective.',
    complaint:
      'Puteți contesta respectarea legii de către noi, utilizând aceleași date de contact (principiul 4.10), și puteți depune o plângere la biroul comisarului canadian pentru protecția vieții private, Office of the Privacy Commissioner of Canada (%{link}).',
  },
  quebec: {
    heading: 'Pentru persoanele din Québec',
    scope:
      'În cazul în care se aplică Legea provinciei Québec privind protecția informațiilor personale în sectorul privat (Loi sur la protection des renseignements personnels dans le secteur privé, RLRQ, chapitre P-39.1), prezenta secțiune completează politica. Articolele indicate sunt cele din această lege.',
    officer: 'Persoana indicată mai sus este responsabilă de protecția informațiilor personale (art. 3.1).',
    head: 'De protecția informațiilor personale este responsabilă persoana care exercită cea mai înaltă autoritate în cadrul organizației noastre (art. 3.1). Persoana poate fi contactată astfel: %{contact}.',
    collection:
      'Informațiile personale sunt colectate de la dumneavoastră, în scopurile indicate în prezenta politică, atunci când le furnizați și prin intermediul serviciilor și al instrumentelor de urmărire indicate aici (art. 8).',
    profiling:
      'Secțiunea privind instrumentele de urmărire indică tehnologia care permite identificarea, localizarea sau crearea de profiluri ale persoanelor, precum și mijloacele de activare sau dezactivare a acesteia (art. 8.1).',
    rightsIntro: 'Puteți:',
    rights: {
      access:
        'să aveți acces la informațiile pe care le deținem despre dumneavoastră și să primiți o copie a acestora (art. 27)',
      portability:
        'să primiți informațiile informatizate pe care ni le-ați furnizat într-un format tehnologic structurat și utilizat în mod curent sau să obțineți transmiterea lor către o altă entitate (art. 27)',
      rectification:
        'să obțineți rectificarea informațiilor inexacte, incomplete sau echivoce ori a căror colectare sau păstrare nu este permisă de lege (art. 28)',
      withdrawal: 'să vă retrageți consimțământul privind utilizarea sau comunicarea informațiilor (art. 8)',
      dissemination:
        'să obțineți încetarea difuzării unor informații sau dezindexarea unui hyperlink asociat numelui dumneavoastră, atunci când vă cauzează un prejudiciu grav (art. 28.1)',
      decisions:
        'să aflați că o decizie se bazează exclusiv pe prelucrarea automată, să cunoașteți motivele acesteia și să prezentați observații (art. 12.1)',
    },
    onRequest:
      'La cerere, vă comunicăm ce informații au fost colectate de la dumneavoastră, ce categorii de persoane au acces la ele în cadrul organizației noastre și cât timp sunt păstrate (art. 8). Răspundem în termen de 30 de zile (art. 32).',
    outside:
      'Informațiile personale pot fi comunicate în afara provinciei Québec, în țările indicate în prezenta politică (art. 8 și 17).',
    authority: 'Vă puteți adresa și Commission d’accès à l’information du Québec (%{link}).',
  },
};
