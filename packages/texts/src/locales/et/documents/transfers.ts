import type { Translated } from '../../../translated.ts';
import type { transfers as english } from '../../en/documents/transfers.ts';

export const transfers: Translated<typeof english> = {
  heading: 'Töötlemine teistes riikides',
  intro:
    'Isikuandmeid töödeldakse siin loetletud riikides. Väljapoole Euroopa Majanduspiirkonda tohib andmeid edastada üksnes sinna, kus neid kaitseb mõni IKÜMi artiklites 44–49 sätestatud kaitsemeede. Tabelis on see iga riigi kohta nimetatud.',
  introUk:
    'Isikuandmeid töödeldakse siin loetletud riikides. Väljapoole Ühendkuningriiki tohib andmeid edastada üksnes sinna, kus neid kaitseb mõni UK GDPRi artiklites 44–49 sätestatud kaitsemeede. Tabelis on see iga riigi kohta nimetatud.',
  introSwiss:
    'Isikuandmeid avaldatakse vastuvõtjatele siin loetletud riikides. Tabelis on iga riigi kohta nimetatud, mis tagab piisava kaitse (FADP art 16).',
  introPlain: 'Isikuandmeid töödeldakse järgmistes riikides:',
  none: 'Selles privaatsuspoliitikas nimetatud teenused töötlevad isikuandmeid üksnes Euroopa Majanduspiirkonnas: %{countries}.',
  caption: 'Riigid, vastuvõtjad ja kaitsemeetmed',
  country: 'Riik',
  recipients: 'Vastuvõtjad',
  safeguard: 'Kaitsemeede',
  safeguards: {
    inside: 'Euroopa Majanduspiirkonnas, kus kehtib IKÜM',
    home: 'Teise riiki ei edastata',
    adequacyEu: 'Euroopa Komisjoni kaitse piisavuse otsus (IKÜM art 45)',
    adequacyEuLimited: 'Euroopa Komisjoni kaitse piisavuse otsus (IKÜM art 45) selle kohaldamisala piires',
    adequacyUk: 'Ühendkuningriigi kaitse piisavuse eeskirjad (adequacy regulations, UK GDPR art 45A)',
    adequacySwiss: 'Piisav kaitse Šveitsi Föderaalnõukogu hinnangul (FADP art 16 lg 1, andmekaitsemääruse 1. lisa)',
    frameworkEu:
      'ELi-USA andmekaitseraamistik (EU-US Data Privacy Framework): Euroopa Komisjoni kaitse piisavuse otsus (EL) 2023/1795 (IKÜM art 45); vastuvõtja on selles raamistikus sertifitseeritud',
    frameworkUk:
      'ELi-USA andmekaitseraamistiku Ühendkuningriigi laiendus (UK Extension to the EU-US Data Privacy Framework); vastuvõtja on selles raamistikus sertifitseeritud',
    frameworkSwiss:
      'Šveitsi-USA andmekaitseraamistik (Swiss-US Data Privacy Framework); vastuvõtja on selles raamistikus sertifitseeritud',
    clausesEu: 'Euroopa Komisjoni lepingu tüüptingimused (IKÜM art 46 lg 2 p c)',
    clausesUk:
      'International Data Transfer Agreement (rahvusvahelise andmeedastuse leping) või Addendum (lisa), mille on välja andnud Ühendkuningriigi teabevolinik (Information Commissioner) (UK GDPR art 46)',
    clausesSwiss:
      'Šveitsi föderaalse andmekaitse- ja teabevoliniku (FDPIC) tunnustatud standardsed andmekaitseklauslid (FADP art 16 lg 2 p d)',
    bindingRules: 'Siduvad kontsernisisesed eeskirjad (IKÜM art 46 lg 2 p b)',
    explicitConsent: 'Teie selgesõnaline nõusolek pärast riskidest teavitamist (IKÜM art 49 lg 1 p a)',
    contract: 'Edastamine on vajalik teiega sõlmitud või teie huvides oleva lepingu jaoks (IKÜM art 49 lg 1 p b või c)',
    frameworkOrClausesEu:
      'Euroopa Komisjoni lepingu tüüptingimused (IKÜM art 46 lg 2 p c) või, kui vastuvõtja on sertifitseeritud, ELi-USA andmekaitseraamistik (EU-US Data Privacy Framework, IKÜM art 45)',
  },
  copy: 'Siin nimetatud tingimuste või eeskirjade koopia või teabe selle kohta, kus need on kättesaadavad, saate taotluse korral: %{contact}.',
  usRisk:
    'Riikides, mille kohta ei ole kaitse piisavuse otsust, võib seadusega nõutav andmekaitse tase olla madalam ja ametiasutustel võib olla andmetele laiem juurdepääs. Seepärast on kokku lepitud siin nimetatud kaitsemeetmetes.',
};
