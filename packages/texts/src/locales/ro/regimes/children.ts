import type { Translated } from '../../../translated.ts';
import type { children as english } from '../../en/regimes/children.ts';

export const children: Translated<typeof english> = {
  heading: 'Pentru părinții copiilor din Statele Unite',
  scope:
    'În temeiul normei americane privind protecția vieții private a copiilor în mediul online (Children’s Online Privacy Protection Rule, 16 CFR Part 312), prezenta secțiune îi informează pe părinți cum sunt tratate pe %{site} informațiile personale ale copiilor sub 13 ani.',
  operator:
    'Operatorul este %{owner}. Adresa sa poștală, adresa sa de e-mail și, dacă există, numărul său de telefon figurează la începutul prezentei politici. Acesta răspunde la toate întrebările privind informațiile copiilor (%{contact}).',
  others:
    'De asemenea, colectează sau primesc informații prin intermediul %{site} următoarele servicii: %{services}. Cine le prestează și cum pot fi contactați prestatorii se arată în secțiunea privind serviciile.',
  collected:
    'Informații care pot fi colectate de la copii: %{data}. Modul în care sunt utilizate și divulgate este indicat în prezenta politică pentru fiecare activitate și serviciu.',
  persistent:
    'Identificatorii persistenți colectați pentru operațiunile interne prin care funcționează %{site} nu sunt utilizați în niciun alt scop: nici pentru a contacta un copil, nici pentru publicitate comportamentală, nici pentru a crea un profil.',
  consent:
    'Înainte de a colecta, a utiliza sau a divulga informații personale ale unui copil în afara excepțiilor prevăzute la § 312.5(c), obținem consimțământul verificabil al unui părinte. Un părinte poate consimți la colectare și utilizare fără a consimți la divulgarea către terți, cu excepția cazului în care divulgarea face parte integrantă din serviciu.',
  rights:
    'Un părinte poate consulta informațiile copilului, poate obține ștergerea lor și poate refuza colectarea sau utilizarea lor ulterioară. În acest scop, utilizați datele de contact de mai sus; ne asigurăm că solicitarea vine de la părinte (§ 312.6).',
  condition:
    'Nu cerem unui copil să dezvăluie mai multe informații decât este rezonabil necesar pentru a participa la o activitate (§ 312.7).',
  retention:
    'Informațiile copiilor sunt păstrate numai atât timp cât este rezonabil necesar pentru scopul în care au fost colectate, iar apoi sunt șterse (§ 312.10). Perioadele și criteriile sunt indicate în prezenta politică.',
};
