import { dataTypeIds, purposeIds, subjects, typicalActivityIds } from '@app/catalogue';
import { recordQuestionPages, type AskedField } from '@app/contract';
import { fill, formatDate, loadWords, plural, sortedBy, type Locale, type Words } from '@app/texts';
import { markup, type Markup } from '#platform/http/markup.ts';
import { smallPage } from '#platform/http/small-page.ts';
import type { EnteredAnswers, Opened } from './answering.ts';
import { keyScript, pageStyle } from './page-style.ts';
import { fieldsOfPart } from './rules.ts';

type PageWords = Words<'recordQuestions'>;
type Services = Words<'services'>;
type Keyed = Opened & { readonly key: string };

/** Periods that are offered. */
const usualPeriods = [
  [3, 'day'],
  [30, 'day'],
  [3, 'month'],
  [6, 'month'],
  [1, 'year'],
  [2, 'year'],
  [3, 'year'],
  [5, 'year'],
  [6, 'year'],
  [7, 'year'],
  [8, 'year'],
  [10, 'year'],
  [30, 'year'],
] as const;

/** A page with four questions, or the one that sends the answers. It is whole without a script. */
export async function questionPage(page: Keyed): Promise<string> {
  const { locale, owner, key, asked, isSent } = page;
  const words = await loadWords(locale, 'recordQuestions');
  if (isSent) return thanks(locale, owner, words);
  const hidden = markup`<input type="hidden" name="key" value="${key}"><input type="hidden" name="question" value="${asked?.questionId ?? ''}"><input type="hidden" name="part" value="${asked?.part ?? 0}">`;
  if (!asked) return finish(page, words, hidden);
  const services = await loadWords(locale, 'services');
  const purposes = await purposesOffered(locale, asked.isOrganization, services);
  const field = (name: AskedField) => fieldOf(name, asked.answers, { words, services, purposes, locale });
  return smallPage({
    locale,
    title: asked.name,
    site: owner,
    style: pageStyle,
    content: [
      ...(page.page === 0 ? [markup`<p>${fill(words.intro, { owner })}</p>`] : []),
      markup`<p class="fine">${fill(words.step, { number: page.page + 1, count: page.pages })}</p>`,
      ...noticeOf(page, words),
      markup`<form class="tall" method="post" action="${recordQuestionPages.answer}">${hidden}${fieldsOfPart(asked.part).map(field)}<div class="buttons"><button name="action" value="next">${words.next}</button>${page.page > 0 && markup`<button class="quiet" name="action" value="back">${words.back}</button>`}</div></form>`,
    ],
  });
}

function noticeOf({ notice }: Keyed, words: PageWords): readonly Markup[] {
  return notice ? [markup`<div class="note wrong" role="alert"><p>${words[notice]}</p></div>`] : [];
}

function finish(page: Keyed, pageWords: PageWords, hidden: Markup): string {
  const { locale, owner, expiresAt } = page;
  const { finish: words, back } = pageWords;
  const date = formatDate(locale, expiresAt, 'long');
  return smallPage({
    locale,
    title: words.title,
    site: owner,
    style: pageStyle,
    content: [
      ...noticeOf(page, pageWords),
      markup`<p>${fill(words.text, { date })}</p>`,
      markup`<form class="tall" method="post" action="${recordQuestionPages.answer}">${hidden}<div class="field"><label class="head" for="name">${words.name}</label><input type="text" id="name" name="name" autocomplete="name" maxlength="200"></div><div class="buttons"><button name="action" value="send">${words.button}</button><button class="quiet" name="action" value="back">${back}</button></div></form>`,
    ],
  });
}

function thanks(locale: Locale, owner: string, { sent }: PageWords): string {
  const content = [markup`<p role="status">${fill(sent.text, { owner })}</p>`];
  return smallPage({ locale, title: sent.title, site: owner, style: pageStyle, content });
}

/** Where the key of a link is entered; a script enters the one behind `#`. */
export async function openPage(locale: Locale, isWrong: boolean): Promise<string> {
  const { open } = await loadWords(locale, 'recordQuestions');
  return smallPage({
    locale,
    title: open.title,
    style: pageStyle,
    script: keyScript,
    content: [
      markup`<p>${open.text}</p>`,
      markup`<form class="tall" method="post" id="open"><div class="field"><label class="head" for="key">${open.label}</label><input type="text" id="key" name="key" autocomplete="off" spellcheck="false" required${isWrong && markup` aria-invalid="true" aria-describedby="key-error"`}>${isWrong && markup`<p class="bad" id="key-error" role="alert">${open.wrong}</p>`}</div><button>${open.button}</button></form>`,
    ],
  });
}

export async function problemPage(locale: Locale): Promise<string> {
  const { title, text } = (await loadWords(locale, 'recordQuestions')).unavailable;
  return smallPage({ locale, title, style: pageStyle, content: [markup`<p>${text}</p>`] });
}

type FieldOptions = {
  readonly words: PageWords;
  readonly services: Services;
  readonly purposes: readonly string[];
  readonly locale: Locale;
};

function fieldOf(
  name: AskedField,
  answers: EnteredAnswers,
  { words, services, purposes, locale }: FieldOptions,
): Markup {
  const label = words.labels[name];
  switch (name) {
    case 'subjects':
      return choices(name, label, named(locale, subjects, services.subjects), answers.subjects ?? []);
    case 'dataTypes':
      return choices(name, label, named(locale, dataTypeIds, services.dataTypes), answers.dataTypes ?? []);
    case 'purpose':
      return markup`<div class="field"><label class="head" for="purpose">${label}</label><input type="text" id="purpose" name="purpose" list="purposes" maxlength="1000" value="${answers.purpose ?? ''}"><datalist id="purposes">${purposes.map((purpose) => markup`<option value="${purpose}"></option>`)}</datalist></div>`;
    case 'kept':
      return periodField(label, answers, { words, services, locale });
    case 'systems':
    case 'recipients':
      return markup`<div class="field"><label class="head" for="${name}">${label}</label><p class="hint" id="${name}-hint">${words.hints[name]}</p><textarea id="${name}" name="${name}" maxlength="3000" aria-describedby="${name}-hint">${(answers[name] ?? []).join('\n')}</textarea></div>`;
    case 'owner':
      return markup`<div class="field"><label class="head" for="owner">${label}</label><p class="hint" id="owner-hint">${words.hints.owner}</p><input type="text" id="owner" name="owner" maxlength="200" aria-describedby="owner-hint" value="${answers.owner ?? ''}"></div>`;
    case 'other':
      return markup`<div class="field"><label class="head" for="other">${label}</label><textarea id="other" name="other" maxlength="1000">${answers.other ?? ''}</textarea></div>`;
  }
}

type Choice = { readonly id: string; readonly name: string };

function choices(name: string, label: string, all: readonly Choice[], chosen: readonly string[]): Markup {
  const boxes = all.map(
    (one) =>
      markup`<label class="pick"><input type="checkbox" name="${name}[]" value="${one.id}"${chosen.includes(one.id) && markup` checked`}><span>${one.name}</span></label>`,
  );
  return markup`<fieldset><legend>${label}</legend><div class="picks">${boxes}</div></fieldset>`;
}

function periodField(
  label: string,
  { kept }: EnteredAnswers,
  { words, services, locale }: Omit<FieldOptions, 'purposes'>,
): Markup {
  const chosen = kept && `${kept.amount} ${kept.unit}`;
  const options = usualPeriods.map(([amount, unit]) => {
    const period = `${amount} ${unit}`;
    return markup`<option value="${period}"${period === chosen && markup` selected`}>${plural(locale, amount, services.periods[unit])}</option>`;
  });
  return markup`<div class="field"><label class="head" for="kept">${label}</label><select id="kept" name="kept"><option value="">${words.unknown}</option>${options}</select></div>`;
}

/** What data is usually used for: of services by the catalogue, of organizations by the typical activities. */
async function purposesOffered(
  locale: Locale,
  isOrganization: boolean,
  services: Services,
): Promise<readonly string[]> {
  if (!isOrganization) return named(locale, purposeIds, services.purposes).map(({ name }) => name);
  const typical: Readonly<Record<string, { readonly purpose: string }>> = await loadWords(locale, 'typicalProcessing');
  return typicalActivityIds.flatMap((id) => typical[id]?.purpose ?? []);
}

/** Ids with their names, sorted as a dictionary of the language does. */
function named(locale: Locale, ids: readonly string[], names: Readonly<Record<string, string>>): readonly Choice[] {
  const all = ids.map((id) => ({ id, name: names[id] ?? id }));
  return sortedBy(locale, all, ({ name }) => name);
}
