import type { Translated } from '../../../translated.ts';
import type { delivery as english } from '../../en/terms-and-conditions/delivery.ts';

export const delivery: Translated<typeof english> = {
  goods: {
    heading: 'Kättetoimetamine',
    countries: 'Toimetame kaupa järgmistesse riikidesse: %{countries}.',
    anywhere: 'Millistesse riikidesse me kaupa toimetame, on näidatud tellimisel.',
    within: 'Pikim kättetoimetamise aeg pärast lepingu sõlmimist: %{period}.',
    shown:
      'Kättetoimetamise aeg on näidatud tellimisel; see ei ole kunagi pikem kui 30 päeva pärast lepingu sõlmimist.',
    risk: 'Tarbija puhul läheb kauba kaotsimineku ja kahjustumise riisiko üle siis, kui tema või tema nimetatud isik, kes ei ole vedaja, saab kauba oma valdusse. Ettevõtja puhul läheb see üle siis, kui anname kauba vedajale.',
    riskConsumers:
      'Kauba kaotsimineku ja kahjustumise riisiko läheb teile üle siis, kui teie või teie nimetatud isik, kes ei ole vedaja, saab kauba oma valdusse.',
    riskBusinesses: 'Kauba kaotsimineku ja kahjustumise riisiko läheb teile üle siis, kui anname kauba vedajale.',
  },
  digital: {
    heading: 'Juurdepääs ja uuendused',
    access: 'Anname teile juurdepääsu tellitule põhjendamatu viivituseta pärast lepingu sõlmimist.',
    updates:
      'Pakume uuendusi, sealhulgas turvauuendusi, mis on vajalikud tellitu lepingutingimustele vastavuse säilitamiseks, ja teavitame teid neist: püsitellimuse puhul selle kestuse ajal, ühekordse ostu puhul nii kaua, kui võite seda mõistlikult eeldada.',
    requirements: 'Milliste seadmete ja programmidega tellitu töötab, on öeldud pakkumise juures.',
    changes:
      'Muul määral võime kehtivaid digiteenuseid muuta üksnes mõjuval põhjusel, nagu uus tehniline keskkond, kasutajate arvu kasv või muu oluline tegevuslik põhjus, ilma teile kulusid tekitamata ja pärast teie selget teavitamist. Kui muudatus halvendab teie kasutust rohkem kui vähesel määral, teavitame teid ette ja võite lepingu 30 päeva jooksul tasuta lõpetada.',
  },
  conformity: {
    heading: 'Kui midagi on valesti',
    goods:
      'Kehtib seadusest tulenev vastutus lepingutingimustele vastavuse eest: kui kaubal on puudus, võite nõuda tasuta parandamist või asendamist ning seaduses sätestatud tingimustel hinna alandamist või raha tagasi.',
    goodsPeriod:
      'Euroopa Majanduspiirkonna tarbijate puhul hõlmab see iga mittevastavust, mis ilmneb vähemalt kahe aasta jooksul pärast kättetoimetamist.',
    digital:
      'Digitaalse sisu ja digiteenuste suhtes kehtib seadusest tulenev vastutus lepingutingimustele vastavuse eest: kui need lepingutingimustele ei vasta, võite nõuda nende vastavusse viimist ning seaduses sätestatud tingimustel hinda alandada või lepingu lõpetada.',
    personalData:
      'Kui tarbijad Euroopa Majanduspiirkonnas annavad hinna maksmise asemel isikuandmeid, kehtib seadusest tulenev vastutus lepingutingimustele vastavuse eest ka meie digiteenuste suhtes, välja arvatud juhul, kui töötleme neid andmeid üksnes teenuse osutamiseks või seaduse täitmiseks: kui teenus lepingutingimustele ei vasta, võivad nad nõuda selle vastavusse viimist või lepingu lõpetada.',
    unitedKingdom: 'Ühendkuningriigi tarbijatel on seaduse Consumer Rights Act 2015 kohased õigused.',
    businessRights: 'Kui sellel, mida tarnime või osutame, on puudusi, on teil seadusest tulenevad õigused.',
    businesses:
      'Ettevõtja peab kauba kättesaamisel viivitamata üle vaatama ja teatama meile nähtavatest puudustest; varjatud puudustest kohe, kui need avastatakse. Puudusest tulenevad nõuded saab ta esitada ühe aasta jooksul pärast kättetoimetamist, välja arvatud juhtudel, mil vastutame piiramatult.',
    guarantee: 'Lisaks anname järgmise garantii, mis ei piira teie seadusest tulenevaid õigusi:',
    contact: 'Kui midagi on valesti, kirjutage meile: %{contact}.',
    france: {
      goods:
        'Kauba müügi kohta tarbijatele näeb Prantsuse õigus ette järgmise teabe (Prantsuse tarbijaseadustiku artikli D. 211-2 lisa):',
      once: 'Digitaalse sisu ja digiteenuste kohta, mida tarbijatele antakse ühekordselt või üksikute toimingutena, näeb Prantsuse õigus ette järgmise teabe (Prantsuse tarbijaseadustiku artikli D. 211-3 lisa):',
      continuous:
        'Digitaalse sisu ja digiteenuste kohta, mida tarbijatele antakse pidevalt, näeb Prantsuse õigus ette järgmise teabe (Prantsuse tarbijaseadustiku artikli D. 211-4 lisa):',
    },
  },
};
