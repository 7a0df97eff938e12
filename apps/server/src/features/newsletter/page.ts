import { fill, loadWords, type Locale, type Words } from '@app/texts';
import { markup, type Markup } from '#platform/http/markup.ts';
import { smallPage } from '#platform/http/small-page.ts';
import { masked } from '#platform/mail/masked.ts';
import type { StoredNewsletter } from './newsletter-queries.ts';

/** The content of a page. */
export type NewsletterPage =
  | { readonly state: 'confirm'; readonly until: string }
  | { readonly state: 'expired'; readonly until: string }
  | { readonly state: 'confirmed' | 'declined' | 'sentAgain' | 'unsubscribe' }
  | { readonly state: 'replyTo' | 'replyToConfirmed' | 'replyToDeclined' | 'replyToExpired' }
  | {
      readonly state: 'unsubscribed';
      /** The form action to undo the unsubscription or to ask again, and the token that proves a recent unsubscription. */
      readonly again: { readonly action: string; readonly undo?: string | undefined };
    };

export type PageContext = {
  readonly locale: Locale;
  readonly newsletter: Pick<StoredNewsletter, 'name'>;
  readonly site: { readonly name: string; readonly url: string | null };
  readonly email: string;
};

/** The page of a subscription, in the language of its subscriber. */
export async function subscriptionPage(shown: NewsletterPage, around: PageContext): Promise<string> {
  const words = await loadWords(around.locale, 'newsletter');
  const { title } = words[shown.state];
  const content = [
    ...contentOf(shown, around, words),
    ...(isEnd(shown) && around.site.url ? [back(words, around)] : []),
  ];
  return smallPage({ locale: around.locale, title, site: around.site.name, content });
}

/** The page for a subscription that cannot be shown. */
export async function refusalPage(state: 'notFound' | 'unavailable', locale: Locale): Promise<string> {
  const words = await loadWords(locale, 'newsletter');
  const { title, text } = words[state];
  return smallPage({ locale, title, content: [markup`<p>${text}</p>`] });
}

function isEnd({ state }: NewsletterPage): boolean {
  return state === 'confirmed' || state === 'declined' || state === 'unsubscribed';
}

function contentOf(
  shown: NewsletterPage,
  { newsletter, site, email }: PageContext,
  words: Words<'newsletter'>,
): readonly Markup[] {
  const values = { list: newsletter.name, site: site.name };
  switch (shown.state) {
    case 'confirm':
      return [
        markup`<p>${fill(words.confirm.intro, { ...values, email })}</p>`,
        form('', [button(words.confirm.button, 'confirm'), button(words.confirm.notMe, 'decline', 'quiet')]),
        markup`<p class="fine">${fill(words.confirm.until, { date: shown.until })}</p>`,
      ];
    case 'expired':
      return [
        markup`<p>${fill(words.expired.text, { date: shown.until })}</p>`,
        form('', [button(words.expired.button, 'again')]),
      ];
    case 'confirmed':
      return [markup`<p>${fill(words.confirmed.text, values)}</p>`];
    case 'declined':
    case 'sentAgain':
      return [markup`<p>${words[shown.state].text}</p>`];
    case 'replyTo':
      return [
        markup`<p>${fill(words.replyTo.intro, { ...values, email })}</p>`,
        form('', [button(words.replyTo.button, 'confirm'), button(words.replyTo.decline, 'decline', 'quiet')]),
        markup`<p class="fine">${words.replyTo.consequence}</p>`,
      ];
    case 'replyToConfirmed':
    case 'replyToDeclined':
    case 'replyToExpired':
      return [markup`<p>${fill(words[shown.state].text, { ...values, email })}</p>`];
    case 'unsubscribe':
      return [
        markup`<p>${fill(words.unsubscribe.intro, { ...values, email: masked(email) })}</p>`,
        form('', [button(words.unsubscribe.button, 'unsubscribe')]),
      ];
    case 'unsubscribed': {
      const { action, undo } = shown.again;
      return [
        markup`<p>${fill(words.unsubscribed.text, { ...values, email: masked(email) })}</p>`,
        markup`<p class="fine">${words.unsubscribed.mistake}</p>`,
        form(action, [
          undo ? markup`<input type="hidden" name="undo" value="${undo}">` : markup``,
          button(words.unsubscribed.button, 'again', 'quiet'),
        ]),
      ];
    }
  }
}

function form(action: string, content: readonly Markup[]): Markup {
  return markup`<form method="post" action="${action}">${content}</form>`;
}

function button(text: string, action: string, look?: 'quiet'): Markup {
  return markup`<button name="action" value="${action}"${look && markup` class="${look}"`}>${text}</button>`;
}

function back(words: Words<'newsletter'>, { site }: PageContext): Markup {
  return markup`<p class="fine"><a href="${site.url ?? ''}" rel="noreferrer">${fill(words.back, { site: site.name })}</a></p>`;
}
