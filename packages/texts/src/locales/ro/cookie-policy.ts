import type { Translated } from '../../translated.ts';
import type { cookiePolicy as english } from '../en/cookie-policy.ts';

export const cookiePolicy: Translated<typeof english> = {
  title: 'Politica privind cookie-urile',
  about: {
    heading: 'Obiectul prezentei politici privind cookie-urile',
    site: 'Prezenta politică privind cookie-urile arată ce cookie-uri și alte instrumente de urmărire utilizează %{site}, la ce servește fiecare, cine îl poate citi, cât timp rămâne pe dispozitivul dumneavoastră și cum îl puteți refuza.',
    app: 'Prezenta politică privind cookie-urile arată ce instrumente de urmărire utilizează aplicația %{site}, la ce servește fiecare, cine îl poate citi, cât timp rămâne pe dispozitivul dumneavoastră și cum îl puteți refuza.',
    more: 'Ce se mai întâmplă cu datele cu caracter personal, cui îi sunt comunicate, unde ajung și ce drepturi aveți se explică în %{link}.',
    moreText: 'politica de confidențialitate',
  },
  what: {
    heading: 'Ce sunt instrumentele de urmărire',
    kinds: {
      cookie: 'Cookie-uri',
      cookieText:
        'Fișiere text de mici dimensiuni pe care un site web le stochează prin intermediul browserului și pe care acesta le trimite înapoi la solicitările ulterioare. Cookie-urile de sesiune dispar la închiderea browserului, celelalte, la sfârșitul duratei lor de stocare sau când le ștergeți.',
      local: 'Stocare locală',
      localText:
        'Înregistrări pe care un site web le păstrează într-un spațiu al browserului și le citește din nou la o vizită ulterioară.',
      app: 'Identificatori ai dispozitivului',
      appText: 'Numere după care o aplicație sau serviciile integrate în aceasta recunosc dispozitivul dumneavoastră.',
    },
    parties:
      'Instrumentele de urmărire se numesc proprii atunci când sunt plasate pentru adresa site-ului pe care îl vizitați și ale unor terți atunci când sunt plasate pentru adresa altcuiva.',
  },
  categories: {
    necessary: 'Instrumente de urmărire strict necesare',
    functionality: 'Instrumente de urmărire pentru funcționalitate',
    experience: 'Instrumente de urmărire pentru o experiență mai bună',
    measurement: 'Instrumente de urmărire pentru măsurare',
    marketing: 'Instrumente de urmărire pentru marketing',
  },
  onlyWithConsent: 'Aceste instrumente de urmărire sunt utilizate numai dacă vă dați consimțământul.',
  withoutConsent:
    'Aceste instrumente de urmărire sunt utilizate fără consimțământ, deoarece fără ele o funcție solicitată de dumneavoastră nu ar fi disponibilă.',
  used: 'Aceste instrumente de urmărire sunt utilizate pe %{site}.',
  provider: 'Furnizor',
  purpose: 'Scop',
  duration: 'Durata de stocare',
  longest: 'Durata de stocare a tuturor instrumentelor de urmărire ale acestui serviciu: cel mult %{period}.',
  allSession:
    'Toate instrumentele de urmărire ale acestui serviciu sunt șterse la închiderea browserului sau a aplicației.',
  allIndefinite: 'Instrumentele de urmărire ale acestui serviciu rămân până când le ștergeți.',
  unstated:
    'Furnizorul stabilește cât timp rămân instrumentele de urmărire ale acestui serviciu; propria sa politică oferă mai multe informații.',
  namesUnknown: 'Nu cunoaștem numele fiecărui instrument de urmărire al acestui serviciu.',
  caption: 'Instrumente de urmărire (%{service})',
  name: 'Nume',
  storage: 'Tip',
  storages: { cookie: 'Cookie', local: 'Stocare locală', app: 'Identificator al dispozitivului' },
  party: 'Plasat de',
  choices: {
    heading: 'Cum puteți decide',
    devices:
      'În setările browserului puteți vedea ce cookie-uri și date stocate conține, le puteți șterge și le puteți bloca pe cele noi. Iată unde:',
    phones:
      'Pe telefon sau tabletă, setările sistemului vă permit să resetați sau să dezactivați identificatorul publicitar și să decideți ce aplicații vă pot urmări activitatea.',
    consequence:
      'Dacă blocați instrumente de urmărire strict necesare, este posibil ca %{site} să nu mai funcționeze pe deplin.',
    optOuts: 'Unii furnizori oferă o modalitate proprie de refuz (opt-out):',
    optOut: 'Refuz: %{name}',
  },
  rights: {
    heading: 'Drepturile dumneavoastră',
    text: 'Atunci când instrumentele de urmărire prelucrează date cu caracter personal, aveți drepturile conferite de legislația privind protecția datelor. Pentru a le exercita, contactați-ne: %{contact}.',
    complain: 'Puteți depune și o plângere la o autoritate pentru protecția datelor.',
  },
  none: {
    heading: 'Fără instrumente de urmărire',
    text: '%{site} nu utilizează niciun serviciu care să plaseze instrumente de urmărire pe dispozitivul dumneavoastră.',
  },
  changes: {
    heading: 'Modificarea prezentei politici privind cookie-urile',
    text: 'Când instrumentele de urmărire se modifică, se modifică și prezenta politică privind cookie-urile. Fiecare versiune poartă data sa, iar versiunile anterioare pot fi consultate din pagina pe care este publicată.',
  },
};
