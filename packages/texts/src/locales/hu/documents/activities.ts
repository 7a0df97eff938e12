import type { Translated } from '../../../translated.ts';
import type { activities as english } from '../../en/documents/activities.ts';

export const activities: Translated<typeof english> = {
  heading: 'Saját adatkezeléseink',
  intro:
    'A következő esetekben mi magunk gyűjtünk személyes adatokat, akár közreműködik ebben az alább megnevezett szolgáltatások valamelyike, akár nem.',
  introAlone: 'A következő esetekben gyűjtünk személyes adatokat.',
  requiredLabel: 'Kötelező-e megadni az adatokat',
  kinds: {
    visit: {
      name: 'A webhely látogatása',
      nameApp: 'Az alkalmazás használata',
      purpose: 'Az Ön által kért tartalom továbbítása, a rendelkezésre állás biztosítása és a támadások elhárítása',
      interest: 'Működő és biztonságos technika',
      required: 'Igen, technikai okból: az eszköze IP-címe nélkül semmi sem küldhető az eszközre.',
    },
    contact: {
      name: 'Kapcsolatfelvétel',
      purpose: 'Üzenete elolvasása és megválaszolása',
      interest: 'A hozzánk fordulók megkereséseinek megválaszolása',
      required: 'Nem. Elérhetőség nélkül azonban nem tudunk válaszolni.',
    },
    account: {
      name: 'Az Ön felhasználói fiókja',
      purpose: 'Felhasználói fiókja létrehozása és működtetése, bejelentkezés',
      interest: 'Saját hozzáférés biztosítása a regisztrált felhasználóknak',
      required:
        'Igen, ha felhasználói fiókot szeretne: a kötelezőként megjelölt adatok nélkül a fiók nem hozható létre.',
    },
    orders: {
      name: 'Megrendelések és vásárlások',
      purpose:
        'Az Önnel kötött szerződés megkötése és teljesítése: megrendelés, fizetés, szállítás, visszaküldés és szavatosság',
      interest: 'A megrendelések szabályszerű lebonyolítása',
      required:
        'Igen, a szerződéshez: a kötelezőként megjelölt adatok nélkül a megrendelést nem tudjuk elfogadni vagy teljesíteni.',
    },
    newsletter: {
      name: 'Hírlevél',
      purpose: 'Hírlevél küldése azoknak, akik kérték',
      interest: 'Ügyfeleink tájékoztatása saját, hasonló ajánlatainkról',
      required: 'Nem. E-mail-cím nélkül azonban nem tudunk hírlevelet küldeni.',
    },
    comments: {
      name: 'Hozzászólások és más közzétett tartalmak',
      purpose: 'Az Ön által beküldött tartalmak közzététele és a visszaélések megelőzése',
      interest: 'Nyílt, visszaélésektől mentes eszmecsere az olvasókkal',
      required: 'Nem. A kötelezőként megjelölt adatok nélkül azonban a tartalom nem tehető közzé.',
    },
    bookings: {
      name: 'Foglalások és időpontok',
      purpose: 'Az időpont vagy foglalás egyeztetése, visszaigazolása és teljesítése',
      interest: 'A foglalások szabályszerű lebonyolítása',
      required: 'Igen, a foglaláshoz: a kötelezőként megjelölt adatok nélkül nem tudjuk rögzíteni.',
    },
    jobApplications: {
      name: 'Álláspályázatok',
      purpose: 'Pályázata vizsgálata és elbírálása',
      interest: 'Megfelelő munkatársak kiválasztása',
      required:
        'Igen, amennyiben az adatok a pályázat vizsgálatához szükségesek. Ön dönti el, mit csatol hozzá ezen felül.',
    },
    surveys: {
      name: 'Felmérések és visszajelzések',
      purpose: 'Kínálatunk javítása az Ön válaszai alapján',
      interest: 'Kínálatunk javítása',
      required: 'Nem. A részvétel önkéntes, elmaradása nem jár hátránnyal.',
    },
    accounting: {
      name: 'Számlázás és könyvelés',
      purpose: 'Számlák kiállítása, könyvvezetés és adófizetés a jogszabályok szerint',
      interest: 'Szabályszerű könyvvitel',
      required: 'Igen: jogszabály írja elő, mit kell tartalmaznia a számlának.',
    },
    legalClaims: {
      name: 'Jogi igények',
      purpose: 'Jogi igények előterjesztése, érvényesítése vagy védelme',
      interest: 'Jogaink érvényesítése és védekezés a velünk szemben támasztott igényekkel szemben',
      required: 'Csak akkor, ha jogszabály előírja.',
    },
    other: {
      interest: 'A fent megjelölt cél elérése',
      requiredYes: 'Igen. Az adatok nélkül az itt leírtak nem lehetségesek.',
      requiredNo: 'Nem. Ön dönthet úgy, hogy nem adja meg őket.',
    },
  },
};
