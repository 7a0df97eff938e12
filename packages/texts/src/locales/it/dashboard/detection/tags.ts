import type { Translated } from '../../../../translated.ts';
import type { tags as english } from '../../../en/dashboard/detection/tags.ts';

export const tags: Translated<typeof english> = {
  title: 'Tag che si caricano prima che si possa scegliere',
  text: 'Si trovano nell’html delle pagine, quindi i browser li caricano prima che uno script possa fermarli, compreso quello di un banner. Scritti come indicato, attendono il consenso.',
  byThemselves: 'Il plugin per WordPress, il componente React e @candor/rewrite lo fanno da soli.',
  how: 'Vedi come',
  show: 'Come modificare il tag di %{service}',
  waits: 'Deve attendere: %{purpose}',
  noscript: 'Per i visitatori senza script',
  unknown:
    'Nessuno sa di chi sia, quindi attende la finalità marketing. Se serve a un’altra finalità, indicare quella.',
  before: 'Com’è ora',
  after: 'Come deve essere',
  tooLong:
    'Troppo lungo per essere mostrato. Aggiungere data-candor="%{purpose}", scrivere data-src al posto di src e, in uno script, anche type="text/plain".',
  leftOut: { one: 'E un altro tag.', many: 'E altri %{number} di tag.', other: 'E altri %{number} tag.' },
};
