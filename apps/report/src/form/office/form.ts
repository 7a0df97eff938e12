import { isLocale, type Locale } from '@app/texts/locales.ts';
import type { OfficeForm } from '@app/whistleblowing';

type Loose = Readonly<Record<string, unknown>>;

const loose = (value: unknown): Loose => (typeof value === 'object' && value !== null ? (value as Loose) : {});
const text = (value: unknown): string => (typeof value === 'string' ? value : '');
const list = (value: unknown): readonly Loose[] => (Array.isArray(value) ? value.map(loose) : []);

/**
 * The form of an office document. The document is signed, and managers may sign one with members that are missing or of another
 * kind: those count as empty, so that the form still works.
 */
export function readOfficeForm(value: unknown): OfficeForm {
  const form = loose(value);
  const languages = Array.isArray(form['languages']) ? form['languages'].filter(isLocale) : [];
  const notice = loose(form['privacyNotice']);
  return {
    name: text(form['name']),
    locale: text(form['locale']),
    languages,
    welcome: text(form['welcome']),
    logo: logoOf(form['logo']),
    questions: list(form['questions'])
      .filter(({ id }) => typeof id === 'string' && id !== '')
      .map(({ id, text: question, isRequired }) => ({
        id: text(id),
        text: text(question),
        isRequired: isRequired === true,
      })),
    otherWays: text(form['otherWays']),
    authorities: list(form['authorities'])
      .map(({ name, url }) => ({ name: text(name), url: text(url) }))
      .filter(({ name, url }) => name !== '' && url.startsWith('https://')),
    privacyNotice: Object.fromEntries(
      Object.entries(notice).filter(([, words]) => typeof words === 'string'),
    ) as Record<string, string>, // only texts are left
  };
}

/** A picture within the document: nothing is fetched from elsewhere. */
const logoOf = (value: unknown): string | null =>
  typeof value === 'string' && /^data:image\/(?:png|jpeg|webp);base64,/.test(value) ? value : null;

/** The privacy notice in a language, else in that of the office. */
export function noticeOf({ privacyNotice, locale }: OfficeForm, spoken: Locale): string | undefined {
  return privacyNotice?.[spoken] ?? privacyNotice?.[locale];
}
