import type { Translated } from '../../../translated.ts';
import type { changes as english } from '../../en/documents/changes.ts';

export const changes: Translated<typeof english> = {
  heading: 'Änderungen dieser Datenschutzerklärung',
  text: 'Ändert sich die Verarbeitung, passen wir diese Datenschutzerklärung an. Jede Fassung trägt ihr Datum; frühere Fassungen können auf der Seite abgerufen werden, auf der diese Datenschutzerklärung veröffentlicht ist.',
  purpose:
    'Bevor wir Ihre Daten für einen anderen Zweck verarbeiten als den, für den sie erhoben wurden, informieren wir Sie darüber (Art. 13 Abs. 3 DSGVO).',
  plain: 'Bevor wir Ihre Daten für einen wesentlich anderen Zweck verwenden, informieren wir Sie darüber.',
};
