import { isOpen, type LetterBlock } from '@app/requests';
import { fill, formatDate, formatList, loadWords, type Locale, type Words } from '@app/texts';
import { markup, type Markup } from '#platform/http/markup.ts';
import { smallPage } from '#platform/http/small-page.ts';
import { masked } from '#platform/mail/masked.ts';
import { writtenDay } from './context.ts';
import { arrivingLimits } from './files/arriving.ts';
import { filesSection, ownFiles } from './files/page.ts';
import type { StoredFile } from './files/queries.ts';
import { documentScript } from './identity/document-script.ts';
import { proofSections, type Proof } from './identity/page.ts';
import type { OwnData } from './own-data.ts';
import { ownDataForm } from './own-data-form.ts';
import { overlayScript, pageStyle, requestScript } from './page-style.ts';
import type { StoredRequest } from './request-queries.ts';
import { canAppeal } from './rules.ts';
import type { StoredLetter } from './thread-queries.ts';

type PageWords = Words<'dsar'>['page'];

/** What was just done on the page, or was wrong. */
export type PageNote = { readonly text: string; readonly isWrong: boolean };

export type RequestPage = {
  readonly locale: Locale;
  readonly request: StoredRequest;
  readonly today: string;
  readonly owner: string;
  readonly letters: readonly StoredLetter[];
  /** The key, which every form of the page sends again: there are no cookies. */
  readonly key: string;
  readonly note?: PageNote | undefined;
  /** Undefined: right after the form was sent. */
  readonly proof?: Proof | undefined;
  readonly files: readonly StoredFile[];
  /** What they agreed to on the site; undefined where that is not known to be theirs. */
  readonly held?: { readonly names: readonly string[]; readonly isKnown: boolean } | undefined;
  /** What they can correct by themselves. */
  readonly ownData?: OwnData | undefined;
  readonly hasCertificate?: boolean | undefined;
  /** What to ask once more before it is done: to withdraw the request, or consents. */
  readonly asks?: 'withdraw' | 'consents' | undefined;
};

/** The page on which somebody follows their request. */
export async function requestPage(page: RequestPage): Promise<string> {
  const { page: words, rights, certificate } = await loadWords(page.locale, 'dsar');
  const { request, owner, locale } = page;
  const title = fill(words.title, { number: request.number });
  return smallPage({
    locale,
    title,
    site: owner,
    style: pageStyle,
    script: scriptOf(page),
    content: [
      ...noteOf(page.note),
      markup`<dl><dt>${words.status}</dt><dd>${words.states[request.state]}</dd>${request.dueOn !== null && markup`<dt>${words.due}</dt><dd>${writtenDay(locale, request.dueOn)}</dd>`}</dl>`,
      markup`<h2>${words.asked}</h2><ul>${request.rights.map((right) => markup`<li>${rights[right]}</li>`)}</ul>`,
      ...(request.confirmedAt === null ? [codeForm(page, words)] : []),
      ...(page.proof ? proofSections({ ...page, proof: page.proof }, words) : []),
      ...(page.held === undefined ? [] : [heldConsents(page, page.held.names, words)]),
      ...(await ownDataForm(page)),
      markup`<h2>${words.messages}</h2>`,
      thread(page, words),
      ...filesSection({ ...page, certificate: page.hasCertificate ? certificate : undefined }, words),
      ...(request.state === 'closed' ? [] : [writeForm(page, words)]),
      ...(canAppeal(request, page.today) ? [appealForm(page, words)] : []),
      ...(isOpen(request.state) ? [withdrawForm(page, words)] : []),
    ],
  });
}

/** The script of the page. On one where a picture can be covered, that of the cover, too. */
export function scriptOf({ proof }: Pick<RequestPage, 'proof'>): string {
  return proof?.asksDocument && !proof.hasDocument ? `${overlayScript}${documentScript}` : overlayScript;
}

/** Right after a form was sent: the number, the due day, and the field for the code. RULES D16. */
export async function receivedPage(page: RequestPage): Promise<string> {
  const { page: words } = await loadWords(page.locale, 'dsar');
  const { request, owner, locale } = page;
  const due = writtenDay(locale, request.dueOn ?? request.receivedOn);
  const email = request.email ?? '';
  const isKnown = request.confirmedAt !== null;
  return smallPage({
    locale,
    title: words.received.title,
    site: owner,
    style: pageStyle,
    script: overlayScript,
    content: [
      markup`<p>${fill(words.received.text, { number: request.number, owner, due })}</p>`,
      markup`<p>${isKnown ? fill(words.received.noCode, { email }) : fill(words.received.code, { email, owner })}</p>`,
      ...noteOf(page.note),
      ...(isKnown ? [] : [codeForm(page, words)]),
    ],
  });
}

/** Where a key is entered; a script enters the one behind `#`. */
export async function openPage(locale: Locale, isWrong: boolean): Promise<string> {
  const { open } = (await loadWords(locale, 'dsar')).page;
  return smallPage({
    locale,
    title: open.title,
    style: pageStyle,
    script: requestScript,
    content: [
      markup`<p>${open.text}</p>`,
      markup`<form class="tall" method="post" id="open"><div class="field"><label class="head" for="key">${open.label}</label><input type="text" id="key" name="key" autocomplete="off" spellcheck="false" required${isWrong && markup` aria-invalid="true" aria-describedby="key-error"`}>${isWrong && markup`<p class="bad" id="key-error" role="alert">${open.wrong}</p>`}</div><button>${open.button}</button></form>`,
    ],
  });
}

export async function problemPage(locale: Locale, kind: 'notFound' | 'unavailable'): Promise<string> {
  const { title, text } = (await loadWords(locale, 'dsar')).page[kind];
  return smallPage({ locale, title, style: pageStyle, content: [markup`<p>${text}</p>`] });
}

function noteOf(note: PageNote | undefined): readonly Markup[] {
  if (!note) return [];
  return [
    note.isWrong
      ? markup`<div class="note wrong" role="alert"><p>${note.text}</p></div>`
      : markup`<div class="note" role="status"><p>${note.text}</p></div>`,
  ];
}

function thread({ letters, files, locale, owner }: RequestPage, words: PageWords): Markup {
  if (letters.length === 0) return markup`<p class="fine">${words.noMessages}</p>`;
  const items = letters.map(
    ({ id, at, fromOwner, subject, blocks }) =>
      markup`<li${!fromOwner && markup` class="own"`}><p class="who"><span>${fromOwner ? owner : words.fromYou}</span><span>${formatDate(locale, at, 'long')}</span></p>${subject && markup`<h3>${subject}</h3>`}${blocksOf(blocks)}${ownFiles(files, id)}</li>`,
  );
  return markup`<ol class="thread">${items}</ol>`;
}

/** Blocks as markup, items in lists. */
export function blocksOf(blocks: readonly LetterBlock[]): readonly Markup[] {
  const shown: Markup[] = [];
  let items: Markup[] = [];
  const endList = () => {
    if (items.length > 0) shown.push(markup`<ul>${items}</ul>`);
    items = [];
  };
  for (const { kind, text } of blocks) {
    if (kind === 'item') {
      items.push(markup`<li>${text}</li>`);
      continue;
    }
    endList();
    shown.push(kind === 'heading' ? markup`<h3>${text}</h3>` : markup`<p>${text}</p>`);
  }
  endList();
  return shown;
}

function codeForm({ key, request }: RequestPage, words: PageWords): Markup {
  const { code } = words;
  return markup`<div class="note"><p>${code.open}</p><form class="tall" method="post" action="/dsar/request"><input type="hidden" name="key" value="${key}"><div class="field"><label class="head" for="code">${code.label}</label><input class="code" type="text" id="code" name="code" inputmode="numeric" autocomplete="one-time-code" maxlength="12"></div><button name="action" value="confirm">${code.button}</button> <button class="quiet" name="action" value="code">${code.again}</button></form><p class="fine">${masked(request.email ?? '')}</p></div>`;
}

function writeForm({ key, owner }: RequestPage, { write }: PageWords): Markup {
  const { files: count, megabytes: size } = arrivingLimits;
  return markup`<form class="tall" method="post" action="/dsar/request" enctype="multipart/form-data"><input type="hidden" name="action" value="write"><input type="hidden" name="key" value="${key}"><div class="field"><label class="head" for="text">${fill(write.label, { owner })}</label><textarea id="text" name="text" maxlength="5000"></textarea></div><div class="field"><label class="head" for="files">${write.files}</label><p class="hint" id="files-hint">${fill(write.filesHint, { count, size })}</p><input type="file" id="files" name="files" multiple aria-describedby="files-hint"></div><button>${write.button}</button></form>`;
}

function appealForm({ key, owner }: RequestPage, { appeal }: PageWords): Markup {
  return markup`<details><summary>${fill(appeal.text, { owner })}</summary><form class="tall" method="post" action="/dsar/request"><input type="hidden" name="key" value="${key}"><div class="field"><label class="head" for="why">${appeal.label}</label><textarea id="why" name="text" maxlength="5000"></textarea></div><button name="action" value="appeal">${appeal.button}</button></form></details>`;
}

/** What the consent records of the site hold, and the button that withdraws it. GDPR Art. 7(3). */
function heldConsents(
  { key, locale, asks }: RequestPage,
  agreed: readonly string[],
  { held: words }: PageWords,
): Markup {
  const says = agreed.length === 0 ? words.nothing : fill(words.agreed, { list: formatList(locale, agreed) });
  const isAsked = asks === 'consents';
  const button =
    agreed.length > 0 &&
    markup`<form method="post" action="/dsar/request"><input type="hidden" name="key" value="${key}"><button${!isAsked && markup` class="quiet"`} name="action" value="${isAsked ? 'consents-now' : 'consents'}">${isAsked ? words.confirm : words.button}</button></form>`;
  return markup`<h2>${words.title}</h2><p>${says}</p>${isAsked && markup`<div class="note wrong"><p>${words.sure}</p>${button}</div>`}${!isAsked && button}`;
}

function withdrawForm({ key, asks }: RequestPage, { withdraw }: PageWords): Markup {
  const hidden = markup`<input type="hidden" name="key" value="${key}">`;
  if (asks === 'withdraw')
    return markup`<div class="note wrong"><p>${withdraw.sure}</p><form method="post" action="/dsar/request">${hidden}<button name="action" value="withdraw-now">${withdraw.confirm}</button></form></div>`;
  return markup`<h2>${withdraw.text}</h2><form method="post" action="/dsar/request">${hidden}<button class="quiet" name="action" value="withdraw">${withdraw.button}</button></form>`;
}
