import type { Translated } from '../../../translated.ts';
import type { regions as english } from '../../en/documents/regions.ts';

export const regions: Translated<typeof english> = {
  uk: {
    heading: 'Inimestele Ühendkuningriigis',
    reading:
      'Kui selles privaatsuspoliitikas viidatakse IKÜMi artiklile, mõeldakse Ühendkuningriigi isikuandmete kaitse üldmäärusega (UK GDPR) reguleeritud töötlemise puhul UK GDPRi vastavat artiklit.',
    complainToUs:
      'Selle kohta, kuidas me teie andmeid kasutame, võite esitada kaebuse meile: %{contact}. Kinnitame kaebuse kättesaamist 30 päeva jooksul, uurime seda põhjendamatu viivituseta ja teatame teile tulemuse (Data Protection Act 2018, section 164A).',
    complainToIco: 'Kaebuse võite esitada ka Ühendkuningriigi andmekaitseasutusele:',
    adequacy:
      'Ühendkuningriigist edastamise suhtes kohaldatakse Euroopa Komisjoni otsuste asemel Ühendkuningriigi enda kaitse piisavuse eeskirju (adequacy regulations) ning lepingu tüüptingimusi täiendab International Data Transfer Agreement (rahvusvahelise andmeedastuse leping) või UK Addendum (Ühendkuningriigi lisa).',
  },
  switzerland: {
    heading: 'Inimestele Šveitsis',
    reading:
      'Kui selles privaatsuspoliitikas räägitakse õiguslikest alustest ja IKÜMi artiklitest, ei piira ega asenda see Šveitsi föderaalset andmekaitseseadust (FADP), mis nõuab õigustust üksnes siis, kui töötlemine rikub isiklikke õigusi.',
    countries: 'Riigid väljaspool Šveitsi, kus isikuandmeid töödeldakse: %{countries}.',
    safeguards:
      'Föderaalnõukogu tunnustab, et piisava kaitse tagavad muu hulgas Euroopa Majanduspiirkonna riigid ja Ühendkuningriik (andmekaitsemääruse 1. lisa) ning Ameerika Ühendriigid nende vastuvõtjate puhul, kes on sertifitseeritud raamistikus Swiss-US Data Privacy Framework. Mujal kehtivad eespool nimetatud lepingu tüüptingimused kujul, mida tunnustab Šveitsi föderaalne andmekaitse- ja teabevolinik (FDPIC) (FADP art 16).',
    noCountries: 'Selles privaatsuspoliitikas nimetatud teenused töötlevad isikuandmeid üksnes Šveitsis.',
    rights:
      'Võite nõuda oma andmetega tutvumist (FADP art 25), nende väljastamist või ülekandmist (FADP art 28) ning nende parandamist, kustutamist või hävitamist, samuti võite esitada vastuväite nende töötlemisele või avaldamisele (FADP art 30 ja 32). Üldjuhul vastame 30 päeva jooksul ja tasuta.',
    authority: 'Rikkumistest võite teatada pädevale asutusele:',
  },
};
