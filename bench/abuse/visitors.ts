// Legitimate load, at a steady rate whatever the results: reading pages and banners, sending choices and consents, signing in,
// each from its own addresses. Times count from when a request was due, so they include waiting in the queue.
import { choiceRequest } from '../lib/choice-request.ts';
import { consentRequest } from '../lib/consent-request.ts';
import { post, signed } from './attacks/attack.ts';
import type { Kind, Served, ToLoad, VisitorsReport } from './messages.ts';
import { openLine, steadily, type Line } from './raw-http.ts';
import type { Targets } from './targets.ts';

/** Requests of each kind per second. */
const rates: Readonly<Record<Kind, number>> = { page: 80, banner: 80, choice: 60, consent: 40, signIn: 2 };
const addresses = 40;

process.on('message', (message: ToLoad) => {
  if (message === 'leave') process.exit(0);
  void load(message.targets, message.seconds).then((report) => process.send?.(report));
});

async function load(targets: Targets, seconds: number): Promise<VisitorsReport> {
  const kinds = Object.keys(rates) as Kind[];
  const all = kinds.map((kind) => keepAsking(targets, kind, rates[kind]));
  await new Promise((resolve) => setTimeout(resolve, seconds * 1000));
  const served = await Promise.all(all.map((stop) => stop()));
  return Object.fromEntries(kinds.map((kind, at) => [kind, served[at]])) as VisitorsReport;
}

function keepAsking(targets: Targets, kind: Kind, perSecond: number): () => Promise<Served> {
  const free: Line[] = [];
  const times: number[] = [];
  const failed: string[] = [];
  const waiting = new Set<Promise<void>>();
  let [asked, kept, putOff, opened] = [0, 0, 0, 0];

  function lineNow(): Line {
    // Reuses connections in turn, and never only those from a few addresses, which would reach their rate limits.
    if (opened >= addresses) for (let line = free.shift(); line; line = free.shift()) if (line.isOpen) return line;
    opened += 1;
    return openLine(targets.port, `127.0.0.${1 + (opened % addresses)}`);
  }

  async function ask(dueAt: number): Promise<void> {
    asked += 1;
    const line = lineNow();
    const { status, head } = await line.ask(requestOf(targets, kind, asked));
    times.push(performance.now() - dueAt);
    if (line.isOpen) free.push(line);
    if (status >= 200 && status < 300) kept += 1;
    else if (status === 429 || (status === 503 && /^retry-after: \d/im.test(head))) putOff += 1;
    else failed.push(String(status));
  }

  const stop = steadily(perSecond, (dueAt) => {
    const one = ask(dueAt).finally(() => waiting.delete(one));
    waiting.add(one);
  });
  return async () => {
    stop();
    await Promise.race([Promise.all(waiting), new Promise((resolve) => setTimeout(resolve, 5000))]);
    // A pending request has waited at least this long.
    times.push(...Array.from(waiting, () => 5000));
    for (const line of free) line.close();
    times.sort((one, other) => one - other);
    const at = (share: number) => Math.round((times[Math.floor(times.length * share)] ?? 0) * 100) / 100;
    return { asked, kept, putOff, failed: failed.slice(0, 20), p50: at(0.5), p99: at(0.99) };
  };
}

function signIn(targets: Targets, n: number): string | Buffer {
  const member = targets.members[n % targets.members.length];
  return member ? post('/users/sign-in', member.form, signed(member, targets)) : '';
}

function requestOf(targets: Targets, kind: Kind, n: number): string | Buffer {
  const { port, publicId, consentKey } = targets;
  if (kind === 'choice') return choiceRequest(port, publicId).text;
  if (kind === 'consent') return consentRequest(port, consentKey).text;
  if (kind === 'signIn') return signIn(targets, n);
  const pages = ['', '/full-legal', '?lang=de', '/full-legal?lang=de'];
  const files = ['js', 'rules.json', 'js?lang=de'];
  const path =
    kind === 'page'
      ? `/privacy-policy/${publicId}${pages[n % pages.length]}`
      : `/embed/cs/${publicId}.${files[n % files.length]}`;
  return `GET ${path} HTTP/1.1\r\nhost: 127.0.0.1:${port}\r\naccept-encoding: gzip, deflate, br\r\naccept-language: de-DE,de;q=0.9\r\n\r\n`;
}
