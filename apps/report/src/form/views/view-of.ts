import type { App, Place, View } from '../page/app.ts';
import { checkView } from './check-view.ts';
import { doneView } from './done-view.ts';
import { filesView } from './files-view.ts';
import { mailboxView } from './mailbox-view.ts';
import { questionView } from './question-view.ts';
import { receiptEntryView } from './receipt-entry-view.ts';
import { receiptView } from './receipt-view.ts';
import { startView } from './start-view.ts';

/** What is shown at a place. */
export function viewOf(app: App, place: Place): View {
  switch (place.page) {
    case 'start':
      return startView(app);
    case 'question':
      return questionView(app, place);
    case 'files':
      return filesView(app, place);
    case 'check':
      return checkView(app);
    case 'receipt':
      return receiptView(app);
    case 'done':
      return doneView(app, place);
    case 'receipt-entry':
      return receiptEntryView(app, place);
    case 'mailbox':
      return mailboxView(app, place);
  }
}
