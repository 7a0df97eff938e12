import { fill } from '@app/texts/fill.ts';
import { downloadFile, saveFile } from '../mailbox/download.ts';
import type { LetterFile } from '../mailbox/letters.ts';
import type { Mailbox } from '../mailbox/mailbox.ts';
import type { App } from '../page/app.ts';
import { h } from '../page/dom.ts';

/** Buttons that fetch, open and save files. */
export function fileLinks(app: App, mailbox: Mailbox, files: readonly LetterFile[]): HTMLElement | undefined {
  if (files.length === 0) return undefined;
  const texts = app.words.mailbox;
  const told = h('p', { role: 'status', class: 'hint' });
  async function save(file: LetterFile): Promise<void> {
    const { name } = file.header;
    told.textContent = fill(texts.downloading, { name });
    try {
      saveFile(name, await downloadFile(mailbox, file));
      told.textContent = '';
    } catch {
      told.textContent = texts.notOpened;
    }
  }
  return h(
    'div',
    {},
    h(
      'ul',
      { class: 'links', 'aria-label': texts.files },
      ...files.map((file) =>
        h(
          'li',
          {},
          h(
            'button',
            { type: 'button', class: 'link', onclick: () => void save(file) },
            fill(texts.download, { name: file.header.name }),
          ),
        ),
      ),
    ),
    told,
  );
}
