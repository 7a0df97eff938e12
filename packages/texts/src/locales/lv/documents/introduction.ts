import type { Translated } from '../../../translated.ts';
import type { introduction as english } from '../../en/documents/introduction.ts';

export const introduction: Translated<typeof english> = {
  about: {
    heading: 'Par ko ir šī politika',
    site: 'Šajā politikā ir paskaidrots, kādi personas dati tiek apstrādāti, Jums izmantojot vietni „%{site}”, kādiem nolūkiem un uz kāda juridiskā pamata tas notiek, kas tos saņem, cik ilgi tie tiek glabāti un kādas ir Jūsu tiesības.',
    app: 'Šajā politikā ir paskaidrots, kādi personas dati tiek apstrādāti, Jums izmantojot lietotni „%{site}”, kādiem nolūkiem un uz kāda juridiskā pamata tas notiek, kas tos saņem, cik ilgi tie tiek glabāti un kādas ir Jūsu tiesības.',
    siteWithoutBasis:
      'Šajā politikā ir paskaidrots, kādi personas dati tiek apstrādāti, Jums izmantojot vietni „%{site}”, kādiem nolūkiem tas notiek, kas tos saņem, cik ilgi tie tiek glabāti un kādas ir Jūsu tiesības.',
    appWithoutBasis:
      'Šajā politikā ir paskaidrots, kādi personas dati tiek apstrādāti, Jums izmantojot lietotni „%{site}”, kādiem nolūkiem tas notiek, kas tos saņem, cik ilgi tie tiek glabāti un kādas ir Jūsu tiesības.',
    brief: 'Ir pieejama arī īsā versija: %{link}.',
    informs:
      'Tās mērķis ir Jūs informēt: Jums tā nav jāapstiprina, un tās izlasīšana nenozīmē nekādu piekrišanu. Ja mums ir vajadzīga Jūsu piekrišana, mēs to lūdzam atsevišķi.',
    personalData:
      'Personas dati ir jebkura informācija par personu, kuras identitāte ir noteikta vai ir nosakāma, piemēram, vārds un uzvārds, e-pasta adrese vai ierīces IP adrese.',
  },
  laws: {
    heading: 'Kādi tiesību akti ir piemērojami',
    intro: 'Mēs apstrādājam personas datus saskaņā ar šādiem tiesību aktiem:',
    gdprEstablished:
      'Vispārīgā datu aizsardzības regula, Regula (ES) 2016/679 (VDAR), jo mēs veicam uzņēmējdarbību Eiropas Ekonomikas zonā (VDAR 3. panta 1. punkts)',
    gdprAddressed:
      'Vispārīgā datu aizsardzības regula, Regula (ES) 2016/679 (VDAR), ciktāl mēs piedāvājam „%{site}” personām, kas atrodas Eiropas Ekonomikas zonā, vai novērojam, kā tās to izmanto (VDAR 3. panta 2. punkts)',
    ukEstablished:
      'Apvienotās Karalistes VDAR (AK VDAR, angļu valodā „UK GDPR”) un 2018. gada Datu aizsardzības likums (Data Protection Act 2018), jo mēs veicam uzņēmējdarbību Apvienotajā Karalistē',
    ukAddressed:
      'Apvienotās Karalistes VDAR (AK VDAR, angļu valodā „UK GDPR”) un 2018. gada Datu aizsardzības likums (Data Protection Act 2018), ciktāl mēs piedāvājam „%{site}” personām, kas atrodas Apvienotajā Karalistē, vai novērojam, kā tās to izmanto',
    swissEstablished: 'Šveices Federālais datu aizsardzības likums (FADP), jo mēs veicam uzņēmējdarbību Šveicē',
    swissAddressed:
      'Šveices Federālais datu aizsardzības likums (FADP), ciktāl apstrādei ir sekas Šveicē (FADP 3. pants)',
    usStates:
      'Sadaļā „%{section}” minēto ASV štatu patērētāju privātuma likumi – attiecībā uz to iedzīvotājiem un ciktāl attiecīgais likums ir mums piemērojams',
  },
};
