import type { Translated } from '../../../translated.ts';
import type { regions as english } from '../../en/documents/regions.ts';

export const regions: Translated<typeof english> = {
  uk: {
    heading: 'Personām Apvienotajā Karalistē',
    reading:
      'Ja šajā politikā ir minēts VDAR pants, attiecībā uz apstrādi, ko regulē AK VDAR, ar to saprot attiecīgo AK VDAR pantu.',
    complainToUs:
      'Par to, kā izmantojam Jūsu datus, varat iesniegt sūdzību mums: %{contact}. Mēs 30 dienu laikā apstiprinām sūdzības saņemšanu, bez nepamatotas kavēšanās to izskatām un paziņojam Jums rezultātu (2018. gada Datu aizsardzības likuma 164A. pants).',
    complainToIco: 'Varat sūdzēties arī Apvienotās Karalistes datu aizsardzības iestādei:',
    adequacy:
      'Nosūtot datus no Apvienotās Karalistes, Eiropas Komisijas lēmumu vietā piemēro pašas Apvienotās Karalistes noteikumus par aizsardzības pietiekamību (adequacy regulations), un līguma standartklauzulas papildina Starptautiskās datu nosūtīšanas līgums (International Data Transfer Agreement) vai AK papildinājums (UK Addendum).',
  },
  switzerland: {
    heading: 'Personām Šveicē',
    reading:
      'Ja šajā politikā ir runa par juridiskajiem pamatiem un VDAR pantiem, tie neierobežo un neaizstāj Šveices Federālo datu aizsardzības likumu (FADP), kas attaisnojumu prasa tikai tad, ja apstrāde aizskar personības tiesības.',
    countries: 'Valstis ārpus Šveices, kurās tiek apstrādāti personas dati: %{countries}.',
    safeguards:
      'Federālā padome ir atzinusi, ka pietiekamu aizsardzību nodrošina Eiropas Ekonomikas zonas valstis, Apvienotā Karaliste un citas valstis (Datu aizsardzības rīkojuma 1. pielikums), kā arī Amerikas Savienotās Valstis attiecībā uz saņēmējiem, kas sertificēti saskaņā ar Šveices un ASV datu privātuma regulējumu (Swiss-US Data Privacy Framework). Citos gadījumos piemēro iepriekš minētās līguma standartklauzulas tādā veidā, kādā tās atzinis Šveices Federālais datu aizsardzības un informācijas pilnvarnieks (FDPIC) (FADP 16. pants).',
    noCountries: 'Šajā politikā minētie pakalpojumi apstrādā personas datus tikai Šveicē.',
    rights:
      'Jūs varat pieprasīt piekļuvi saviem datiem (FADP 25. pants), to izsniegšanu vai nosūtīšanu (FADP 28. pants), kā arī to labošanu, dzēšanu vai iznīcināšanu, un varat iebilst pret to apstrādi vai izpaušanu (FADP 30. un 32. pants). Parasti mēs atbildam 30 dienu laikā un bez maksas.',
    authority: 'Par pārkāpumiem varat ziņot kompetentajai iestādei:',
  },
};
