import type { Translated } from '../../../translated.ts';
import type { general as english } from '../../en/terms-and-conditions/general.ts';

export const general: Translated<typeof english> = {
  about: {
    heading: 'Mida need üldtingimused käsitlevad',
    text: 'Need üldtingimused kehtivad veebiteenuse %{site} kasutamise kohta ja lepingute kohta, mille sõlmib teiega selle kaudu %{owner}.',
    consumersOnly: 'Meie pakkumised on mõeldud tarbijatele.',
    businessesOnly:
      'Meie pakkumised on mõeldud üksnes ettevõtjatele, see tähendab isikutele, kes tegutsevad oma kaubandus-, äri-, ametialases või kutsetegevuses, ja juriidilistele isikutele. Tarbijatega me lepinguid ei sõlmi.',
    both: 'Meie pakkumised on mõeldud tarbijatele ja ettevõtjatele. Kui sättes räägitakse tarbijatest, kehtib see üksnes nende kohta.',
    consumer:
      'Tarbija on füüsiline isik, kes tegutseb eesmärgil, mis ei ole seotud tema kaubandus-, äri-, ametialase ega kutsetegevusega.',
    privacy:
      'Kuidas me isikuandmeid käitleme, selgitab %{link}. See on mõeldud teie teavitamiseks; te ei pea sellega nõustuma ja nende üldtingimustega nõustumine ei ole nõusolek teie andmete kasutamiseks.',
    privacyText: 'privaatsuspoliitika',
    privacyPlain:
      'Nende üldtingimustega nõustumine ei ole nõusolek teie isikuandmete kasutamiseks; sellest teavitame teid eraldi.',
  },
  provider: {
    heading: 'Kes me oleme',
    text: 'Teie lepingupartner on %{owner}.',
    representative: 'Esindaja',
    register: 'Registrikanne',
    registerEntry: '%{name}, %{number}',
    we: 'Nendes üldtingimustes tähendab „meie“ järgmist isikut: %{owner}.',
  },
  offer: {
    heading: 'Mida me pakume',
    intro: 'Veebiteenuse %{site} kaudu pakume:',
    kinds: {
      goods: 'kaupu, mida müüme ja teile saadame',
      digitalContent: 'digitaalset sisu, mille laadite alla või esitate',
      software: 'tarkvara, mida kasutate interneti kaudu',
      marketplace: 'internetipõhist kauplemiskohta, kus teised pakuvad oma kaupu ja teenuseid',
      community: 'kogukonda, mille kasutajad avaldavad oma sisu',
      mobileApp: 'mobiilseadme rakendust',
      information: 'teavet, mida saate tasuta lugeda',
    },
    description: 'Mida te täpselt saate, tuleneb pakkumise juures olevast kirjeldusest.',
  },
  account: {
    heading: 'Teie kasutajakonto',
    truth: 'Kasutajakontot avades esitage õiged andmed ja hoidke need ajakohased.',
    secret:
      'Hoidke oma parooli enda teada. Kui arvate, et teie kontot kasutab keegi teine, teatage meile sellest viivitamata.',
    close: 'Võite oma konto igal ajal sulgeda. Veel kehtivad lepingud lõpevad neile kehtivate reeglite järgi.',
  },
  days: {
    notice: { one: '%{number} päev', other: '%{number} päeva' },
    before: { one: '%{number} päev', other: '%{number} päeva' },
  },
};
