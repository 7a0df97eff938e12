import { isLogFile, verifyFile, verifyLog } from '@app/evidence';
import { checkWords } from '@app/sealing/words.ts';
import { fill } from '@app/texts/fill.ts';
import { languageFor, wordsOf } from '../words.ts';
import { element } from './dom.ts';
import { mark, wordMark } from './mark.ts';
import { reportOf, verdictOf } from './result.ts';

/** The file size limit in MB, far above any proof. A larger log is checked by the command, which reads it line by line. */
const largest = 100;

const language = languageFor(navigator.languages);
const words = wordsOf(language);

type ChosenFile = { readonly name: string; readonly bytes: Uint8Array };
let chosen: ChosenFile | undefined;

const file = element('input', {
  type: 'file',
  id: 'file',
  accept: '.json,.ndjson,application/json,application/x-ndjson',
});
const key = element('input', {
  type: 'text',
  id: 'key',
  autocomplete: 'off',
  spellcheck: 'false',
  'aria-describedby': 'known-hint',
});
const person = element('input', {
  type: 'text',
  id: 'person',
  autocomplete: 'off',
  spellcheck: 'false',
  'aria-describedby': 'person-hint',
});
const kept = element('textarea', { id: 'kept', rows: '4', spellcheck: 'false', 'aria-describedby': 'kept-hint' });
const drop = element(
  'div',
  { class: 'drop' },
  element('label', { for: 'file' }, words.choose),
  file,
  element('span', { class: 'faint' }, words.drop),
);
const outcome = element('div', { role: 'status' });
const report = element('div', { class: 'report' });

document.documentElement.lang = language;
document.title = words.title;
document.body.replaceChildren(
  element('header', {}, element('span', { role: 'img', 'aria-label': 'Candor' }, mark(28), wordMark())),
  element(
    'main',
    {},
    element('h1', {}, words.title),
    element('p', {}, words.intro),
    element('p', { class: 'faint' }, words.offline),
    drop,
    element(
      'details',
      { class: 'known' },
      element('summary', {}, words.known),
      element('p', { class: 'faint', id: 'known-hint' }, words.knownHint),
      element('label', { for: 'key' }, words.key),
      key,
      element('label', { for: 'kept' }, words.kept),
      kept,
      element('p', { class: 'faint', id: 'kept-hint' }, words.keptHint),
      element('label', { for: 'person' }, words.person),
      person,
      element('p', { class: 'faint', id: 'person-hint' }, words.personHint),
    ),
    outcome,
    report,
  ),
  element('footer', {}, mark(18), 'Candor'),
);

file.addEventListener('change', () => void read(file.files?.[0]));
// Allows choosing the same file again, after it was changed on disk.
file.addEventListener('click', () => {
  file.value = '';
});
for (const field of [key, kept, person]) field.addEventListener('input', () => show());

// A file dropped next to the field would otherwise replace the page.
addEventListener('dragover', (event) => {
  event.preventDefault();
  drop.dataset['over'] = '';
});
addEventListener('dragleave', (event) => {
  if (!event.relatedTarget) delete drop.dataset['over'];
});
addEventListener('drop', (event) => {
  event.preventDefault();
  delete drop.dataset['over'];
  void read(event.dataTransfer?.files[0]);
});

async function read(given: File | undefined): Promise<void> {
  if (!given) return;
  if (given.size > largest * 1_000_000) {
    chosen = undefined;
    outcome.replaceChildren(
      element('p', { class: 'verdict', 'data-kind': 'unreadable' }, fill(words.verdict.tooLarge, { size: largest })),
    );
    report.replaceChildren();
    return;
  }
  chosen = { name: given.name, bytes: new Uint8Array(await given.arrayBuffer()) };
  show();
  document.getElementById('verdict')?.focus();
}

function show(): void {
  if (!chosen) return;
  const verified = checked(chosen.bytes);
  outcome.replaceChildren(verdictOf(verified, chosen.name, language));
  report.replaceChildren(...reportOf(verified, language));
}

function checked(bytes: Uint8Array) {
  const beginning = new TextDecoder().decode(bytes.subarray(0, 4000));
  const options = { trusted: trusted(), person: person.value.trim() || undefined, checkWords };
  return isLogFile(beginning) ? verifyLog(new TextDecoder().decode(bytes), options) : verifyFile(bytes, options);
}

function trusted(): string[] {
  const state = kept.value.replaceAll('\r\n', '\n').trim();
  // A signed checkpoint ends with a line feed, which is easily lost when copied.
  return [key.value.trim(), state && `${state}\n`].filter((known) => known !== '');
}
