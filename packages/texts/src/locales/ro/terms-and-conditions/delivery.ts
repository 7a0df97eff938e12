import type { Translated } from '../../../translated.ts';
import type { delivery as english } from '../../en/terms-and-conditions/delivery.ts';

export const delivery: Translated<typeof english> = {
  goods: {
    heading: 'Livrarea',
    countries: 'Livrăm în următoarele țări: %{countries}.',
    anywhere: 'Țările în care livrăm sunt afișate în momentul comenzii.',
    within: 'Bunurile vă sunt livrate cel târziu în următorul termen de la încheierea contractului: %{period}.',
    shown:
      'Termenul de livrare este afișat în momentul comenzii; el nu depășește niciodată 30 de zile de la încheierea contractului.',
    risk: 'În cazul consumatorilor, riscul pierderii sau al deteriorării se transferă atunci când aceștia sau o persoană indicată de ei, alta decât transportatorul, primesc bunurile. În cazul profesioniștilor, se transferă atunci când predăm bunurile transportatorului.',
    riskConsumers:
      'Riscul pierderii sau al deteriorării vi se transferă atunci când bunurile sunt primite de dumneavoastră sau de o persoană indicată de dumneavoastră, alta decât transportatorul.',
    riskBusinesses:
      'Riscul pierderii sau al deteriorării vi se transferă atunci când predăm bunurile transportatorului.',
  },
  digital: {
    heading: 'Acces și actualizări',
    access: 'Vă oferim acces la ceea ce ați comandat fără întârzieri nejustificate după încheierea contractului.',
    updates:
      'Furnizăm actualizările, inclusiv cele de securitate, necesare pentru ca ceea ce ați comandat să rămână în conformitate cu contractul și vă informăm despre ele: în cazul unui abonament, pe durata acestuia; în cazul unei achiziții unice, atât timp cât vă puteți aștepta în mod rezonabil.',
    requirements: 'În ofertă se arată cu ce dispozitive și programe este compatibil produsul.',
    changes:
      'Dincolo de aceasta, putem modifica serviciile digitale în curs numai dintr-un motiv întemeiat, cum ar fi un nou mediu tehnic, un număr mai mare de utilizatori sau un alt motiv operațional important, fără costuri pentru dumneavoastră și după ce vă informăm în mod clar. Dacă o modificare vă afectează utilizarea mai mult decât nesemnificativ, vă informăm în prealabil și puteți denunța gratuit contractul în termen de 30 de zile.',
  },
  conformity: {
    heading: 'Dacă ceva nu este în regulă',
    goods:
      'Se aplică garanția legală de conformitate: dacă bunurile sunt defecte, puteți solicita gratuit repararea sau înlocuirea lor și, în condițiile prevăzute de lege, o reducere a prețului sau restituirea banilor.',
    goodsPeriod:
      'Pentru consumatorii din Spațiul Economic European, aceasta acoperă orice neconformitate care apare în termen de cel puțin doi ani de la livrare.',
    digital:
      'Garanția legală de conformitate se aplică și conținutului digital și serviciilor digitale: dacă nu sunt în conformitate cu contractul, puteți solicita aducerea lor în conformitate și, în condițiile prevăzute de lege, reducerea prețului sau încetarea contractului.',
    personalData:
      'Atunci când consumatorii din Spațiul Economic European furnizează date cu caracter personal în loc să plătească un preț, garanția legală de conformitate se aplică și serviciilor noastre digitale, cu excepția cazului în care prelucrăm aceste date numai pentru a furniza serviciul sau pentru a respecta legea: dacă un serviciu nu este în conformitate cu contractul, pot solicita aducerea lui în conformitate sau pot înceta contractul.',
    unitedKingdom: 'Consumatorii din Regatul Unit au drepturile prevăzute de Consumer Rights Act 2015.',
    businessRights: 'Dacă ceea ce livrăm sau furnizăm are defecte, aveți drepturile pe care vi le conferă legea.',
    businesses:
      'Profesioniștii trebuie să verifice bunurile fără întârziere la livrare și să ne comunice viciile aparente, iar pe cele ascunse de îndată ce sunt descoperite. Drepturile lor pentru vicii pot fi exercitate, sub sancțiunea decăderii, în termen de un an de la livrare, cu excepția cazurilor în care răspundem fără limită.',
    guarantee: 'În plus, acordăm următoarea garanție, care nu aduce atingere drepturilor dumneavoastră legale:',
    contact: 'Dacă ceva nu este în regulă, scrieți la %{contact}.',
    france: {
      goods:
        'Pentru vânzarea de bunuri către consumatori, dreptul francez impune următoarea informare (anexa la art. D. 211-2 din Codul consumului):',
      once: 'Pentru conținutul digital și serviciile digitale furnizate consumatorilor printr-un act unic sau prin acte individuale, dreptul francez impune următoarea informare (anexa la art. D. 211-3 din Codul consumului):',
      continuous:
        'Pentru conținutul digital și serviciile digitale furnizate consumatorilor în mod continuu, dreptul francez impune următoarea informare (anexa la art. D. 211-4 din Codul consumului):',
    },
  },
};
