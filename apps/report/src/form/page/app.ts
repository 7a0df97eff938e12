import { languageTag, ownName, type Locale } from '@app/texts/locales.ts';
import { noAnswers, type Answers } from '../answers/answers.ts';
import type { Fault } from '../answers/rules.ts';
import type { Attached } from '../files/attached.ts';
import { officeLocales, type Office } from '../office/office.ts';
import type { ReportSender } from '../send/send-report.ts';
import type { CodeRefusal } from '@app/sealing';
import type { DayText } from '@app/whistleblowing';
import type { Mailbox } from '../mailbox/mailbox.ts';
import { h } from './dom.ts';
import { isLeavingNow, leave } from './leave.ts';
import { loadReportWords, spokenLocales, type ReportWords } from './words.ts';

/** What is shown: the title of the page, and everything below the header. Drawn again when the language changes. */
export type View = { readonly title: string; readonly content: readonly (Node | string | undefined | false)[] };

/** Where the reporter is. */
export type Place =
  | { readonly page: 'start' }
  | {
      readonly page: 'question';
      readonly id: string;
      readonly fault?: Fault | undefined;
      /** Said above the question. */
      readonly notice?: 'changed';
      /** Whether the reporter came from the list before sending, and returns to it. */
      readonly isChange?: boolean;
    }
  | { readonly page: 'files'; readonly isChange?: boolean; readonly fault?: 'wait' | 'decide' | undefined }
  | { readonly page: 'check' }
  | { readonly page: 'receipt' }
  | { readonly page: 'done'; readonly receivedOn: DayText; readonly receipt: string }
  | { readonly page: 'receipt-entry'; readonly typed: string; readonly fault?: ReceiptFault | undefined }
  | { readonly page: 'mailbox'; readonly mailbox: Mailbox };

export type ReceiptFault = CodeRefusal | 'unknown' | 'unreachable';

type Parts = {
  readonly root: Element;
  readonly office: Office;
  readonly locale: Locale;
  readonly words: ReportWords;
  readonly viewOf: (app: App, place: Place) => View;
};

const noDraft = () => ({ message: '', fullName: '', contact: '', minutes: '' });

/** The page of one office, with what was typed. All of it is in memory alone. */
export class App {
  words: ReportWords;
  locale: Locale;
  office: Office;
  answers: Answers = noAnswers();
  files: Attached[] = [];
  /** What is being written in the mailbox. */
  draft = noDraft();
  /** Drawn when it is shown first. */
  receipt: Uint8Array | undefined;
  /** A report that was sealed, for sending it again. */
  sender: ReportSender | undefined;
  /** Whether leaving would lose something. */
  isDirty = false;
  /** Whether something is being sent, so that the page must stay. */
  isBusy = false;
  readonly #root: Element;
  readonly #viewOf: (app: App, place: Place) => View;
  #place: Place = { page: 'start' };

  constructor({ root, office, locale, words, viewOf }: Parts) {
    this.#root = root;
    this.#viewOf = viewOf;
    this.office = office;
    this.locale = locale;
    this.words = words;
    addEventListener('beforeunload', (event) => {
      if (this.isDirty && !isLeavingNow()) event.preventDefault();
    });
  }

  /** Shows another page and moves the focus to its heading, or to the field that is wrong. */
  to(place: Place): void {
    this.#place = place;
    this.draw();
    const target =
      this.#root.querySelector<HTMLElement>('[aria-invalid], [data-fault]') ?? this.#root.querySelector('h1');
    if (target?.tagName === 'H1' && !target.hasAttribute('tabindex')) target.tabIndex = -1;
    scrollTo(0, 0);
    target?.focus();
  }

  /** Draws the current page anew, without moving the focus. */
  draw(): void {
    const { title, content } = this.#viewOf(this, this.#place);
    const { page } = this.words;
    document.title = title;
    document.documentElement.lang = languageTag(this.locale);
    this.#root.replaceChildren(
      this.#header(),
      h('main', {}, ...content),
      h(
        'footer',
        {},
        h(
          'p',
          {},
          `${this.words.start.fingerprint.text.replace('%{name}', this.office.form.name)}: `,
          this.office.chain.fingerprint,
        ),
        h('p', {}, h('button', { type: 'button', class: 'link', onclick: leave }, page.leave), ' ', page.leaveHint),
      ),
    );
  }

  #header(): HTMLElement {
    const { page } = this.words;
    const { name, logo } = this.office.form;
    const offered = officeLocales(this.office, spokenLocales);
    const select = h(
      'select',
      { 'aria-label': page.language, onchange: () => void this.speak(select.value as Locale) }, // its own options
      ...offered.map((locale) =>
        h('option', { value: locale, lang: languageTag(locale), selected: locale === this.locale }, ownName(locale)),
      ),
    );
    return h(
      'header',
      {},
      h('p', { class: 'office' }, logo !== null && h('img', { src: logo, alt: '' }), name),
      h(
        'div',
        { class: 'tools' },
        offered.length > 1 && select,
        h('button', { type: 'button', class: 'leave', onclick: leave }, page.leave),
      ),
    );
  }

  /** Changes the language. What was typed stays. */
  async speak(locale: Locale): Promise<void> {
    if (this.isBusy) return this.draw();
    try {
      this.words = await loadReportWords(locale);
      this.locale = locale;
    } catch {
      // The language before stays, and the select shows it again.
    }
    this.draw();
    this.#root.querySelector('select')?.focus();
  }

  /** Tells something that is read aloud, above the page. */
  tell(text: string): void {
    this.#root.querySelector('h1')?.after(h('p', { class: 'note', role: 'status' }, text));
  }

  /** Forgets what was sent from the mailbox; what stands in its other fields stays. */
  clearDraft(kind: string): void {
    if (kind === 'wrote') {
      this.files = [];
      this.draft.message = '';
    }
    if (kind === 'named') this.draft = { ...this.draft, fullName: '', contact: '' };
    if (kind.startsWith('minutes')) this.draft.minutes = '';
    this.isDirty = Object.values(this.draft).some((text) => text !== '') || this.files.length > 0;
  }

  /** Forgets what was typed. */
  forget(): void {
    this.answers = noAnswers();
    this.files = [];
    this.draft = noDraft();
    this.receipt = undefined;
    this.sender = undefined;
    this.isDirty = false;
  }
}
