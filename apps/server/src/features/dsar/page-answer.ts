import { isLocale, wordsLocale, type Locale } from '@app/texts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Readable } from 'node:stream';
import { smallPageHeaders } from '#platform/http/small-page.ts';
import type { SentForm } from './entered.ts';
import { pageStyle } from './page-style.ts';

export type Asking = FastifyRequest<{
  Params: { formId: string };
  Querystring: { lang?: unknown; place?: unknown };
  Body: SentForm | Readable | undefined;
}>;

type Look = { readonly script?: string; readonly framed?: boolean };

/** Sends a page with the headers of its style and script. */
export type SendPage = (reply: FastifyReply, status: number, html: string, look?: Look) => FastifyReply;

export function pageSender(https: boolean): SendPage {
  return (reply, status, html, look = {}) =>
    reply
      .code(status)
      .headers(smallPageHeaders({ https, style: pageStyle, ...look }))
      .type('text/html; charset=utf-8')
      .send(html);
}

/** The language of the address, else of the browser. */
export function localeOf(request: FastifyRequest): Locale {
  const { lang } = (request.query ?? {}) as { readonly lang?: unknown };
  return wordsLocale(isLocale(lang) ? lang : request.arrival.asked.locale, 'dsar');
}
