import type { Translated } from '../../../translated.ts';
import type { usage as english } from '../../en/terms-and-conditions/usage.ts';

export const usage: Translated<typeof english> = {
  licence: {
    heading: 'Ce puteți face',
    software:
      'Pe durata contractului puteți utiliza software-ul pentru dumneavoastră sau în cadrul propriei organizații. Dreptul nu este exclusiv și nu poate fi transmis.',
    content:
      'Puteți utiliza pentru dumneavoastră conținutul digital cumpărat, fără limită de timp, dacă oferta nu prevede altfel. Dreptul nu este exclusiv și nu poate fi transmis.',
    app: 'Puteți instala aplicația pe dispozitivele care vă aparțin sau pe care le controlați și o puteți utiliza pe acestea.',
    limits:
      'Nu puteți copia, transmite, închiria sau decompila ceea ce vă furnizăm și nici ocoli protecția, cu excepția cazurilor în care legea o permite indiferent de ceea ce prevede contractul.',
  },
  conduct: {
    heading: 'Ce nu este permis',
    intro: 'Atunci când utilizați %{site}, nu puteți:',
    rules: {
      law: 'încălca legea sau drepturile altora',
      malware: 'răspândi programe dăunătoare sau ocoli măsuri de securitate',
      load: 'perturba funcționarea, de exemplu prin solicitări automate care o suprasolicită',
      access: 'accesa conturi sau date ale altora fără permisiune',
      resale: 'vinde altora accesul, dacă nu am convenit astfel',
    },
    measures:
      'Dacă încălcați aceste reguli, vă putem restricționa sau bloca accesul, în măsura în care acest lucru este proporțional. Cu excepția cazurilor urgente, vă avertizăm în prealabil.',
  },
  content: {
    heading: 'Conținutul nostru',
    text: 'Textele, imaginile, programele și mărcile de pe %{site} ne aparțin nouă sau celor care ni le-au licențiat. Le puteți vizualiza și utiliza în scop privat; orice depășește acest cadru necesită permisiunea noastră sau o lege care o permite.',
    textBusinesses:
      'Textele, imaginile, programele și mărcile de pe %{site} ne aparțin nouă sau celor care ni le-au licențiat. Le puteți vizualiza și utiliza în scopuri proprii; orice depășește acest cadru necesită permisiunea noastră sau o lege care o permite.',
  },
  entrusted: {
    heading: 'Datele cu caracter personal pe care ni le încredințați',
    text: 'Atunci când clienții prelucrează date cu caracter personal cu ajutorul software-ului în cadrul activității lor, ei sunt operatori, iar noi suntem persoana împuternicită de aceștia. Prelucrăm aceste date numai în temeiul unui contract conform cu art. 28 din RGPD, pe care îl oferim fiecăruia dintre acești clienți.',
  },
  switching: {
    heading: 'Trecerea la alt furnizor',
    right:
      'Clienții pot oricând să treacă la alt furnizor, să se mute pe sisteme proprii sau să solicite ștergerea datelor lor, cu un preaviz de cel mult două luni (art. 25 din Regulamentul (UE) 2023/2854, Regulamentul privind datele).',
    transition:
      'După expirarea preavizului, efectuăm trecerea fără întârzieri nejustificate și în termen de 30 de zile. Dacă acest lucru nu este fezabil din punct de vedere tehnic, arătăm motivul în termen de 14 zile lucrătoare de la cerere și stabilim o altă perioadă, de cel mult șapte luni. Clientul poate prelungi perioada o dată. Până la sfârșitul ei oferim asistență rezonabilă, menținem serviciul la fel de sigur și semnalăm riscurile cunoscute pentru continuitatea lui.',
    data: 'Toate datele pe care clientul le-a introdus sau le-a generat prin utilizarea serviciului pot fi exportate într-un format structurat, utilizat în mod curent și care poate fi citit automat. Fac excepție datele privind funcționarea internă a serviciului care constituie secrete comerciale ale noastre, în măsura în care acest lucru nu împiedică trecerea. Datele pot fi preluate timp de cel puțin 30 de zile după tranziție; apoi le ștergem.',
    end: 'Contractul încetează când trecerea este finalizată sau, dacă clientul dorește numai ștergerea datelor, la expirarea preavizului.',
    charges:
      'Până la 11 ianuarie 2027 percepem pentru trecere cel mult costurile care decurg direct din aceasta; ulterior nu percepem nimic.',
    free: 'Nu percepem nimic pentru trecere.',
  },
  information: {
    heading: 'Informațiile de pe site',
    text: 'Pregătim cu atenție informațiile de pe %{site}. Ele au caracter general, nu constituie consultanță pentru cazul dumneavoastră și pot fi neactualizate.',
    links: 'Titularii altor site-uri către care trimitem răspund de conținutul acestora.',
  },
  availability: {
    heading: 'Disponibilitatea',
    text: 'Depunem eforturi rezonabile pentru ca %{site} să fie disponibil. Pot apărea întreruperi pentru întreținere, din motive de securitate sau din motive aflate în afara controlului nostru; dacă putem, anunțăm întreruperile mai lungi.',
  },
  stores: {
    heading: 'Magazine de aplicații',
    parties:
      'Prezenții termeni se convin numai între dumneavoastră și noi. Noi, și nu operatorul magazinului de aplicații (%{stores}), răspundem de aplicație, de conținutul, întreținerea și asistența acesteia.',
    purchases:
      'Achizițiile printr-un magazin de aplicații sunt supuse și regulilor acelui magazin privind plata și rambursarea. Drepturile dumneavoastră legale față de noi se mențin.',
    apple:
      'Apple și filialele sale sunt terți beneficiari ai prezenților termeni și îi pot invoca împotriva dumneavoastră. Confirmați că nu vă aflați într-o țară supusă unui embargo al Statelor Unite și că nu figurați pe niciuna dintre listele acestora de persoane interzise.',
  },
};
