import type { Translated } from '../../../translated.ts';
import type { retention as english } from '../../en/documents/retention.ts';

export const retention: Translated<typeof english> = {
  heading: 'Cik ilgi dati tiek glabāti',
  intro:
    'Mēs glabājam personas datus tik ilgi, cik to prasa to apstrādes nolūks. Pēc tam mēs tos dzēšam, ja vien tiesību akti neprasa tos glabāt ilgāk vai ja tie mums nav vajadzīgi, lai celtu, īstenotu vai aizstāvētu likumīgas prasības; tad tie netiek izmantoti nekam citam.',
  tableIntro: 'Attiecībā uz šajā politikā minētajiem nolūkiem tas nozīmē:',
  caption: 'Glabāšana pa nolūkiem',
  purpose: 'Nolūks',
  period: 'Laikposms vai kritērijs',
  criteria: {
    delivery:
      'Tik ilgi, cik nepieciešams pieprasītā satura piegādei; piekļuves ieraksti – tik ilgi, cik nepieciešams kļūmju atklāšanai un uzbrukumu atvairīšanai',
    security:
      'Tik ilgi, cik nepieciešams uzbrukumu, surogātpasta un ļaunprātīgas izmantošanas atpazīšanai un izsekošanai',
    fraud: 'Tik ilgi, cik nepieciešams darījuma pārbaudei un no tā izrietošajām prasībām',
    account: 'Līdz brīdim, kad dzēšat kontu vai lūdzat mums to izdarīt',
    payments: 'Līdz maksājuma pabeigšanai; ieraksti par to – tik ilgi, cik prasa komerctiesības un nodokļu tiesības',
    contract:
      'Līdz līguma izpildei un no tā izrietošo prasību noilgumam; rēķini un grāmatvedības dokumenti – tik ilgi, cik prasa komerctiesības un nodokļu tiesības',
    choices: 'Kamēr Jūsu izvēle ir spēkā un pēc tam – tik ilgi, cik mums jāspēj to pierādīt',
    errors: 'Līdz kļūmes atklāšanai un novēršanai',
    enquiry:
      'Līdz Jūsu jautājuma atrisināšanai, kad turpinājums vairs nav gaidāms; ilgāk, ja komerctiesības prasa glabāt saraksti',
    use: 'Kamēr izmantojat funkciju, kā arī tās izsekošanas rīku glabāšanas laikposmos',
    booking: 'Līdz rezervācijas vai pieraksta beigām un no tiem izrietošo prasību noilgumam',
    content: 'Kamēr saturs tiek rādīts, kā arī tā izsekošanas rīku glabāšanas laikposmos',
    contribution: 'Kamēr Jūsu ieraksts ir publicēts vai līdz brīdim, kad lūdzat to noņemt',
    statistics:
      'Līdz piekrišanas atsaukšanai vai, ja tas notiek agrāk, līdz brīdim, kad dati vairs nav vajadzīgi mūsu statistikai; izsekošanas rīki – to glabāšanas laikposmos',
    statisticsOther: 'Līdz brīdim, kad dati vairs nav vajadzīgi mūsu statistikai vai kad iebilstat',
    advertising:
      'Līdz piekrišanas atsaukšanai vai, ja tas notiek agrāk, līdz kampaņas izvērtēšanai; izsekošanas rīki – to glabāšanas laikposmos',
    advertisingOther: 'Līdz brīdim, kad iebilstat, vai, ja tas notiek agrāk, līdz kampaņas izvērtēšanai',
    subscription:
      'Līdz brīdim, kad atsakāties no saņemšanas vai atsaucat piekrišanu; piekrišanas pierādījums – tik ilgi, cik var celt prasības',
    contacts: 'Kamēr turpinās lietišķie sakari un līdz brīdim, kad iebilstat',
    membership: 'Kamēr piedalāties programmā un līdz no tās izrietošo prasību noilgumam',
    application:
      'Līdz lēmuma pieņemšanai un ar to saistīto prasību noilgumam; ilgāk – tikai ar Jūsu piekrišanu vai pieņemšanas darbā gadījumā',
    survey: 'Līdz aptaujas izvērtēšanai',
    law: 'Tik ilgi, cik prasa komerctiesības un nodokļu tiesības',
    claims: 'Līdz prasības apmierināšanai vai noilgumam',
    purpose: 'Tik ilgi, cik prasa minētais nolūks',
  },
};
