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
  },
  business: {
    heading: 'Pentru vânzători',
    text: 'Dacă restricționăm utilizarea pieței online de către un vânzător, o suspendăm sau îi punem capăt, îi comunicăm motivele: pentru o restricționare sau suspendare, înainte de a produce efecte sau în momentul în care le produce, iar pentru încetarea totală a utilizării, cu cel puțin 30 de zile înainte, cu excepția cazului în care o lege sau încălcări repetate impun altfel. Modificările prezenților termeni sunt anunțate vânzătorilor cu cel puțin 15 zile înainte de a se aplica (Regulamentul (UE) 2019/1150).',
  },
};
