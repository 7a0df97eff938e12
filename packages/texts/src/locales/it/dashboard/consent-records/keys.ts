import type { Translated } from '../../../../translated.ts';
import type { keys as english } from '../../../en/dashboard/consent-records/keys.ts';

export const keys: Translated<typeof english> = {
  title: 'Chiavi',
  text: 'Una chiave pubblica sta nel codice delle Sue pagine e può solo aggiungere consensi. Una chiave privata resta sul Suo server: può garantire per una persona, indicare l’ora e importare.',
  table: 'Chiavi',
  name: 'Nome',
  kind: 'Tipo',
  kinds: { public: 'Pubblica', private: 'Privata', signing: 'Di firma' },
  key: 'Chiave',
  created: 'Creata',
  actions: 'Azioni',
  none: 'Ancora nessuna chiave',
  noneText: 'Crei una chiave pubblica per un modulo, o una privata per un server.',

  make: 'Creare una chiave',
  kindHints: {
    public: 'Per i moduli delle Sue pagine. Lì chiunque può leggerla; può solo aggiungere consensi.',
    private: 'Per il Suo server. La tenga segreta.',
    signing:
      'Il Suo server firma con essa chi ha effettuato l’accesso, così ciò che invia una pagina vale come suo. La tenga segreta; non apre nulla.',
  },
  nameHint: 'Dove si usa, per esempio «Modulo di iscrizione».',
  made: 'La chiave %{name} è creata',
  once: 'Questa chiave viene mostrata solo ora. La copi e la conservi dove solo il Suo server la legge.',
  publicMade: 'La metta nel codice delle Sue pagine. La ritrova qui.',
  copyKey: 'Copiare la chiave',

  keyId: 'ID della chiave (kid)',
  siteId: 'ID del sito (aud)',
  takeBack: 'Revocare',
  takeBackOf: 'Revocare la chiave %{name}',
  takeBackTitle: 'Revocare la chiave %{name}?',
  takeBackText: 'Smette subito di valere. Ciò che la usa ancora viene respinto. I consensi arrivati con essa restano.',
  takenBack: 'La chiave è revocata',

  code: 'Da incollare',
  codeText: 'Gli esempi usano la chiave che sceglie. Adatti i campi a quelli del Suo modulo.',
  useKey: 'Chiave negli esempi',
  form: 'Modulo HTML',
  formText:
    'Lo script invia il consenso quando il modulo viene inviato, con una copia del modulo come lo si vedeva: mai password, carte o file. Non imposta cookie e non rallenta il modulo.',
  server: 'Da un server',
  serverText: 'Con Idempotency-Key una richiesta ripetuta conta una volta sola.',
  email: 'E-mail',
  agree: 'Ho letto l’informativa sulla privacy',
  newsletter: 'Desidero ricevere la newsletter',
  send: 'Iscriversi',
};
