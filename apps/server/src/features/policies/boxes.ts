import { fill, loadWords } from '@app/texts';
import type { Exchange } from '#platform/http/context.ts';
import { readShown } from './document-view.ts';

type Name = 'missing' | 'languages' | 'services' | 'assumed' | 'next';
type Line = { readonly text: string; readonly path: string | null };

/** One of the boxes beside the generator. Without lines it has nothing to say, and the page removes it. */
export async function boxOf(exchange: Exchange, documentId: string, box: Name) {
  const document = await readShown(exchange, documentId);
  const { boxes: words } = await loadWords(exchange.asked.locale, 'facts');
  const blocking = document.missing.filter(({ weight }) => weight === 'blocks');
  const lines: Record<Name, () => readonly Line[]> = {
    missing: () => document.missing.map(({ message, path }) => ({ text: message, path })),
    languages: () =>
      document.services
        .filter(({ deniedLanguages }) => deniedLanguages.length > 0)
        .map(({ name, id, deniedLanguages }) => ({
          text: fill(words.denied, { service: name, languages: deniedLanguages.join(', ') }),
          path: `services.${id}`,
        })),
    services: () =>
      document.serviceLimit === null
        ? []
        : [{ text: fill(words.limit, { count: document.services.length, limit: document.serviceLimit }), path: null }],
    assumed: () => document.assumed.map(({ why, path }) => ({ text: why, path })),
    next: () => {
      if (blocking.length > 0)
        return [{ text: fill(words.fill, { count: blocking.length }), path: blocking[0]?.path ?? null }];
      if (document.status === 'draft') return [{ text: words.publish, path: null }];
      return document.status === 'changed'
        ? [{ text: words.publishAgain, path: null }]
        : [{ text: words.embed, path: null }];
    },
  };
  return { box, title: words.titles[box], lines: [...lines[box]()] };
}
