import type { Translated } from '../../../translated.ts';
import type { usage as english } from '../../en/terms-and-conditions/usage.ts';

export const usage: Translated<typeof english> = {
  licence: {
    heading: 'Ko Jūs drīkstat darīt',
    software:
      'Kamēr līgums ir spēkā, Jūs drīkstat izmantot programmatūru savām vajadzībām vai savā organizācijā. Šīs tiesības nav izņēmuma tiesības, un tās nevar nodot citiem.',
    content:
      'Iegādāto digitālo saturu Jūs drīkstat izmantot savām vajadzībām bez laika ierobežojuma, ja vien piedāvājumā nav norādīts citādi. Šīs tiesības nav izņēmuma tiesības, un tās nevar nodot citiem.',
    app: 'Lietotni Jūs drīkstat instalēt ierīcēs, kas Jums pieder vai ko kontrolējat, un tur to izmantot.',
    limits:
      'Piešķirto nedrīkst kopēt, nodot tālāk, iznomāt vai izjaukt, un nedrīkst apiet tā aizsardzību, izņemot gadījumus, kad likums to atļauj neatkarīgi no līguma.',
  },
  conduct: {
    heading: 'Kas nav atļauts',
    intro: 'Izmantojot „%{site}”, aizliegts:',
    rules: {
      law: 'pārkāpt tiesību aktus vai citu personu tiesības',
      malware: 'izplatīt kaitīgas programmas vai apiet drošības pasākumus',
      load: 'traucēt darbību, piemēram, ar automatizētiem pieprasījumiem, kas to pārslogo',
      access: 'bez atļaujas piekļūt citu personu kontiem vai datiem',
      resale: 'pārdot piekļuvi citiem, ja vien mēs tam neesam piekrituši',
    },
    measures:
      'Ja pārkāpjat šos noteikumus, mēs varam ierobežot vai bloķēt Jūsu piekļuvi, ciktāl tas ir samērīgi. Ja vien jautājums nav steidzams, mēs Jūs vispirms brīdinām.',
  },
  content: {
    heading: 'Mūsu saturs',
    text: '„%{site}” teksti, attēli, programmas un preču zīmes pieder mums vai tiem, kas mums piešķīruši licenci. Jūs drīkstat tos aplūkot un izmantot privāti; viss pārējais prasa mūsu atļauju vai likumu, kas to atļauj.',
  },
  information: {
    heading: 'Vietnes informācija',
    text: '„%{site}” informāciju mēs sagatavojam rūpīgi. Tā ir vispārīga, nav padoms Jūsu gadījumā un var būt novecojusi.',
    links: 'Par citu vietņu saturu, uz kurām ved mūsu saites, atbild to īpašnieki.',
  },
  availability: {
    heading: 'Pieejamība',
    text: 'Mēs ar saprātīgu rūpību gādājam, lai „%{site}” būtu pieejama. Darbība var tikt pārtraukta apkopes, drošības vai no mums neatkarīgu iemeslu dēļ; ja iespējams, par ilgākiem pārtraukumiem mēs paziņojam iepriekš.',
  },
  stores: {
    heading: 'Lietotņu veikali',
    parties:
      'Šie noteikumi ir vienošanās tikai starp Jums un mums. Par lietotni, tās saturu, uzturēšanu un atbalstu atbildam mēs, nevis lietotņu veikala uzturētājs (%{stores}).',
    purchases:
      'Pirkumiem lietotņu veikalā piemēro arī šā veikala noteikumus par maksājumiem un atmaksu. Jūsu likumiskās tiesības pret mums saglabājas.',
    apple:
      'Uzņēmums Apple un tā meitasuzņēmumi ir trešās personas, kurām par labu šie noteikumi ir pieņemti, un tie var prasīt, lai Jūs tos izpildītu. Jūs apstiprināt, ka neatrodaties valstī, kurai Amerikas Savienotās Valstis piemēro embargo, un Jūsu vārds nav nevienā no to aizliegto personu sarakstiem.',
  },
};
