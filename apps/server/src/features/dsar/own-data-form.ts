import { locales, languageTag, loadWords, ownName, type Locale } from '@app/texts';
import { markup, type Markup } from '#platform/http/markup.ts';
import { ownFields, ownLabels, type OwnData } from './own-data.ts';

type Page = { readonly key: string; readonly locale: Locale; readonly ownData?: OwnData | undefined };

/** A form with what is held about the requester here, which they correct by themselves. GDPR Art. 16. */
export async function ownDataForm({ key, locale, ownData }: Page): Promise<readonly Markup[]> {
  if (!ownData) return [];
  const { page, rights } = await loadWords(locale, 'dsar');
  const { held } = page;
  const labels = await ownLabels(locale);
  const fields = ownFields.flatMap((name) => {
    const value = ownData[name];
    if (value === undefined) return [];
    const label = markup`<label class="head" for="own-${name}">${labels[name]}</label>`;
    if (name === 'language') {
      const options = locales.map(
        (one) =>
          markup`<option value="${one}" lang="${languageTag(one)}"${one === value && markup` selected`}>${ownName(one)}</option>`,
      );
      return [markup`<div class="field">${label}<select id="own-${name}" name="${name}">${options}</select></div>`];
    }
    return [
      markup`<div class="field">${label}<input type="text" id="own-${name}" name="${name}" value="${value}" maxlength="200" autocomplete="off"></div>`,
    ];
  });
  return [
    markup`<h2>${rights.rectification}</h2><p class="fine">${held.correctKept}</p><form class="tall" method="post" action="/dsar/request"><input type="hidden" name="key" value="${key}">${fields}<button class="quiet" name="action" value="correct">${held.correct}</button></form>`,
  ];
}
