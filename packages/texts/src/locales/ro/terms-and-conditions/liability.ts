import type { Translated } from '../../../translated.ts';
import type { liability as english } from '../../en/terms-and-conditions/liability.ts';

export const liability: Translated<typeof english> = {
  heading: 'Răspunderea',
  general: {
    unlimited:
      'Răspundem fără limită pentru intenție și culpă gravă, pentru vătămarea vieții, a integrității fizice sau psihice ori a sănătății, în cazul în care am ascuns cu viclenie un viciu sau am acordat o garanție, precum și în temeiul legislației privind răspunderea pentru produsele cu defecte.',
    essential:
      'În caz de culpă ușoară răspundem numai dacă este încălcată o obligație a cărei îndeplinire constituie însăși condiția executării corespunzătoare a contractului și pe a cărei respectare vă puteți baza în mod obișnuit. Răspunderea se limitează în acest caz la prejudiciul tipic pentru astfel de contracte și previzibil.',
    else: 'În rest, este exclusă răspunderea pentru culpă ușoară. Același lucru este valabil și pentru răspunderea celor care acționează pentru noi.',
    consumers:
      'Față de consumatori răspundem potrivit legii; nimic din prezenții termeni nu exclude și nu limitează această răspundere.',
    businesses: 'Față de întreprinderi se aplică următoarele:',
    mandatory: 'Drepturile pe care dispozițiile imperative ale legii le conferă consumatorilor rămân neatinse.',
  },
  unitedKingdom: {
    unlimited:
      'Nicio dispoziție din prezenții termeni nu limitează și nu exclude răspunderea noastră pentru deces sau vătămări corporale cauzate din neglijența noastră, pentru fraudă sau declarații frauduloase ori pentru orice altă situație în care legea nu o permite.',
    consumers:
      'Dacă sunteți consumator, răspundem pentru pierderile sau daunele care sunt o consecință previzibilă a neexecutării contractului de către noi sau a lipsei de diligență și competență rezonabile. Drepturile dumneavoastră legale se mențin.',
    businesses:
      'Dacă sunteți profesionist, nu răspundem pentru pierderea profitului, a afacerilor sau a oportunităților și nici pentru pierderi indirecte, iar răspunderea noastră totală în temeiul unui contract se limitează la suma plătită în baza acestuia în cele douăsprezece luni anterioare evenimentului.',
  },
  unitedStates: {
    asIs: 'În măsura permisă de lege, %{site} este oferit „ca atare” („as is”) și „în limita disponibilității” („as available”), fără garanții de niciun fel, exprese sau implicite.',
    cap: 'În măsura permisă de lege, nu răspundem pentru daune indirecte, incidentale, speciale sau subsecvente, iar răspunderea noastră totală se limitează la suma pe care ne-ați plătit-o în cele douăsprezece luni anterioare evenimentului care a dat naștere pretenției.',
    states:
      'Unele sisteme de drept nu permit excluderea anumitor garanții sau limitarea anumitor daune. În acest caz, limitările de mai sus nu vi se aplică și este posibil să aveți și alte drepturi.',
  },
};
