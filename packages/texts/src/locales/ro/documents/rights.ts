import type { Translated } from '../../../translated.ts';
import type { rights as english } from '../../en/documents/rights.ts';

export const rights: Translated<typeof english> = {
  heading: 'Drepturile dumneavoastră',
  intro: 'În măsura prevăzută de legea care vi se aplică, aveți următoarele drepturi:',
  access: {
    name: 'Dreptul de acces',
    text: 'Puteți obține o confirmare că prelucrăm sau nu date care vă privesc și puteți primi o copie a acestora, împreună cu informațiile privind prelucrarea (art. 15 din RGPD).',
  },
  rectification: {
    name: 'Dreptul la rectificare',
    text: 'Puteți obține rectificarea datelor inexacte și completarea celor incomplete (art. 16 din RGPD).',
  },
  erasure: {
    name: 'Dreptul la ștergerea datelor',
    text: 'Puteți obține ștergerea datelor dumneavoastră, de exemplu atunci când nu mai sunt necesare sau când vă retrageți consimțământul (art. 17 din RGPD).',
  },
  restriction: {
    name: 'Dreptul la restricționarea prelucrării',
    text: 'Puteți solicita ca datele să fie doar stocate și să nu fie utilizate în alt mod, de exemplu pe durata verificării exactității lor (art. 18 din RGPD).',
  },
  notification: {
    name: 'Notificarea destinatarilor',
    text: 'Comunicăm fiecărui destinatar al datelor dumneavoastră rectificarea, ștergerea sau restricționarea prelucrării, cu excepția cazului în care acest lucru se dovedește imposibil sau presupune eforturi disproporționate; la cerere, vă informăm cu privire la destinatarii respectivi (art. 19 din RGPD).',
  },
  portability: {
    name: 'Dreptul la portabilitatea datelor',
    text: 'Puteți primi datele pe care ni le-ați furnizat într-un format structurat, utilizat în mod curent și care poate fi citit automat sau puteți solicita transmiterea lor către un alt operator, atunci când prelucrarea se întemeiază pe consimțământ sau pe un contract și este efectuată prin mijloace automate (art. 20 din RGPD).',
  },
  automated: {
    name: 'Dreptul de a nu face obiectul unor decizii exclusiv automatizate',
    text: 'Aveți dreptul de a nu face obiectul unei decizii bazate exclusiv pe prelucrarea automată care vă afectează într-o măsură semnificativă, cu excepția cazului în care legea o permite; în acest caz, puteți obține reexaminarea ei de către o persoană (art. 22 din RGPD).',
  },
  withdrawal: {
    name: 'Retragerea consimțământului',
    text: 'Vă puteți retrage oricând orice consimțământ. Ceea ce s-a efectuat înainte de retragere rămâne legal (art. 7 alin. (3) din RGPD).',
  },
  deceased: {
    name: 'Datele persoanelor decedate',
    france:
      'Puteți da dispoziții privind păstrarea, ștergerea și comunicarea datelor dumneavoastră după deces (art. 85 din Legea franceză privind protecția datelor, Legea nr. 78-17 din 6 ianuarie 1978).',
    italy:
      'Drepturile prevăzute la art. 15–22 din RGPD cu privire la datele unei persoane decedate pot fi exercitate de cine are un interes propriu, de cine acționează ca mandatar al acesteia pentru a o proteja sau de cine acționează din motive familiale demne de protecție (art. 2-terdecies din Codul italian privind protecția datelor cu caracter personal, Decretul legislativ nr. 196/2003).',
    spain:
      'Rudele și moștenitorii unei persoane decedate, precum și cei care au împărțit viața cu aceasta, ne pot solicita accesul la datele persoanei respective, precum și rectificarea sau ștergerea lor, cu excepția cazului în care persoana a interzis aceasta în mod expres sau o lege prevede altfel (art. 3 din Legea organică spaniolă 3/2018, LOPDGDD).',
  },
  objection: {
    heading: 'Dreptul la opoziție',
    reasons:
      'Atunci când vă prelucrăm datele în temeiul unor interese legitime sau în interes public, vă puteți opune oricând, din motive legate de situația dumneavoastră particulară. În acest caz încetăm prelucrarea, cu excepția cazului în care demonstrăm că avem motive legitime și imperioase sau avem nevoie de date pentru constatarea, exercitarea sau apărarea unui drept în instanță (art. 21 alin. (1) din RGPD).',
    marketing:
      'Vă puteți opune oricând și fără a indica motive utilizării datelor dumneavoastră în scop de marketing direct. În acest caz nu le mai utilizăm în acest scop (art. 21 alin. (2) și (3) din RGPD).',
  },
  exercise: {
    heading: 'Cum vă exercitați drepturile',
    write:
      'Pentru a vă exercita drepturile, contactați-ne: %{contact}. Este suficientă o simplă solicitare; nu este necesar niciun formular.',
    form: 'Pentru a vă exercita drepturile, utilizați acest formular: %{link}. Ne puteți și scrie: %{contact}.',
    formText: 'formular de solicitare',
    answer:
      'Răspundem gratuit și fără întârzieri nejustificate, în termen de cel mult o lună. Atunci când cererile sunt complexe sau numeroase, acest termen poate fi prelungit cu încă două luni; în acest caz vă informăm în prima lună și vă comunicăm motivele (art. 12 din RGPD).',
    identity:
      'Numai dacă avem îndoieli întemeiate cu privire la identitatea dumneavoastră vă solicităm informații suplimentare pentru a o confirma.',
  },
  complaint: {
    heading: 'Plângere la o autoritate de supraveghere',
    gdpr: 'În cazul în care considerați că prelucrarea datelor dumneavoastră încalcă legea, puteți depune o plângere la o autoritate de supraveghere pentru protecția datelor, în special în statul membru în care aveți reședința obișnuită, în care se află locul dumneavoastră de muncă sau în care a avut loc presupusa încălcare (art. 77 din RGPD).',
    competent: 'Autoritatea competentă în ceea ce ne privește este:',
    competentOneOf:
      'Autoritatea competentă în ceea ce ne privește depinde de partea țării în care suntem stabiliți. Acestea sunt autoritățile din țară (%{country}); vă puteți adresa oricăreia dintre ele:',
    find: 'Autoritățile din toate țările Spațiului Economic European sunt enumerate aici: %{link}.',
    findText: 'Comitetul european pentru protecția datelor, membri',
    court: 'Vă puteți adresa și unei instanțe judecătorești (art. 79 din RGPD).',
    name: 'Autoritate',
    address: 'Adresă',
    email: 'E-mail',
    website: 'Site web',
  },
};
