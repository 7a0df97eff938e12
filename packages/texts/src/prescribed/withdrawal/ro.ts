import type { WithdrawalTexts } from '../withdrawal-texts.ts';

/** Directive 2011/83/EU, Annex I(A) and (B), in Romanian. Do not reword: the wording is that of the law. */
export const withdrawal: WithdrawalTexts = {
  instructions: {
    right: 'Dreptul de retragere',
    period: 'Aveți dreptul de a vă retrage din prezentul contract, fără a preciza motivele, în termen de 14 zile.',
    expires: {
      contract: 'Perioada de retragere expiră după 14 zile de la data încheierii contractului.',
      together:
        'Perioada de retragere expiră după 14 zile de la data la care intrați dumneavoastră sau o parte terță, alta decât transportatorul și indicată de dumneavoastră, în posesia fizică a produselor.',
      separately:
        'Perioada de retragere expiră după 14 zile de la data la care intrați dumneavoastră sau o parte terță, alta decât transportatorul și indicată de dumneavoastră, în posesia fizică a ultimului produs.',
      pieces:
        'Perioada de retragere expiră după 14 zile de la data la care intrați dumneavoastră sau o parte terță, alta decât transportatorul și indicată de dumneavoastră, în posesia fizică a ultimului lot sau a ultimei piese.',
      regularly:
        'Perioada de retragere expiră după 14 zile de la data la care intrați dumneavoastră sau o parte terță, alta decât transportatorul și indicată de dumneavoastră, în posesia fizică a primului produs.',
    },
    exercise:
      'Pentru a vă exercita dreptul de retragere, trebuie să ne informați (%{trader}) cu privire la decizia dumneavoastră de a vă retrage din prezentul contract, utilizând o declarație neechivocă (de exemplu, o scrisoare trimisă prin poștă sau e-mail). În acest scop, puteți folosi modelul de formular de retragere alăturat, însă folosirea lui nu este obligatorie.',
    online:
      'De asemenea, vă puteți exercita dreptul de retragere online la %{function}. Dacă utilizați această funcție online, vă vom transmite fără întârzieri nejustificate, pe un suport durabil (de exemplu, prin e-mail), o confirmare de primire a retragerii, inclusiv conținutul acesteia, precum și data și ora transmiterii.',
    deadline:
      'Pentru a respecta termenul-limită de retragere, este suficient să trimiteți comunicarea privind exercitarea dreptului de retragere înainte de expirarea perioadei de retragere.',
    effects: 'Consecințele retragerii',
    reimburse:
      'Dacă vă retrageți, vom rambursa orice sumă pe care am primit-o de la dumneavoastră, inclusiv costurile livrării (cu excepția costurilor suplimentare determinate de faptul că ați ales altă modalitate de livrare decât cel mai ieftin tip de livrare standard oferit de noi), fără întârzieri nejustificate și, în orice caz, nu mai târziu de 14 zile de la data la care suntem informați cu privire la decizia dumneavoastră de a vă retrage din prezentul contract. Vom efectua această rambursare folosind aceeași modalitate de plată ca și cea folosită pentru tranzacția inițială, cu excepția cazului în care v-ați exprimat acordul expres pentru o altă modalitate de rambursare; în orice caz, nu vi se vor percepe comisioane ca urmare a unei astfel de rambursări.',
    withhold:
      'Putem amâna rambursarea până la data la care primim înapoi produsele sau până la momentul în care ne furnizați dovada că ați trimis înapoi produsele, fiind valabilă data cea mai apropiată.',
    collect: 'Vom recupera produsele.',
    sendBack:
      'Expediați produsele sau înmânați-le direct nouă, fără întârzieri nejustificate și, în orice caz, în termen de maximum 14 zile de la data la care ne-ați comunicat retragerea din prezentul contract. Termenul este respectat dacă produsele sunt trimise înapoi înainte de expirarea perioadei de 14 zile.',
    sendBackTo:
      'Expediați produsele sau înmânați-le direct nouă sau către %{recipient}, fără întârzieri nejustificate și, în orice caz, în termen de maximum 14 zile de la data la care ne-ați comunicat retragerea din prezentul contract. Termenul este respectat dacă produsele sunt trimise înapoi înainte de expirarea perioadei de 14 zile.',
    costOwner: 'Vom suporta costurile aferente returnării produselor.',
    costCustomer: 'Va trebui să suportați costul direct al returnării produselor.',
    costEstimate:
      'Va trebui să suportați costul direct al returnării produselor. Costul este estimat la maximum aproximativ %{amount}.',
    value:
      'Sunteți responsabil doar pentru diminuarea valorii produselor rezultată din manipulări, altele decât cele necesare pentru determinarea naturii, caracteristicilor și funcționării produselor.',
    services:
      'Dacă ați cerut să înceapă prestarea serviciilor în perioada de retragere, ne veți datora un cuantum proporțional cu ceea ce s-a furnizat până la momentul în care ne-ați comunicat retragerea din prezentul contract, în raport cu acoperirea totală a contractului.',
  },
  form: {
    title: 'Modelul de formular de retragere',
    intro: '(completați și trimiteți prezentul formular numai dacă doriți să vă retrageți din contract)',
    to: 'Către %{recipient}:',
    declare:
      'Vă informez/informăm (*) prin prezenta cu privire la retragerea mea/noastră (*) din contractul meu/nostru (*) de vânzare a următoarelor bunuri (*)/de prestare a următorului serviciu (*)',
    ordered: 'Comandate la data (*)/primite la data (*)',
    name: 'Numele consumatorului (consumatorilor)',
    address: 'Adresa consumatorului (consumatorilor)',
    signature:
      'Semnătura consumatorului (consumatorilor) (doar în cazul în care acest formular este notificat pe hârtie)',
    date: 'Data',
    delete: '(*) Se elimină mențiunile inutile.',
  },
};
