import type { Translated } from '../../translated.ts';
import type { cookiePolicy as english } from '../en/cookie-policy.ts';

export const cookiePolicy: Translated<typeof english> = {
  title: 'Sīkdatņu politika',
  about: {
    heading: 'Par ko ir šī sīkdatņu politika',
    site: 'Šajā sīkdatņu politikā ir paskaidrots, kādas sīkdatnes un citus izsekošanas rīkus izmanto vietne „%{site}”, kam katrs no tiem ir paredzēts, kas to var nolasīt, cik ilgi tas paliek Jūsu ierīcē un kā Jūs varat no tā atteikties.',
    app: 'Šajā sīkdatņu politikā ir paskaidrots, kādus izsekošanas rīkus izmanto lietotne „%{site}”, kam katrs no tiem ir paredzēts, kas to var nolasīt, cik ilgi tas paliek Jūsu ierīcē un kā Jūs varat no tā atteikties.',
    more: 'Kas vēl tiek darīts ar personas datiem, kam tie tiek nodoti, kur tie nonāk un kādas ir Jūsu tiesības, ir paskaidrots citā dokumentā: %{link}.',
    moreText: 'privātuma politika',
  },
  what: {
    heading: 'Kas ir izsekošanas rīki',
    kinds: {
      cookie: 'Sīkdatnes',
      cookieText:
        'Nelielas teksta datnes, ko vietne saglabā Jūsu pārlūkprogrammā un ko pārlūkprogramma nosūta atpakaļ ar vēlākiem pieprasījumiem. Sesijas sīkdatnes tiek dzēstas, aizverot pārlūkprogrammu, pārējās – kad beidzas to glabāšanas laikposms vai kad Jūs tās dzēšat.',
      local: 'Lokālā krātuve',
      localText: 'Ieraksti, ko vietne glabā Jūsu pārlūkprogrammas krātuvē un atkal nolasa vēlākā apmeklējumā.',
      app: 'Ierīču identifikatori',
      appText: 'Numuri, pēc kuriem lietotne vai tajā iekļautie pakalpojumi atpazīst Jūsu ierīci.',
    },
    parties:
      'Izsekošanas rīkus sauc par pirmās puses rīkiem, ja tie ir iestatīti apmeklētās vietnes adresei, un par trešās puses rīkiem, ja tie ir iestatīti kāda cita adresei.',
  },
  categories: {
    necessary: 'Obligāti nepieciešamie izsekošanas rīki',
    functionality: 'Funkcijām paredzētie izsekošanas rīki',
    experience: 'Labākai lietošanas pieredzei paredzētie izsekošanas rīki',
    measurement: 'Mērījumiem paredzētie izsekošanas rīki',
    marketing: 'Tirgvedībai paredzētie izsekošanas rīki',
  },
  onlyWithConsent: 'Šos izsekošanas rīkus izmanto tikai ar Jūsu piekrišanu.',
  withoutConsent: 'Šos izsekošanas rīkus izmanto bez piekrišanas, jo bez tiem nedarbojas Jūsu pieprasītā funkcija.',
  used: 'Šos izsekošanas rīkus izmanto „%{site}”.',
  provider: 'Sniedzējs',
  purpose: 'Nolūks',
  duration: 'Glabāšanas laikposms',
  longest: 'Visu šī pakalpojuma izsekošanas rīku glabāšanas laikposms: ne vairāk kā %{period}.',
  allSession: 'Visi šī pakalpojuma izsekošanas rīki tiek dzēsti, aizverot pārlūkprogrammu vai lietotni.',
  allIndefinite: 'Šī pakalpojuma izsekošanas rīki paliek, līdz Jūs tos dzēšat.',
  unstated:
    'Cik ilgi paliek šī pakalpojuma izsekošanas rīki, nosaka sniedzējs; vairāk informācijas ir viņa paša politikā.',
  namesUnknown: 'Atsevišķu šī pakalpojuma izsekošanas rīku nosaukumi mums nav zināmi.',
  caption: 'Pakalpojuma „%{service}” izsekošanas rīki',
  name: 'Nosaukums',
  storage: 'Veids',
  storages: { cookie: 'Sīkdatne', local: 'Lokālā krātuve', app: 'Ierīces identifikators' },
  party: 'Izcelsme',
  choices: {
    heading: 'Kā Jūs izlemjat',
    devices:
      'Savas pārlūkprogrammas iestatījumos Jūs varat redzēt, kādas sīkdatnes un saglabātos datus tā glabā, dzēst tos un bloķēt jaunus. Kā to izdarīt, ir norādīts šeit:',
    phones:
      'Tālruņa vai planšetdatora sistēmas iestatījumos Jūs varat atiestatīt vai izslēgt reklāmas identifikatoru un izlemt, kuras lietotnes drīkst Jums izsekot.',
    consequence: 'Ja bloķējat obligāti nepieciešamos izsekošanas rīkus, dažas „%{site}” daļas var vairs nedarboties.',
    optOuts: 'Daži sniedzēji piedāvā savu atteikšanās (opt-out) iespēju:',
    optOut: 'Atteikšanās (opt-out): %{name}',
  },
  rights: {
    heading: 'Jūsu tiesības',
    text: 'Ja ar izsekošanas rīkiem tiek apstrādāti personas dati, Jums ir datu aizsardzības tiesību aktos paredzētās tiesības. Lai tās īstenotu, rakstiet: %{contact}.',
    complain: 'Jūs varat arī iesniegt sūdzību datu aizsardzības iestādē.',
  },
  none: {
    heading: 'Izsekošanas rīku nav',
    text: '„%{site}” neizmanto nevienu pakalpojumu, kas Jūsu ierīcē iestata izsekošanas rīkus.',
  },
  changes: {
    heading: 'Šīs sīkdatņu politikas izmaiņas',
    text: 'Ja mainās izsekošanas rīki, mainās arī šī sīkdatņu politika. Katrā redakcijā ir norādīts tās datums, un iepriekšējās redakcijas var atvērt lapā, kurā tā ir publicēta.',
  },
};
