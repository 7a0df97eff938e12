import type { Translated } from '../../../translated.ts';
import type { decisions as english } from '../../en/documents/decisions.ts';

export const decisions: Translated<typeof english> = {
  automated: {
    heading: 'Automatizēti lēmumi un profilēšana',
    none: 'Mēs nepieņemam par Jums lēmumus, kuru pamatā ir tikai automatizēta apstrāde, tostarp profilēšana, un kuri Jums rada tiesiskās sekas vai līdzīgā veidā Jūs ievērojami ietekmē (VDAR 22. pants).',
    nonePlain:
      'Mēs tikai ar automatizētiem līdzekļiem nepieņemam par Jums lēmumus, kuri Jums rada tiesiskās sekas vai līdzīgā veidā Jūs ievērojami ietekmē.',
    reason: 'Pamatojums',
    made: 'Mēs pieņemam lēmumus, kuru pamatā ir tikai automatizēta apstrāde, tostarp profilēšana, un kuri Jums rada tiesiskās sekas vai līdzīgā veidā Jūs ievērojami ietekmē (VDAR 22. pants).',
    madePlain:
      'Mēs tikai ar automatizētiem līdzekļiem pieņemam lēmumus, kuri Jums rada tiesiskās sekas vai līdzīgā veidā Jūs ievērojami ietekmē.',
    logic: 'Lēmumu pieņemšanas loģika',
    consequences: 'Sekas Jums',
    rights: 'Jūs varat panākt, ka šādu lēmumu pārskata cilvēks, paust savu viedokli un apstrīdēt lēmumu.',
    profilingIntro:
      'Pēc tā, kā cilvēki izmanto vietnes un lietotnes, reklāmas vajadzībām vai satura pielāgošanai tiek veidoti interešu profili. Tos veido šādi pakalpojumi:',
  },
  sources: {
    heading: 'Dati, ko saņemam no citiem',
    intro: 'Dažus personas datus mēs saņemam nevis no Jums, bet no citiem (VDAR 14. pants):',
    introPlain: 'Dažus personas datus mēs saņemam nevis no Jums, bet no citiem:',
    caption: 'Dati no citiem avotiem',
    from: 'Avots',
    data: 'Dati',
    purpose: 'Nolūks',
    public: 'Vai avots ir publiski pieejams?',
  },
  obligation: {
    heading: 'Vai Jums ir jāsniedz dati',
    text: 'Jūs varat brīvi izvēlēties, vai izmantot „%{site}”. Tas, vai konkrēti dati ir nepieciešami tam, ko no mums lūdzat, un kādas ir sekas, ja tos nesniedzat, ir norādīts iepriekš pie katra gadījuma.',
    services:
      'Dati, kuru apstrādes pamatā ir Jūsu piekrišana, vienmēr tiek sniegti brīvprātīgi: ja atsakāties, nav pieejama tikai attiecīgā funkcija.',
  },
  children: {
    heading: 'Bērni',
    notDirected:
      '„%{site}” nav paredzēta bērniem, un mēs apzināti nevācam bērnu datus. Ja uzskatāt, ka bērns mums ir sniedzis personas datus, rakstiet mums (%{contact}): mēs tos dzēsīsim.',
    minimumAge: {
      zero: '„%{site}” drīkst izmantot personas no %{number} gadu vecuma.',
      one: '„%{site}” drīkst izmantot personas no %{number} gada vecuma.',
      other: '„%{site}” drīkst izmantot personas no %{number} gadu vecuma.',
    },
    directed:
      '„%{site}” ir paredzēta arī bērniem. Ja bērna datu apstrādes pamatā ir piekrišana un bērns nav sasniedzis tiesību aktos noteikto vecumu, piekrišanu dod vai apstiprina persona, kurai ir vecāku atbildība par bērnu (VDAR 8. pants).',
    directedPlain: '„%{site}” ir paredzēta arī bērniem.',
    parents:
      'Vecāki un aizbildņi var iepazīties ar sava bērna datiem, panākt to dzēšanu un atteikties no turpmākas to vākšanas. Šajā nolūkā rakstiet: %{contact}.',
    parentsUs:
      'Amerikas Savienotajās Valstīs saskaņā ar Noteikumiem par bērnu privātuma aizsardzību tiešsaistē (Children’s Online Privacy Protection Rule, 16 CFR Part 312) bērnu, kas jaunāki par 13 gadiem, personas datus tiešsaistē drīkst vākt tikai ar pārbaudāmu viena no vecākiem piekrišanu, izņemot tajos minētos gadījumus.',
  },
};
