import type { Translated } from '../../../../translated.ts';
import type { list as english } from '../../../en/dashboard/consent-records/list.ts';

export const list: Translated<typeof english> = {
  table: 'Einwilligungen, neueste zuerst',
  time: 'Zeit (UTC)',
  person: 'Person',
  kind: 'Art',
  source: 'Quelle',
  verified: 'Verifiziert',
  notices: 'Rechtstexte',
  noNotices: 'Keine',
  moreNotices: 'und %{number} weitere',
  openAt: 'UTC, %{kind}',

  searchHint: 'Name, E-Mail, Auswahl oder ID',
  notice: 'Rechtstext',

  empty: {
    none: 'Noch keine Einwilligungen',
    noneText:
      'Erstellen Sie einen Schlüssel und setzen Sie den Code an Ihr Formular, oder senden Sie Einwilligungen von Ihrem Server. Die erste erscheint hier sofort.',
    toKeys: 'Schlüssel und Code',
    filteredText: 'Keine Einwilligung passt zu dieser Suche und diesen Filtern.',
  },
};
