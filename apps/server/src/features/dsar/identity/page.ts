import { coveredParts, type DataPoint } from '@app/requests';
import { fill, type Words } from '@app/texts';
import { markup, type Markup } from '#platform/http/markup.ts';
import type { StoredRequest } from '../request-queries.ts';

type PageWords = Words<'dsar'>['page'];

/** What a requester is asked for, to show who they are. */
export type Proof = {
  readonly points: readonly DataPoint[];
  /** Whether points were entered and wait. */
  readonly isEntered: boolean;
  readonly owesDeclaration: boolean;
  readonly asksDocument: boolean;
  readonly hasDocument: boolean;
};

type ProofPage = {
  readonly key: string;
  readonly owner: string;
  readonly request: Pick<StoredRequest, 'place'>;
  readonly proof: Proof;
};

/** Fields for data points, and where a picture of a document is covered. */
export function proofSections(page: ProofPage, words: PageWords): readonly Markup[] {
  const { proof } = page;
  return [
    ...(proof.points.length > 0 ? [pointsForm(page, words)] : []),
    ...(proof.asksDocument ? [documentSection(page, words)] : []),
  ];
}

const fields: Readonly<Partial<Record<DataPoint['kind'], Markup>>> = {
  'birth-date': markup` type="date" autocomplete="bday"`,
  phone: markup` type="text" inputmode="tel" autocomplete="tel"`,
  'postal-code': markup` type="text" autocomplete="postal-code"`,
  'invoice-amount': markup` type="text" inputmode="decimal" autocomplete="off"`,
};
const plain = markup` type="text" autocomplete="off"`;

function pointsForm({ key, owner, proof }: ProofPage, { identity: words }: PageWords): Markup {
  const { points, isEntered, owesDeclaration } = proof;
  if (isEntered) return markup`<h2>${words.title}</h2><p>${words.sent}</p>`;
  const inputs = points.map((point, at) => {
    const name = `point${at + 1}`;
    const label = point.kind === 'own' ? point.label : words.points[point.kind];
    return markup`<div class="field"><label class="head" for="${name}">${label}</label><input${fields[point.kind] ?? plain} id="${name}" name="${name}" maxlength="200" required spellcheck="false"></div>`;
  });
  const declaration =
    owesDeclaration &&
    markup`<label class="pick field"><input type="checkbox" name="declared" value="yes" required><span>${words.declaration}</span></label><div class="field"><label class="head" for="signature">${words.signature}</label><input type="text" id="signature" name="signature" maxlength="200" autocomplete="name" required></div>`;
  return markup`<h2>${words.title}</h2><p>${fill(words.text, { owner })}</p><form class="tall" method="post" action="/dsar/request" autocomplete="off"><input type="hidden" name="key" value="${key}">${inputs}${declaration}<button name="action" value="points">${words.send}</button></form>`;
}

function documentSection({ key, owner, request, proof }: ProofPage, { document: words }: PageWords): Markup {
  if (proof.hasDocument) return markup`<h2>${words.title}</h2><p>${words.sent}</p>`;
  const parts = coveredParts(request.place).map(({ part, name }) => {
    const label = words.parts[part];
    return markup`<button type="button" class="quiet" data-part>${name === undefined ? label : `${label} (${name})`}</button> `;
  });
  return markup`<h2>${words.title}</h2><p>${words.text}</p><p id="no-script">${fill(words.noScript, { owner })}</p><div id="cover" hidden><div class="field"><label class="head" for="picture">${words.choose}</label><input type="file" id="picture" accept="image/jpeg,image/png,image/webp"></div><p class="bad" id="picture-error" role="alert" hidden>${words.wrong}</p><div id="editor" hidden><p class="hint" id="how">${words.how}</p><p id="parts">${words.cover}</p><div class="parts" role="group" aria-labelledby="parts">${parts}</div><div class="sheet" id="sheet" data-box="${words.box}"><canvas></canvas></div><div class="parts"><button type="button" class="quiet" id="add">${words.add}</button> <button type="button" class="quiet" id="remove">${words.remove}</button></div></div><form class="tall" id="send-document" method="post" action="/dsar/request" enctype="multipart/form-data" hidden><input type="hidden" name="action" value="document"><input type="hidden" name="key" value="${key}"><input type="file" name="files" hidden tabindex="-1" aria-hidden="true"><p class="bad" id="uncovered" role="alert" hidden>${words.uncovered}</p><button>${words.send}</button></form></div>`;
}
