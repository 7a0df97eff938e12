import { requestersFor, type RequestRight } from '@app/contract';
import { lawsFor, partsOfCountries, rightsUnder } from '@app/requests';
import {
  countriesIn,
  countryName,
  fill,
  languageTag,
  loadWords,
  locales,
  ownName,
  type Locale,
  type Words,
} from '@app/texts';
import { markup, type Markup } from '#platform/http/markup.ts';
import { smallPage } from '#platform/http/small-page.ts';
import type { Entered, FieldName } from './entered.ts';
import type { PublishedForm } from './form-cache.ts';
import { formScript, pageStyle } from './page-style.ts';

export type FormPage = {
  readonly locale: Locale;
  readonly form: PublishedForm;
  readonly place: string | undefined;
  readonly on: string;
  readonly entered: Entered;
  readonly wrong: readonly FieldName[];
  /** What stands above the form, as that it cannot be sent now. */
  readonly notice?: string | undefined;
  readonly submission: string;
  /** The challenge that a browser solves, where it has to work for its request. */
  readonly work?: unknown;
  /** States who is signed in at the site; their address is not typed. */
  readonly ticket?: string | undefined;
};

type FormWords = Words<'dsar'>['form'];

/** The form of a site. It is whole without a script. */
export async function formPage(page: FormPage): Promise<string> {
  const { form: words, rights } = await loadWords(page.locale, 'dsar');
  const owner = page.form.owner.name;
  const { consentId } = (await loadWords(page.locale, 'banner')).layer;
  return smallPage({
    locale: page.locale,
    title: words.title,
    site: page.form.site.name,
    style: pageStyle,
    script: formScript,
    content: [
      markup`<p>${fill(words.intro, { owner })}</p>`,
      ...(page.notice === undefined ? [] : [noticeOf(page, page.notice, words)]),
      ...(page.wrong.length === 0 ? [] : [summary(page.wrong, words)]),
      placeForm(page, words),
      ...(page.place === undefined ? [] : [requestForm(page, page.place, words, { rights, consentId })]),
      // A link to another language would lose it.
      ...(page.ticket === undefined ? [languages(page.locale, page.place, words)] : []),
    ],
  });
}

/** A script that works says so in place of the notice. */
function noticeOf({ work }: FormPage, notice: string, { working }: FormWords): Markup {
  return markup`<div class="note wrong" role="alert" id="notice"><p>${notice}</p>${work !== undefined && markup`<p hidden>${working}</p>`}</div>`;
}

/** What is wrong, each with a link to its field. */
function summary(wrong: readonly FieldName[], { errors }: FormWords): Markup {
  const lines = wrong.map((name) => markup`<li><a href="#${name}">${errors[name]}</a></li>`);
  return markup`<div class="note wrong" role="alert"><h2>${errors.title}</h2><ul>${lines}</ul></div>`;
}

function placeForm({ locale, place, wrong, ticket }: FormPage, { place: words, errors }: FormWords): Markup {
  const countries = countriesIn(locale).map(({ code, name }) => ({ code, name }));
  const parts = partsOfCountries.map(({ code, country, name }) => ({
    code,
    name: fill(words.part, { country: countryName(locale, country), part: name }),
  }));
  const collator = new Intl.Collator(languageTag(locale));
  const places = [...countries, ...parts].sort((a, b) => collator.compare(a.name, b.name));
  const options = places.map(
    ({ code, name }) => markup`<option value="${code}"${code === place && markup` selected`}>${name}</option>`,
  );
  // Who is signed in stands in no address.
  const carried =
    ticket === undefined
      ? markup` method="get"><input type="hidden" name="lang" value="${locale}">`
      : markup` method="post"><input type="hidden" name="identity" value="${ticket}">`;
  return markup`<form class="tall"${carried}<div class="field"><label class="head" for="place">${words.label}</label><p class="hint" id="place-hint">${words.hint}</p><select id="place" name="place" data-place="${place}" required aria-describedby="place-hint"${invalid('place', wrong)}><option value="">${words.choose}</option>${options}</select>${wrong.includes('place') && markup`<p class="bad">${errors.place}</p>`}</div><button class="quiet">${words.change}</button></form>`;
}

type Labels = { readonly rights: Words<'dsar'>['rights']; readonly consentId: string };

function requestForm(page: FormPage, place: string, words: FormWords, labels: Labels): Markup {
  const { locale, form, on, entered, wrong, submission, work, ticket } = page;
  const offered = rightsUnder(lawsFor(place, form.owner.country, on), on);
  const owner = form.owner.name;
  const emailHint = ticket === undefined ? fill(words.emailHint, { owner }) : words.signedIn;
  return markup`<form class="tall" method="post" action="?lang=${locale}&amp;place=${place}"${work !== undefined && markup` data-work="${JSON.stringify(work)}"`}>
<input type="hidden" name="place" value="${place}"><input type="hidden" name="submission" value="${submission}">${work !== undefined && markup`<input type="hidden" name="work">`}${ticket !== undefined && markup`<input type="hidden" name="identity" value="${ticket}">`}
<div class="trap" aria-hidden="true"><label>${words.trap}<input type="text" name="website" tabindex="-1" autocomplete="off"></label></div>
<fieldset id="rights"${invalid('rights', wrong)}><legend>${words.rights.label}</legend><p class="hint">${words.rights.hint}</p>${offered.map((right) => check(right, labels.rights[right], entered))}${error('rights', page, words)}</fieldset>
<fieldset><legend>${words.for.label}</legend>${requestersFor.map((who) => radio(who, words.for[who], entered))}</fieldset>
${textField('person', words.for.person, words.for.personHint, page, words)}
${textField('name', words.name, undefined, page, words, { autocomplete: 'name', required: true })}
${textField('email', words.email, emailHint, page, words, { autocomplete: 'email', type: 'email', required: true, isFixed: ticket !== undefined })}
${form.hasChoices && textField('consentId', labels.consentId, words.consentIdHint, page, words)}
<div class="field"><label class="head" for="details">${words.details.label}</label><p class="hint" id="details-hint">${words.details.hint}</p><textarea id="details" name="details" maxlength="5000" aria-describedby="details-hint details-error"${invalid('details', wrong)}>${entered.details}</textarea>${error('details', page, words)}</div>
<button>${words.send}</button>
<p class="fine">${fill(words.privacy, { owner })}</p>
</form>`;
}

function check(right: RequestRight, label: string, { rights }: Entered): Markup {
  return markup`<label class="pick"><input type="checkbox" name="rights[]" value="${right}"${rights.includes(right) && markup` checked`}><span>${label}</span></label>`;
}

function radio(who: string, label: string, { requesterFor }: Entered): Markup {
  return markup`<label class="pick"><input type="radio" name="for" value="${who}"${who === requesterFor && markup` checked`}><span>${label}</span></label>`;
}

type Look = {
  readonly type?: 'text' | 'email';
  readonly autocomplete?: string;
  readonly required?: boolean;
  readonly isFixed?: boolean;
};

function textField(
  name: 'name' | 'email' | 'person' | 'consentId',
  label: string,
  hint: string | undefined,
  page: FormPage,
  words: FormWords,
  { type = 'text', autocomplete = 'off', required = false, isFixed = false }: Look = {},
): Markup {
  const described = `${hint === undefined ? '' : `${name}-hint `}${name}-error`;
  return markup`<div class="field"><label class="head" for="${name}">${label}</label>${hint !== undefined && markup`<p class="hint" id="${name}-hint">${hint}</p>`}<input type="${type}" id="${name}" name="${name}" value="${page.entered[name]}" autocomplete="${autocomplete}" aria-describedby="${described}"${required && markup` required`}${isFixed && markup` readonly`}${invalid(name, page.wrong)}>${error(name, page, words)}</div>`;
}

function error(name: FieldName, { wrong }: FormPage, { errors }: FormWords): Markup | undefined {
  return wrong.includes(name) ? markup`<p class="bad" id="${name}-error">${errors[name]}</p>` : undefined;
}

function invalid(name: FieldName, wrong: readonly FieldName[]): Markup | undefined {
  return wrong.includes(name) ? markup` aria-invalid="true"` : undefined;
}

function languages(current: Locale, place: string | undefined, words: FormWords): Markup {
  const others = locales.filter((locale) => locale !== current);
  const links = others.map(
    (locale) =>
      markup`<a href="?lang=${locale}${place !== undefined && markup`&amp;place=${place}`}" lang="${languageTag(locale)}">${ownName(locale)}</a>`,
  );
  return markup`<nav class="languages" aria-label="${words.language}">${links}</nav>`;
}
