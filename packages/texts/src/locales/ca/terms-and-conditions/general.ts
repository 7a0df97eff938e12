import type { Translated } from '../../../translated.ts';
import type { general as english } from '../../en/terms-and-conditions/general.ts';

export const general: Translated<typeof english> = {
  about: {
    heading: 'De què tracten aquests termes',
    text: 'Aquests termes s’apliquen quan utilitzeu %{site} i als contractes que, per aquest mitjà, concloeu amb %{owner}.',
    consumersOnly: 'La nostra oferta s’adreça a consumidors.',
    businessesOnly:
      'La nostra oferta s’adreça únicament a empreses i professionals, és a dir, a persones que actuen en el marc de la seva activitat comercial, empresarial, ofici o professió, i a persones jurídiques. No concloem contractes amb consumidors.',
    both: 'La nostra oferta s’adreça a consumidors i a empreses i professionals. Les clàusules que parlen de consumidors només s’apliquen a aquests.',
    consumer:
      'És consumidora la persona física que actua amb un propòsit aliè a la seva activitat comercial, empresarial, ofici o professió, i també qui tingui aquesta condició segons la llei aplicable.',
    privacy:
      'Com tractem les dades personals s’explica a la %{link}. És per informar-vos: no cal que l’accepteu, i acceptar aquests termes no és cap consentiment per a l’ús de les vostres dades.',
    privacyText: 'política de privacitat',
    privacyPlain:
      'Acceptar aquests termes no és cap consentiment per a l’ús de les vostres dades personals; sobre això us informem a part.',
  },
  provider: {
    heading: 'Qui som',
    text: 'L’altra part del vostre contracte és %{owner}.',
    representative: 'Representant legal',
    register: 'Dades registrals',
    registerEntry: '%{name}, %{number}',
    we: 'En aquests termes, «nosaltres» vol dir %{owner}.',
  },
  offer: {
    heading: 'Què oferim',
    intro: 'A través de %{site} oferim:',
    kinds: {
      goods: 'béns que venem i us enviem',
      digitalContent: 'continguts digitals per descarregar o reproduir',
      software: 'programari que utilitzeu per internet',
      marketplace: 'un mercat en línia on altres persones ofereixen els seus béns i serveis',
      community: 'una comunitat els usuaris de la qual publiquen continguts propis',
      mobileApp: 'una aplicació per a dispositius mòbils',
      information: 'informació que podeu llegir gratuïtament',
    },
    description: 'El que rebeu exactament es desprèn de la descripció que acompanya l’oferta.',
  },
  account: {
    heading: 'El vostre compte',
    truth: 'Si obriu un compte, faciliteu dades certes i manteniu-les actualitzades.',
    secret:
      'No reveleu la vostra contrasenya a ningú. Si creieu que algú altre utilitza el vostre compte, aviseu-nos sense demora.',
    close:
      'Podeu tancar el vostre compte en qualsevol moment. Els contractes encara en curs s’acaben segons les seves pròpies regles.',
  },
  days: {
    notice: { one: '%{number} dia', other: '%{number} dies' },
    before: { one: '%{number} dia', other: '%{number} dies' },
  },
};
