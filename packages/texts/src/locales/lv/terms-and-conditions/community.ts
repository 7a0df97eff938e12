import type { Translated } from '../../../translated.ts';
import type { community as english } from '../../en/terms-and-conditions/community.ts';

export const community: Translated<typeof english> = {
  content: {
    heading: 'Ko Jūs publicējat',
    yours: 'Tas, ko publicējat, joprojām pieder Jums. Jūs par to atbildat, un Jums ir jābūt vajadzīgajām tiesībām.',
    licence:
      'Kamēr saturs ir publicēts, Jūs bez maksas un visur atļaujat mums to glabāt, rādīt citiem „%{site}” lietotājiem un mainīt tā formu, ja tas vajadzīgs tehnisku iemeslu dēļ. Tas beidzas, kad saturu dzēšat, izņemot kopijas, ko citi ir likumīgi izgatavojuši.',
    rulesIntro: 'Aizliegts publicēt:',
    rules: {
      illegal: 'jebko, kas pārkāpj tiesību aktus vai aicina tos pārkāpt',
      rights: 'jebko, kas pārkāpj autortiesības, tiesības uz preču zīmēm, privātumu vai citas citu personu tiesības',
      hate: 'naidu, draudus, aizskaršanu vai vardarbības slavināšanu',
      children: 'jebko, kas kaitē nepilngadīgajiem vai tos seksualizē',
      deception: 'maldināšanu, surogātpastu vai kaitīgas programmas',
      data: 'citu cilvēku personas datus, ja Jums uz to nav tiesību',
    },
    ownIntro: 'Turklāt ir spēkā šādi noteikumi:',
  },
  moderation: {
    heading: 'Kā mēs rīkojamies ar saturu, kas pārkāpj noteikumus',
    notice:
      'Par saturu mums var ziņot ikviens: %{contact}. Norādiet, kas tas ir, kur tas atrodas un kādēļ Jūs to uzskatāt par nelikumīgu vai šiem noteikumiem neatbilstošu, kā arī savu vārdu un uzvārdu un e-pasta adresi, izņemot ziņojumus par bērnu seksuālu izmantošanu. Mēs apstiprinām saņemšanu, pieņemam lēmumu laicīgi, ar pienācīgu rūpību, objektīvi un nepatvaļīgi un paziņojam Jums lēmumu.',
    measures:
      'Saturu, kas ir nelikumīgs vai pārkāpj šos noteikumus, var noņemt, padarīt mazāk redzamu vai bloķēt. Konti, kuros bieži tiek publicēts acīmredzami nelikumīgs saturs, pēc brīdinājuma tiek uz saprātīgu laiku apturēti vai slēgti.',
    reasons:
      'Personai, kuru lēmums skar, tiek paziņots, kāds lēmums ir pieņemts, uz kādiem faktiem un noteikuma tas balstās un kā pret to iebilst. Iebilst var, rakstot uz to pašu adresi; katru iebildumu izskata cilvēks.',
    objection:
      'Iebildums ir bez maksas un iespējams sešus mēnešus pēc lēmuma. Mēs to izlemjam bez nepamatotas kavēšanās un savu lēmumu pamatojam.',
    settlement:
      'Ciktāl to mums uzliek Regula (ES) 2022/2065, strīdu par lēmumu var nodot arī sertificētai strīdu ārpustiesas izšķiršanas struktūrai (Digitālo pakalpojumu akta 21. pants). Ceļš uz tiesu paliek atvērts.',
    automated:
      'Satura atrašanā un vērtēšanā mums palīdz automatizēti līdzekļi; lēmumi par iebildumiem nekad netiek pieņemti tikai ar tiem.',
    manual: 'Satura vērtēšanai mēs neizmantojam automatizētus līdzekļus: lemj cilvēki.',
    contactPoint:
      'Vienotais kontaktpunkts iestādēm, Komisijai un Kolēģijai (Digitālo pakalpojumu akta 11. pants) un lietotājiem (Digitālo pakalpojumu akta 12. pants): %{contact}.',
    contactLanguages: 'Tam varat rakstīt jebkurā valodā, kurā šie noteikumi ir publicēti.',
  },
};
