import type { Translated } from '../../../translated.ts';
import type { introduction as english } from '../../en/documents/introduction.ts';

export const introduction: Translated<typeof english> = {
  about: {
    heading: 'Mida see privaatsuspoliitika käsitleb',
    site: 'See privaatsuspoliitika selgitab, milliseid isikuandmeid veebisaidi %{site} kasutamisel töödeldakse, millisel eesmärgil ja õiguslikul alusel seda tehakse, kes andmeid saab, kui kaua neid säilitatakse ja millised õigused teil on.',
    app: 'See privaatsuspoliitika selgitab, milliseid isikuandmeid rakenduse %{site} kasutamisel töödeldakse, millisel eesmärgil ja õiguslikul alusel seda tehakse, kes andmeid saab, kui kaua neid säilitatakse ja millised õigused teil on.',
    siteWithoutBasis:
      'See privaatsuspoliitika selgitab, milliseid isikuandmeid veebisaidi %{site} kasutamisel töödeldakse, millisel eesmärgil seda tehakse, kes andmeid saab, kui kaua neid säilitatakse ja millised õigused teil on.',
    appWithoutBasis:
      'See privaatsuspoliitika selgitab, milliseid isikuandmeid rakenduse %{site} kasutamisel töödeldakse, millisel eesmärgil seda tehakse, kes andmeid saab, kui kaua neid säilitatakse ja millised õigused teil on.',
    brief: 'On olemas ka lühiversioon: %{link}.',
    informs:
      'See dokument on mõeldud teie teavitamiseks: te ei pea sellega nõustuma ja selle lugemine ei ole nõusolek millekski. Kui vajame teie nõusolekut, küsime seda eraldi.',
    personalData:
      'Isikuandmed on igasugune teave tuvastatud või tuvastatava isiku kohta, näiteks nimi, e-posti aadress või seadme IP-aadress.',
  },
  laws: {
    heading: 'Millised õigusaktid kohalduvad',
    intro: 'Töötleme isikuandmeid järgmiste õigusaktide kohaselt:',
    gdprEstablished:
      'isikuandmete kaitse üldmäärus, määrus (EL) 2016/679 (IKÜM), sest meie tegevuskoht on Euroopa Majanduspiirkonnas (IKÜM art 3 lg 1)',
    gdprAddressed:
      'isikuandmete kaitse üldmäärus, määrus (EL) 2016/679 (IKÜM), ulatuses, milles pakume veebiteenust %{site} inimestele Euroopa Majanduspiirkonnas või jälgime, kuidas nad seda kasutavad (IKÜM art 3 lg 2)',
    ukEstablished:
      'Ühendkuningriigi isikuandmete kaitse üldmäärus (UK GDPR) ja 2018. aasta andmekaitseseadus (Data Protection Act 2018), sest meie tegevuskoht on Ühendkuningriigis',
    ukAddressed:
      'Ühendkuningriigi isikuandmete kaitse üldmäärus (UK GDPR) ja 2018. aasta andmekaitseseadus (Data Protection Act 2018), ulatuses, milles pakume veebiteenust %{site} inimestele Ühendkuningriigis või jälgime, kuidas nad seda kasutavad',
    swissEstablished: 'Šveitsi föderaalne andmekaitseseadus (FADP), sest meie tegevuskoht on Šveitsis',
    swissAddressed:
      'Šveitsi föderaalne andmekaitseseadus (FADP), ulatuses, milles töötlemine avaldab mõju Šveitsis (FADP art 3)',
    usStates:
      'nende USA osariikide tarbijate privaatsuse seadused, mis on nimetatud jaotises „%{section}“, nende osariikide elanike suhtes ja ulatuses, milles iga seadus meie suhtes kohaldub',
  },
};
