import { documentRoots } from '@app/contract';
import { loadWords, type Locale, type Words } from '@app/texts';
import type { RequestDetails } from '#platform/http/context.ts';
import { told } from '#platform/http/failure.ts';
import { pathOf } from '#platform/http/language.ts';
import type { Problem } from '#platform/http/problem.ts';
import type { RefusalPage } from '#platform/http/server.ts';
import { markup } from '#platform/http/markup.ts';
import { pageHtml } from './page.ts';
import { pagePolicy } from './page-policy.ts';

/** The paths of public documents and of their owner's previews. */
const roots = [...new Set(Object.values(documentRoots))].join('|');
const hosted = new RegExp(`^/(private/)?(?:${roots})/`);

/**
 * The response in place of a document: a page in the reader's language for people; the requested format for programs.
 * `undefined` at all other addresses.
 */
export async function hostedRefusal(problem: Problem, asked: RequestDetails): Promise<RefusalPage | undefined> {
  const path = pathOf(asked.url);
  const at = hosted.exec(path);
  if (!at) return undefined;
  const form = formAsked(path, String(asked.headers['accept'] ?? ''));
  const data = { kind: 'data', headers: {} } as const;
  if (form === 'json') {
    const body = JSON.stringify(await told(problem, asked.locale));
    return { ...data, type: 'application/json; charset=utf-8', body };
  }
  const words = await loadWords(asked.locale, 'hosted');
  const { title, text } = await saidOf(problem, asked.locale, words);
  if (form === 'md') return { ...data, type: 'text/markdown; charset=utf-8', body: `# ${title}\n\n${text}\n` };
  if (form === 'txt') return { ...data, type: 'text/plain; charset=utf-8', body: `${title}\n\n${text}\n` };
  const isPrivate = at[1] !== undefined;
  return {
    kind: isPrivate ? 'preview' : 'document',
    headers: pagePolicy(`form-action 'none'; frame-ancestors ${isPrivate ? "'self'" : '*'}`),
    type: 'text/html; charset=utf-8',
    body: pageHtml({
      language: asked.locale,
      title,
      words,
      head: 'product',
      main: markup`<h1>${title}</h1><p>${text}</p>`,
    }),
  };
}

async function saidOf(
  problem: Problem,
  locale: Locale,
  words: Words<'hosted'>,
): Promise<Record<'title' | 'text', string>> {
  const { code, status } = problem;
  if (status >= 500 || status === 429) return { title: words.unavailableTitle, text: words.unavailable };
  if (code === 'document.not-published') return { title: words.notReadyTitle, text: words.notReady };
  if (code === 'document.offline') return { title: words.offlineTitle, text: words.offline };
  // For a preview whose owner has to sign in again.
  const isClosed = status === 401 || status === 403;
  const text = isClosed ? (await told(problem, locale)).message : words.notFound;
  return { title: words.notFoundTitle, text };
}

type Form = 'html' | 'json' | 'md' | 'txt';

const ofEnding: Readonly<Record<string, Form>> = { html: 'html', pdf: 'html', json: 'json', md: 'md', txt: 'txt' };

const ofType: Readonly<Record<string, Form>> = {
  'text/html': 'html',
  'application/json': 'json',
  'text/markdown': 'md',
  'text/plain': 'txt',
};

/** The format of the path's extension; without one, the format that the Accept header prefers. Browsers prefer a page. */
function formAsked(path: string, accept: string): Form {
  const byEnding = ofEnding[/\.(\w+)$/.exec(path)?.[1] ?? ''];
  if (byEnding) return byEnding;
  const wanted = accept.split(',').flatMap((one) => {
    const [type = '', ...parameters] = one.split(';').map((part) => part.trim().toLowerCase());
    const form = ofType[type];
    const weight = Number(parameters.find((each) => each.startsWith('q='))?.slice(2) ?? 1);
    return form && weight > 0 ? [{ form, weight }] : [];
  });
  return wanted.toSorted((a, b) => b.weight - a.weight)[0]?.form ?? 'html';
}
