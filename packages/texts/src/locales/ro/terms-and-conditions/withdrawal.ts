import type { Translated } from '../../../translated.ts';
import type { withdrawal as english } from '../../en/terms-and-conditions/withdrawal.ts';

export const withdrawal: Translated<typeof english> = {
  heading: 'Dreptul de retragere',
  who: 'Consumatorii din Spațiul Economic European și din Regatul Unit au dreptul de a se retrage dintr-un contract încheiat la distanță fără a preciza motivele.',
  brazil:
    'Consumatorii protejați de legea braziliană se pot retrage în termen de șapte zile de la încheierea contractului sau de la primirea bunului ori a serviciului și primesc imediat înapoi tot ce au plătit (art. 49 din Codul brazilian de apărare a consumatorului). Condițiile și excepțiile de mai jos nu restrâng acest drept.',
  periodGoods:
    'Termenul de retragere este de %{days} din ziua în care bunurile intră în posesia dumneavoastră sau a unei persoane indicate de dumneavoastră, alta decât transportatorul; dacă o comandă este livrată în mai multe părți, din ziua în care este primită ultima.',
  periodServices:
    'Pentru servicii și conținut digital, termenul de retragere este de %{days} din ziua încheierii contractului.',
  function: {
    heading: 'Cum vă retrageți',
    link: 'Vă puteți retrage online oricând până la sfârșitul termenului, aici: %{link}. Introduceți numele, contractul și adresa de e-mail pentru confirmare, apoi apăsați „Confirmați retragerea”. Confirmăm de îndată, prin e-mail, primirea retragerii dumneavoastră, cu conținutul, data și ora acesteia.',
    label: 'Retrageți-vă din contract aici',
    statement:
      'Ne puteți comunica decizia dumneavoastră și prin orice declarație neechivocă, de exemplu printr-o scrisoare trimisă la adresa noastră sau prin e-mail la %{contact}. Puteți folosi formularul de mai jos, dar folosirea lui nu este obligatorie.',
    deadline: 'Pentru a respecta termenul, este suficient să trimiteți declarația înainte de sfârșitul acestuia.',
  },
  effects: {
    heading: 'Consecințele retragerii',
    refund:
      'Vă rambursăm toate sumele pe care le-am primit de la dumneavoastră, inclusiv costurile livrării standard, fără întârzieri nejustificate și cel târziu în 14 zile de la data la care suntem informați despre retragerea dumneavoastră. Folosim modalitatea de plată pe care ați folosit-o, dacă nu s-a convenit în mod expres altfel, și nu percepem niciun comision pentru aceasta.',
    refundServices:
      'Vă rambursăm toate sumele pe care le-am primit de la dumneavoastră, fără întârzieri nejustificate și cel târziu în 14 zile de la data la care suntem informați despre retragerea dumneavoastră. Folosim modalitatea de plată pe care ați folosit-o, dacă nu s-a convenit în mod expres altfel, și nu percepem niciun comision pentru aceasta.',
    withhold:
      'Putem amâna rambursarea până când primim bunurile înapoi sau până când dovediți că le-ați trimis, oricare dintre aceste momente survine primul.',
    sendTo:
      'Trimiteți bunurile fără întârzieri nejustificate și cel târziu în 14 zile de la data la care ne comunicați retragerea la: %{address}.',
    send: 'Trimiteți bunurile înapoi la adresa noastră fără întârzieri nejustificate și cel târziu în 14 zile de la data la care ne comunicați retragerea.',
    costCustomer: 'Costul direct al returnării bunurilor este suportat de dumneavoastră.',
    costOwner: 'Costul returnării bunurilor este suportat de noi.',
    value:
      'Răspundeți pentru diminuarea valorii bunurilor numai dacă aceasta rezultă din alte manipulări decât cele necesare pentru determinarea naturii, a caracteristicilor și a funcționării lor.',
    services:
      'Dacă ați solicitat ca prestarea unui serviciu să înceapă în timpul termenului de retragere, plătiți partea prestată până în momentul în care ne-ați comunicat retragerea.',
  },
  exceptions: {
    heading: 'Când nu există drept de retragere',
    goods: {
      bespoke: 'bunuri confecționate după specificațiile dumneavoastră sau personalizate în mod clar',
      perishable: 'bunuri care se deteriorează sau expiră rapid',
      sealed:
        'bunuri sigilate care nu pot fi returnate din motive de protecție a sănătății sau de igienă, după ce au fost desigilate',
      mixed: 'bunuri care, după livrare, sunt amestecate inseparabil cu altele',
      recordings: 'înregistrări audio sau video sigilate și programe informatice sigilate, după ce au fost desigilate',
    },
    digital:
      'conținut digital care nu este furnizat pe un suport material, după ce am început furnizarea lui cu acordul dumneavoastră prealabil expres, ați luat act de faptul că astfel vă pierdeți dreptul de retragere, iar noi am confirmat contractul',
    services:
      'servicii prestate în totalitate, dacă am început cu acordul dumneavoastră prealabil expres și ați luat act de faptul că vă pierdeți dreptul după executarea completă a contractului',
  },
  form: {
    heading: 'Formular de retragere',
    intro: 'Dacă doriți să vă retrageți din contract, puteți completa acest formular și ni-l puteți trimite:',
    to: 'Către %{recipient}:',
    declare:
      'Vă informez/Vă informăm prin prezenta cu privire la retragerea mea/noastră din contractul referitor la vânzarea următoarelor bunuri / prestarea următorului serviciu:',
    ordered: 'Comandate la data de / primite la data de:',
    name: 'Numele consumatorului (consumatorilor):',
    address: 'Adresa consumatorului (consumatorilor):',
    signature:
      'Semnătura consumatorului (consumatorilor) (doar în cazul în care acest formular este trimis pe hârtie):',
    date: 'Data:',
  },
};
