import type { Translated } from '../../../translated.ts';
import type { australia as english } from '../../en/regimes/australia.ts';

export const australia: Translated<typeof english> = {
  heading: 'Pentru persoanele din Australia',
  scope:
    'În cazul în care se aplică Legea australiană privind protecția vieții private (Privacy Act 1988), prezenta secțiune completează politica. Ea indică principiile australiene privind protecția vieții private (Australian Privacy Principles, APP) din anexa 1 la această lege.',
  kinds:
    'Tipurile de informații personale pe care le colectăm și le deținem, modul în care le colectăm și scopurile în care le colectăm, le deținem, le utilizăm și le divulgăm sunt descrise în prezenta politică (APP 1.4).',
  anonymity:
    'Nu este necesar să vă identificați sau puteți utiliza un pseudonim ori de câte ori acest lucru este legal și posibil în practică (APP 2).',
  overseas:
    'Este probabil să divulgăm informații personale unor destinatari din următoarele țări din afara Australiei: %{countries} (APP 1.4(f) și (g), APP 8).',
  access:
    'Pentru a avea acces la informațiile personale pe care le deținem despre dumneavoastră (APP 12) sau pentru a obține corectarea lor (APP 13), contactați-ne: %{contact}. Solicitarea este gratuită.',
  complaint:
    'În cazul în care considerați că am încălcat un principiu australian privind protecția vieții private, utilizați aceleași date de contact. Dacă nu primiți un răspuns în 30 de zile sau acesta nu vă mulțumește, puteți depune o plângere la biroul comisarului australian pentru informații, Office of the Australian Information Commissioner (%{link}).',
  decisions:
    'Secțiunea privind deciziile automatizate arată pentru ce decizii programele informatice utilizează informații personale și care sunt aceste informații (APP 1.7–1.9).',
  noDecisions:
    'Nu utilizăm niciun program informatic care să ia decizii despre care se poate presupune în mod rezonabil că v-ar afecta semnificativ drepturile sau interesele (APP 1.7–1.9).',
};
