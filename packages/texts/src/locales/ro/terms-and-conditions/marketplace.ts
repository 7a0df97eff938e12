import type { Translated } from '../../../translated.ts';
import type { marketplace as english } from '../../en/terms-and-conditions/marketplace.ts';

export const marketplace: Translated<typeof english> = {
  heading: 'Piața online',
  role: 'Pe piața online, alții oferă bunuri și servicii. Contractul privind acestea se încheie între cumpărător și vânzător; noi punem la dispoziție piața online și nu suntem parte la contract, cu excepția cazului în care o ofertă arată că noi suntem vânzătorul.',
  status:
    'Fiecare ofertă arată dacă vânzătorul declară că este comerciant. Dacă nu este, contractului cu acesta nu i se aplică drepturile consumatorilor prevăzute de legislația Uniunii privind protecția consumatorilor, inclusiv dreptul de retragere.',
  traders: 'Toți vânzătorii sunt comercianți.',
  duties:
    'Vânzătorul răspunde de ofertă, de livrare și de drepturile cumpărătorului care decurg din contract. Noi răspundem de funcționarea pieței online.',
  ranking: {
    heading: 'Cum sunt ierarhizate ofertele',
    intro: 'Ordinea în care ofertele apar în rezultatele căutării depinde în principal de următoarele elemente:',
    paid: 'Dacă o plată influențează poziția unei oferte, oferta este marcată ca atare.',
    own: 'Pe piața online prezentăm și oferte proprii. Accesul, ierarhizarea și condițiile sunt pentru acestea aceleași ca pentru ofertele vânzătorilor.',
    ownDiffers:
      'Pe piața online prezentăm și oferte proprii. Acestea sunt tratate diferit de ofertele vânzătorilor, după cum urmează:',
  },
  business: {
    heading: 'Pentru vânzători',
    grounds:
      'Restricționăm sau suspendăm utilizarea pieței online de către un vânzător ori îi punem capăt numai din cauza unei încălcări a prezenților termeni sau a legii, pentru a proteja drepturile altora sau siguranța utilizatorilor ori pentru că lipsesc informații pe care legea le cere vânzătorilor.',
    text: 'Dacă restricționăm utilizarea pieței online de către un vânzător, o suspendăm sau îi punem capăt, îi comunicăm motivele: pentru o restricționare sau suspendare, înainte de a produce efecte sau în momentul în care le produce, iar pentru încetarea totală a utilizării, cu cel puțin 30 de zile înainte, cu excepția cazului în care o lege sau încălcări repetate impun altfel. Modificările prezenților termeni sunt anunțate vânzătorilor cu cel puțin 15 zile înainte de a se aplica (Regulamentul (UE) 2019/1150).',
    rights:
      'Vânzătorii își păstrează drepturile asupra textelor, imaginilor și mărcilor lor. Cât timp o ofertă este afișată, ne permit gratuit să le utilizăm pentru a prezenta oferta pe piața online și pentru a atrage atenția asupra ei în alte locuri, de exemplu în motoare de căutare și în reclame.',
    data: 'Prin contul lor, vânzătorii au acces la datele privind propriile oferte, comenzi și evaluări și la datele cumpărătorilor de care au nevoie pentru executarea unui contract; pot prelua aceste date timp de 30 de zile după încetarea utilizării. Noi avem acces la toate datele generate de utilizarea pieței online. Comunicăm date despre un vânzător altor vânzători numai în formă agregată.',
    complaints:
      'Vânzătorii ne pot adresa gratuit plângeri la %{contact}. Examinăm fiecare plângere într-un termen rezonabil și comunicăm vânzătorului rezultatul și motivele.',
    mediators:
      'Pentru soluționarea extrajudiciară a litigiilor cu vânzătorii, suntem dispuși să apelăm la următorii mediatori: %{mediators}.',
  },
};
