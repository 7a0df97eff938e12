import { loadWords } from '@app/texts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { markup } from './markup.ts';
import { smallPage, smallPageHeaders } from './small-page.ts';

/** Sends the page for addresses that do not exist, in the language of whoever opened one. */
export async function sendNotFound({ arrival }: FastifyRequest, reply: FastifyReply, https: boolean): Promise<void> {
  const { locale } = arrival.asked;
  const words = await loadWords(locale, 'hosted');
  const page = smallPage({ locale, title: words.notFoundTitle, content: [markup`<p>${words.notFound}</p>`] });
  await reply.code(404).headers(smallPageHeaders({ https })).type('text/html; charset=utf-8').send(page);
}
