import { addDays } from '@app/deadlines';
import { formatBytes, type Locale, fill, type Words } from '@app/texts';
import { markup, type Markup } from '#platform/http/markup.ts';
import { masked } from '#platform/mail/masked.ts';
import { writtenDay } from '../context.ts';
import type { StoredRequest } from '../request-queries.ts';
import { certificateItems } from '../certificates/items.ts';
import { everythingId, heldFileId } from './held-file.ts';
import type { StoredFile } from './queries.ts';

type PageWords = Words<'dsar'>['page'];

type FilesPage = {
  readonly locale: Locale;
  readonly key: string;
  readonly request: Pick<StoredRequest, 'email' | 'number'>;
  readonly files: readonly StoredFile[];
  readonly held?: { readonly isKnown: boolean } | undefined;
  /** Words of the certificate of an erasure. Undefined: there is none. */
  readonly certificate?: Words<'dsar'>['certificate'] | undefined;
};

/** What the requester can download. A code opens each file of one letter once. */
export function filesSection(
  { locale, key, request, files, held, certificate }: FilesPage,
  words: PageWords,
): readonly Markup[] {
  const items = [
    ...(certificate ? certificateItems(certificate, request) : []),
    ...(held?.isKnown ? [{ id: heldFileId, name: words.held.file, says: '' }] : []),
    ...files
      .filter(({ fromOwner }) => fromOwner)
      .map(({ id, name, size, deleteOn }) => {
        const until = deleteOn && fill(words.files.until, { date: writtenDay(locale, addDays(deleteOn, -1)) });
        return { id, name, says: [formatBytes(locale, size), ...(until ? [until] : [])].join(' · ') };
      }),
  ];
  if (items.length === 0) return [];
  const shown = items.length === 1 ? items : [{ id: everythingId, name: words.files.everything, says: '' }, ...items];
  return [
    markup`<h2>${words.files.title}</h2><p class="fine">${fill(words.files.text, { email: masked(request.email ?? '') })}</p>`,
    markup`<ul class="files">${shown.map((item) => fileItem(item, key, words))}</ul>`,
  ];
}

type Item = { readonly id: string; readonly name: string; readonly says: string };

function fileItem({ id, name, says }: Item, key: string, { files, code }: PageWords): Markup {
  return markup`<li><p><b>${name}</b>${says !== '' && markup`<br><span class="fine">${says}</span>`}</p><form method="post" action="/dsar/request"><input type="hidden" name="key" value="${key}"><input type="hidden" name="file" value="${id}"><label class="head" for="code-${id}">${code.label}</label><input class="code" type="text" id="code-${id}" name="code" inputmode="numeric" autocomplete="one-time-code" maxlength="12"><button name="action" value="file" aria-label="${files.download}: ${name}">${files.download}</button> <button class="quiet" name="action" value="file-code">${files.ask}</button></form></li>`;
}

/** The names of the files that came with a letter. */
export function ownFiles(files: readonly StoredFile[], letterId: string): readonly Markup[] {
  const own = files.filter((file) => file.letterId === letterId);
  return own.length === 0 ? [] : [markup`<p class="fine">${own.map(({ name }) => name).join(' · ')}</p>`];
}
