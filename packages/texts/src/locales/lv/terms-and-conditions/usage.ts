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
    textBusinesses:
      '„%{site}” teksti, attēli, programmas un preču zīmes pieder mums vai tiem, kas mums piešķīruši licenci. Jūs drīkstat tos aplūkot un izmantot saviem mērķiem; viss pārējais prasa mūsu atļauju vai likumu, kas to atļauj.',
  },
  entrusted: {
    heading: 'Personas dati, ko Jūs mums uzticat',
    text: 'Ja klienti savā darbībā ar programmatūru apstrādā personas datus, viņi ir pārziņi un mēs – viņu apstrādātājs. Mēs šos datus apstrādājam tikai saskaņā ar VDAR 28. pantam atbilstošu līgumu, ko piedāvājam katram šādam klientam.',
  },
  switching: {
    heading: 'Pāreja pie cita pakalpojumu sniedzēja',
    right:
      'Klienti jebkurā brīdī var pāriet pie cita pakalpojumu sniedzēja, pārcelties uz savām sistēmām vai prasīt dzēst savus datus, paziņojot ne vairāk kā divus mēnešus iepriekš (Regulas (ES) 2023/2854, Datu akta, 25. pants).',
    transition:
      'Pēc paziņojuma termiņa beigām mēs pāreju veicam bez nepamatotas kavēšanās un 30 dienu laikā. Ja tas tehniski nav iespējams, mēs 14 darbdienu laikā pēc pieprasījuma norādām iemeslu un nosakām citu, ne ilgāku par septiņiem mēnešiem, laikposmu. Klients laikposmu var vienreiz pagarināt. Līdz tā beigām mēs sniedzam saprātīgu palīdzību, uzturam pakalpojumu tikpat drošu kā iepriekš un norādām uz zināmajiem riskiem tā nepārtrauktībai.',
    data: 'Visus datus, ko klients ievadījis vai radījis, lietojot pakalpojumu, var eksportēt strukturētā, plaši izmantotā un mašīnlasāmā formātā. Izņēmums ir dati par pakalpojuma iekšējo darbību, kas ir mūsu komercnoslēpumi, ciktāl tas nekavē pāreju. Datus var izgūt vismaz 30 dienas pēc pārejas; pēc tam mēs tos dzēšam.',
    end: 'Līgums beidzas, kad pāreja ir pabeigta, vai, ja klients vēlas tikai datu dzēšanu, beidzoties paziņojuma termiņam.',
    charges:
      'Līdz 2027. gada 11. janvārim mēs par pāreju prasām ne vairāk kā tās tieši radītās izmaksas; pēc tam neprasām neko.',
    free: 'Par pāreju mēs neprasām neko.',
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
