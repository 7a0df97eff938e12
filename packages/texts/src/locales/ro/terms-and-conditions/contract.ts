import type { Translated } from '../../../translated.ts';
import type { contract as english } from '../../en/terms-and-conditions/contract.ts';

export const contract: Translated<typeof english> = {
  conclusion: {
    heading: 'Cum se încheie contractul',
    display: 'Ceea ce arătăm pe %{site} nu constituie încă o ofertă obligatorie: este o invitație de a comanda.',
    steps:
      'Înainte de a comanda, vedeți ce ați ales, cât costă și ce date ați introdus și puteți corecta erorile. Comanda se plasează prin apăsarea unui buton care arată că plasați o comandă cu obligație de plată. Aceasta este oferta dumneavoastră de a încheia un contract.',
    confirmation:
      'Confirmăm de îndată, prin e-mail, primirea comenzii dumneavoastră. Contractul se încheie când acceptăm în mod expres comanda, expediem bunurile sau vă oferim acces la ceea ce ați comandat.',
    confirmationGoods:
      'Confirmăm de îndată, prin e-mail, primirea comenzii dumneavoastră. Contractul se încheie când acceptăm în mod expres comanda sau expediem bunurile.',
    confirmationDigital:
      'Confirmăm de îndată, prin e-mail, primirea comenzii dumneavoastră. Contractul se încheie când acceptăm în mod expres comanda sau vă oferim acces la ceea ce ați comandat.',
    storage:
      'Păstrăm textul contractului și vi-l trimitem prin e-mail, împreună cu prezenții termeni, pentru a-l putea păstra.',
    languages: 'Puteți încheia contractul în oricare dintre limbile în care este disponibil procesul de comandă.',
  },
  prices: {
    heading: 'Prețuri și plată',
    shown: 'Se aplică prețurile afișate în momentul comenzii.',
    withTax: 'Acestea includ taxa pe valoarea adăugată și toate celelalte componente ale prețului.',
    withoutTax: 'Taxa pe valoarea adăugată se adaugă și se indică separat.',
    currency: 'Prețurile sunt exprimate în următoarea monedă: %{currency}.',
    delivery: 'Costurile de livrare sunt afișate înainte de a comanda.',
    methods: 'Modalități de plată: %{methods}.',
    names: {
      card: 'card de credit sau de debit',
      paypal: 'PayPal',
      bankTransfer: 'transfer bancar',
      directDebit: 'debitare directă',
      invoice: 'factură',
      wallet: 'portofel digital (cum ar fi Apple Pay sau Google Pay)',
      cashOnDelivery: 'plata ramburs',
      appStore: 'contul dumneavoastră din magazinul de aplicații',
    },
    due: 'Dacă nu s-a convenit altfel, plata este datorată la încheierea contractului.',
    late: 'Întreprinderile care plătesc cu întârziere datorează dobânda penalizatoare și despăgubirea pentru costurile de recuperare prevăzute de lege, în Uniunea Europeană cel puțin 40 de euro (Directiva 2011/7/UE).',
    lateFrance:
      'Dacă o întreprindere plătește cu întârziere, datorează, fără a fi necesară o notificare, dobânzi la rata aplicată de Banca Centrală Europeană celei mai recente operațiuni de refinanțare, majorată cu zece puncte procentuale, și o despăgubire forfetară de 40 de euro pentru costurile de recuperare (art. L. 441-10 și D. 441-5 din Codul comercial francez).',
    title: 'Bunurile rămân proprietatea noastră până la plata integrală (rezerva proprietății).',
  },
  subscription: {
    heading: 'Abonamente',
    period:
      'Abonamentul este valabil pentru perioada afișată în momentul comenzii sau, în lipsa acesteia, pentru: %{period}.',
    shown: 'Abonamentul este valabil pentru perioada afișată în momentul comenzii.',
    renews:
      'Se reînnoiește pentru o nouă perioadă de aceeași durată, cu excepția cazului în care este anulat înainte de sfârșitul perioadei.',
    renewsConsumers:
      'Consumatorilor li se amintește de reînnoire așa cum prevede legea care li se aplică, iar aceștia pot denunța mai devreme un contract reînnoit în cazul în care legea respectivă permite.',
    renewsGermany:
      'Contractul cu un consumator nu se reînnoiește pentru o nouă perioadă: dacă nu este anulat înainte de sfârșitul perioadei, continuă pe durată nedeterminată și poate fi denunțat oricând cu un preaviz de o lună (§ 309 nr. 9 din Codul civil german).',
    france:
      'Pentru contractele cu consumatorii care se reînnoiesc tacit, dreptul francez impune reproducerea integrală a următoarelor articole din Codul consumului (art. L. 215-4):',
    ends: 'Încetează de la sine după această perioadă și nu se reînnoiește.',
    trial:
      'Dacă vi se oferă o perioadă de probă, aceasta este gratuită pentru: %{period}. Dacă nu anulați înainte de sfârșitul ei, începe abonamentul cu plată; vă spunem acest lucru înainte de a începe perioada de probă.',
    cancel: 'Îl puteți anula oricând, cu efect de la sfârșitul perioadei în curs, aici: %{link}.',
    cancelText: 'anularea abonamentului',
    cancelByMail: 'Îl puteți anula oricând, cu efect de la sfârșitul perioadei în curs, scriind la %{contact}.',
    prices:
      'Dacă majorăm prețul unui abonament în curs, vă anunțăm cu cel puțin %{days} înainte și puteți anula gratuit până la aplicarea noului preț. Acesta nu se aplică niciodată unei perioade deja plătite.',
    cause: 'Dreptul fiecărei părți de a denunța contractul pentru motive întemeiate nu este afectat.',
  },
};
