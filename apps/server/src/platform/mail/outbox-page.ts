import { formatDate, languageTag, loadWords, type Locale } from '@app/texts';
import type { FastifyInstance } from 'fastify';
import { isLoopback } from '../http/csrf.ts';
import { securityHeaders } from '../http/headers.ts';
import { Problem } from '../http/problem.ts';
import { publicTokens } from '../http/public-look.ts';
import { madeWith, productMark, shellStyle, tabIcon } from '../http/public-shell.ts';
import { escapeHtml, isLink, paragraphs } from './mail.ts';
import type { Outbox, StoredMail } from './outbox.ts';

const shown = 100;

/**
 * Shows the mails of an installation without a mail server to users of this machine. They contain sign-in links, so the page
 * exists only while the product's own address is on loopback, and responds only to loopback.
 */
export function mountOutbox(app: FastifyInstance, outbox: Outbox, publicUrl: string): void {
  if (!isLoopback(new URL(publicUrl).hostname)) return;

  app.get('/outbox', async (request, reply) => {
    // A proxy on this machine would make every visitor local, so forwarded requests are refused. The host name must be local
    // too; otherwise a remote page could point its own name at this machine (DNS rebinding).
    const forwarded = request.headers['x-forwarded-for'] ?? request.headers.forwarded;
    const local = isLoopback(addressOf(request.socket.remoteAddress)) && isLoopback(request.hostname);
    if (!local || forwarded !== undefined) throw new Problem('route.not-found');

    const { locale } = request.arrival.asked;
    const { nonce } = request.arrival;
    return reply
      .headers(securityHeaders('preview', nonce, false))
      .header('x-frame-options', 'DENY')
      .type('text/html; charset=utf-8')
      .send(await page(await outbox.list(shown), locale, nonce));
  });
}

function addressOf(remote: string | undefined): string {
  return (remote ?? '').replace(/^::ffff:/, '');
}

async function page(mails: readonly StoredMail[], locale: Locale, nonce: string): Promise<string> {
  const words = (await loadWords(locale, 'emails')).outbox;
  const list =
    mails.length === 0
      ? `<p class="none">${escapeHtml(words.none)}</p>`
      : mails.map((mail) => article(mail, locale)).join('\n');
  return `<!doctype html>
<html lang="${languageTag(locale)}">
<head>
<meta charset="utf-8">
<title>${escapeHtml(words.title)}</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
${tabIcon.html}
<style nonce="${nonce}">${css}</style>
</head>
<body>
<header class="wrap">${productMark('/').html}</header>
<main class="wrap">
<h1>${escapeHtml(words.title)}</h1>
<p>${escapeHtml(words.why)}</p>
${list}
</main>
<footer class="wrap">${madeWith().html}</footer>
</body>
</html>
`;
}

function article({ id, at, to, subject, text }: StoredMail, locale: Locale): string {
  const time = `${formatDate(locale, at, 'date_and_time')} UTC`;
  const body = paragraphs(text).map(
    (paragraph) => `<p>${isLink(paragraph) ? anchor(paragraph) : escapeHtml(paragraph).replaceAll('\n', '<br>')}</p>`,
  );
  return `<article aria-labelledby="m${id}">
<header><h2 id="m${id}">${escapeHtml(subject)}</h2><p><span>${escapeHtml(to)}</span> <time datetime="${at}">${escapeHtml(time)}</time></p></header>
${body.join('\n')}
</article>`;
}

function anchor(link: string): string {
  return `<a href="${escapeHtml(link)}" rel="noreferrer">${escapeHtml(link)}</a>`;
}

const css = `
${publicTokens}
${shellStyle}
* { box-sizing: border-box; }
body { margin: 0; background: var(--ground); color: var(--ink); font: var(--text)/1.55 var(--font); }
.wrap { max-width: 44rem; margin: 0 auto; padding: 1rem; }
h1 { font-size: var(--title); line-height: 1.25; letter-spacing: -.015em; margin: 1rem 0 .5rem; }
main > p { color: var(--soft); margin: 0 0 1.75rem; }
article { background: var(--paper); border: 1px solid var(--line); border-radius: var(--card); padding: 1.25rem 1.4rem; margin: 0 0 1rem; }
h2 { font-size: var(--text); margin: 0; }
article header { border-bottom: 1px solid var(--line); margin: 0 0 1rem; padding: 0 0 .75rem; }
article header p { color: var(--soft); font-size: var(--fine); margin: .15rem 0 0; display: flex; flex-wrap: wrap; gap: .25rem 1rem; }
article p { margin: 0 0 .8rem; overflow-wrap: anywhere; }
article p:last-child { margin-bottom: 0; }
a { color: var(--link); }
a:focus-visible { outline: 3px solid var(--brand); outline-offset: 2px; border-radius: 3px; }
.none { background: var(--paper); border: 1px dashed var(--line); border-radius: var(--card); padding: 2rem; text-align: center; }
`;
