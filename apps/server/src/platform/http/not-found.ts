import { loadWords } from '@app/texts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { markup, trusted } from './markup.ts';
import { smallPage, smallPageHeaders } from './small-page.ts';

/** Sends the page for addresses that do not exist, in the language of whoever opened one. */
export async function sendNotFound({ arrival }: FastifyRequest, reply: FastifyReply, https: boolean): Promise<void> {
  const { locale } = arrival.asked;
  const words = await loadWords(locale, 'hosted');
  const page = smallPage({
    locale,
    title: words.pageNotFoundTitle,
    content: [markup`<p>${words.pageNotFound}</p>`, trusted(lostSheet)],
  });
  await reply.code(404).headers(smallPageHeaders({ https })).type('text/html; charset=utf-8').send(page);
}

/** A sheet with a gap, and the open ring of the mark that looks for what is missing. */
const lostSheet =
  '<svg class="lost" viewBox="0 0 240 120" aria-hidden="true"><rect class="lost-sheet" x="20" y="8" width="120" height="104" rx="10"/><path class="lost-line" d="M36 26h64v8H36zM36 44h88v6H36zM36 58h34v6H36zM36 72h88v6H36zM36 86h52v6H36z"/><circle class="lost-soft" cx="168" cy="66" r="38"/><path class="lost-brand" d="M184 52a22 22 0 1 0 0 28M188 86l18 18"/><circle cx="168" cy="66" r="5" fill="#82cdae"/></svg>';
