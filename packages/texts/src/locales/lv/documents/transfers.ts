import type { Translated } from '../../../translated.ts';
import type { transfers as english } from '../../en/documents/transfers.ts';

export const transfers: Translated<typeof english> = {
  heading: 'Apstrāde citās valstīs',
  intro:
    'Personas dati tiek apstrādāti šeit uzskaitītajās valstīs. Ārpus Eiropas Ekonomikas zonas dati drīkst nonākt tikai tur, kur tos aizsargā kāda no VDAR 44.–49. pantā paredzētajām garantijām. Tabulā tā ir norādīta katrai valstij.',
  introUk:
    'Personas dati tiek apstrādāti šeit uzskaitītajās valstīs. Ārpus Apvienotās Karalistes dati drīkst nonākt tikai tur, kur tos aizsargā kāda no AK VDAR 44.–49. pantā paredzētajām garantijām. Tabulā tā ir norādīta katrai valstij.',
  introSwiss:
    'Personas dati tiek izpausti saņēmējiem šeit uzskaitītajās valstīs. Tabulā katrai valstij ir norādīts, kas nodrošina atbilstošu aizsardzību (FADP 16. pants).',
  introPlain: 'Personas dati tiek apstrādāti šādās valstīs:',
  none: 'Šajā politikā minētie pakalpojumi apstrādā personas datus tikai Eiropas Ekonomikas zonā: %{countries}.',
  caption: 'Valstis, saņēmēji un garantijas',
  country: 'Valsts',
  recipients: 'Saņēmēji',
  safeguard: 'Garantija',
  safeguards: {
    inside: 'Eiropas Ekonomikas zonā, kur piemēro VDAR',
    home: 'Dati netiek nosūtīti uz citu valsti',
    adequacyEu: 'Eiropas Komisijas lēmums par aizsardzības līmeņa pietiekamību (VDAR 45. pants)',
    adequacyEuLimited:
      'Eiropas Komisijas lēmums par aizsardzības līmeņa pietiekamību (VDAR 45. pants) tā darbības jomā',
    adequacyUk:
      'Apvienotās Karalistes noteikumi par aizsardzības pietiekamību (adequacy regulations, AK VDAR 45A. pants)',
    adequacySwiss:
      'Šveices Federālās padomes atzīta pietiekama aizsardzība (FADP 16. panta 1. punkts, Datu aizsardzības rīkojuma 1. pielikums)',
    frameworkEu:
      'ES un ASV datu privātuma regulējums (EU-US Data Privacy Framework): Eiropas Komisijas Lēmums (ES) 2023/1795 par aizsardzības līmeņa pietiekamību (VDAR 45. pants); saņēmējs ir sertificēts saskaņā ar to',
    frameworkUk:
      'ES un ASV datu privātuma regulējuma AK paplašinājums (UK Extension to the EU-US Data Privacy Framework); saņēmējs ir sertificēts saskaņā ar to',
    frameworkSwiss:
      'Šveices un ASV datu privātuma regulējums (Swiss-US Data Privacy Framework); saņēmējs ir sertificēts saskaņā ar to',
    clausesEu: 'Eiropas Komisijas līguma standartklauzulas (VDAR 46. panta 2. punkta c) apakšpunkts)',
    clausesUk:
      'Apvienotās Karalistes informācijas komisāra izdots Starptautiskās datu nosūtīšanas līgums (International Data Transfer Agreement) vai papildinājums (Addendum) (AK VDAR 46. pants)',
    clausesSwiss:
      'Šveices Federālā datu aizsardzības un informācijas pilnvarnieka (FDPIC) atzītas datu aizsardzības standartklauzulas (FADP 16. panta 2. punkta d) apakšpunkts)',
    bindingRules: 'Saistošie uzņēmuma noteikumi (VDAR 46. panta 2. punkta b) apakšpunkts)',
    explicitConsent:
      'Jūsu nepārprotama piekrišana pēc informēšanas par riskiem (VDAR 49. panta 1. punkta a) apakšpunkts)',
    contract:
      'Nepieciešams līgumam ar Jums vai līgumam Jūsu interesēs (VDAR 49. panta 1. punkta b) vai c) apakšpunkts)',
    frameworkOrClausesEu:
      'Eiropas Komisijas līguma standartklauzulas (VDAR 46. panta 2. punkta c) apakšpunkts) vai, ja saņēmējs ir sertificēts, ES un ASV datu privātuma regulējums (EU-US Data Privacy Framework, VDAR 45. pants)',
  },
  copy: 'Šeit minēto klauzulu vai noteikumu kopiju Jūs varat saņemt vai uzzināt, kur tie ir pieejami, rakstot mums: %{contact}.',
  usRisk:
    'Ārpus valstīm, par kurām ir pieņemts lēmums par aizsardzības līmeņa pietiekamību, tiesību aktos prasītais datu aizsardzības līmenis var būt zemāks, un iestādēm var būt plašāka piekļuve datiem. Tādēļ ir panākta vienošanās par šeit minētajām garantijām.',
};
