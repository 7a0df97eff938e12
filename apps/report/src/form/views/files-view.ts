import { fill } from '@app/texts/fill.ts';
import { formatNumber } from '@app/texts/numbers.ts';
import { filesFault, sentName, sizeFault, type Attached } from '../files/attached.ts';
import { cleanInWorker } from '../files/cleaner.ts';
import type { App, Place, View } from '../page/app.ts';
import { h, newId } from '../page/dom.ts';
import { alertBox } from '../page/fields.ts';
import { random, toHex } from '../page/encoding.ts';
import { questionsOf } from '../questions/questions.ts';
import { fileCard } from './file-card.ts';
import { frame } from './frame.ts';

const megabyte = 1024 * 1024;

/** Files: added, cleaned in the background, with what was found. */
export function filesView(app: App, { isChange = false, fault }: Extract<Place, { page: 'files' }>): View {
  const { words } = app;
  const last = questionsOf(app).at(-1);
  return {
    title: `${words.files.label} – ${words.page.title}`,
    content: frame(app, {
      step: 'files',
      onBack: () => app.to(isChange || !last ? { page: 'check' } : { page: 'question', id: last.id }),
      onNext() {
        const wrong = filesFault(app.files);
        app.to(wrong ? { page: 'files', isChange, fault: wrong } : { page: 'check' });
      },
      content: [h('h1', {}, words.files.label), ...filePicker(app), fault && faultBox(words.files[fault])],
    }),
  };
}

/** A fault of the whole page, which gets the focus. */
function faultBox(text: string): HTMLElement {
  const box = alertBox(text);
  box.tabIndex = -1;
  box.dataset['fault'] = '';
  return box;
}

/** The field for files and the list of those that were added: in the form, and in a message. */
export function filePicker(app: App): readonly HTMLElement[] {
  const words = app.words.files;
  const { limits } = app.office;
  const size = (bytes: number) => formatNumber(app.locale, Math.floor(bytes / megabyte));
  const sizes = { file: size(limits.file), report: size(limits.report), number: limits.files };
  const list = h('ul', { class: 'files' });
  const status = h('div', { role: 'status' });
  const refused = h('div', {});
  const id = newId();

  const draw = () =>
    list.replaceChildren(
      ...app.files.map((file, at) =>
        fileCard(app, file, {
          sentAs: sentName(file, at + 1),
          onRemove() {
            app.files = app.files.filter((each) => each !== file);
            draw();
            input.focus();
          },
        }),
      ),
    );

  async function add(file: File): Promise<void> {
    const wrong = sizeFault(file.size, app.files, limits);
    if (wrong) return refused.append(alertBox(fill(words[wrong], { name: file.name, ...sizes })));
    const attached: Attached = {
      id: toHex(random(16)),
      name: file.name,
      size: file.size,
      result: undefined,
      original: undefined,
      sendAnyway: false,
    };
    app.files = [...app.files, attached];
    app.isDirty = true;
    draw();
    status.textContent = fill(words.working, { name: file.name });
    try {
      const result = await cleanInWorker(file, limits.file);
      if (!result.ok) attached.original = new Uint8Array(await file.arrayBuffer());
      attached.result = result;
    } catch {
      app.files = app.files.filter((each) => each !== attached);
      refused.append(alertBox(fill(words.unreadable, { name: file.name })));
    }
    status.textContent = '';
    draw();
  }

  const input = h('input', {
    type: 'file',
    id,
    multiple: true,
    async onchange() {
      const chosen = [...(input.files ?? [])];
      input.value = '';
      refused.replaceChildren();
      // One after the other: each is in memory as a whole.
      for (const file of chosen) await add(file);
    },
  });
  draw();
  return [
    h('p', { class: 'hint' }, fill(words.hint, sizes)),
    h('p', { class: 'hint' }, words.cleaned),
    h('div', { class: 'field' }, h('label', { for: id }, words.add), input),
    status,
    refused,
    list,
    h('p', { class: 'hint' }, words.visible),
  ];
}
