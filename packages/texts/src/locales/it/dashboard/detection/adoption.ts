import type { Translated } from '../../../../translated.ts';
import type { adoption as english } from '../../../en/dashboard/detection/adoption.ts';

export const adoption: Translated<typeof english> = {
  chosen: '%{count} di %{total} selezionati',
  add: 'Aggiungi',
  addAll: { one: 'Aggiungi ai documenti', many: 'Aggiungi tutti i %{number}', other: 'Aggiungi tutti e %{number}' },
  addChosen: { one: 'Aggiungine uno', many: 'Aggiungine %{number}', other: 'Aggiungine %{number}' },
  refusedTitle: {
    one: 'Un servizio non è stato aggiunto',
    many: '%{number} di servizi non sono stati aggiunti',
    other: '%{number} servizi non sono stati aggiunti',
  },
  plans: 'Vedi i piani',
  noDocument:
    'Questo sito non ha ancora un’informativa sulla privacy. Ciò che si aggiunge resta salvato e vi compare non appena la si inizia.',
  begin: 'Inizia un documento',
  dialog: 'Descrivi %{site}',
  dialogText:
    'Ciò che la scansione ha visto è già inserito. Chi fornisce il servizio e a che scopo può dirlo solo Lei: aprire l’indirizzo o chiedere a chi ha realizzato il sito.',
  dialogTrackers: {
    one: 'Un cookie o una chiave memorizzata viene ripreso con la sua durata.',
    many: '%{number} di cookie e chiavi memorizzate vengono ripresi con la loro durata.',
    other: '%{number} cookie e chiavi memorizzate vengono ripresi con la loro durata.',
  },
  create: 'Aggiungi ai documenti',
};
