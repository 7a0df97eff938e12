// All attacks at once, each at its own rate and from its own addresses.
import net from 'node:net';
import type { Attack } from './attacks/attack.ts';
import { bodyAttacks } from './attacks/bodies.ts';
import { connectionAttacks } from './attacks/connections.ts';
import { pageAttacks } from './attacks/pages.ts';
import type { Attacked, AttackersReport, ToLoad } from './messages.ts';
import { steadily } from './raw-http.ts';
import type { Targets } from './targets.ts';

const attacks: readonly Attack[] = [...bodyAttacks, ...pageAttacks, ...connectionAttacks];
/** The maximum number of pending requests per attack; beyond it, none is sent. */
const mostWaiting = 150;
/** The number of different requests that each attack cycles through. */
const kindsOfRequests = 40;
/** Connections that one attack may reopen per second. */
const reopened = 25;

const wrong = new Set<string>();

process.on('message', (message: ToLoad) => {
  if (message === 'leave') process.exit(0);
  rehearse(message.targets);
  const before = process.cpuUsage();
  const running = attacks.map((attack, at) => start(attack, message.targets, (n) => `127.${10 + at}.0.${1 + n}`));
  setTimeout(() => {
    const { user, system } = process.cpuUsage(before);
    const report = {
      attacks: running.map((stop) => stop()),
      wrong: [...wrong].slice(0, 20),
      cpu: (user + system) / 1e6,
    };
    process.send?.(report satisfies AttackersReport);
  }, message.seconds * 1000);
});

/** Creates every body once: otherwise requests that fall due meanwhile would all be sent at once afterward. */
function rehearse(targets: Targets): void {
  for (const attack of attacks)
    for (let n = 0; n < kindsOfRequests; n += 1)
      if ('perSecond' in attack) attack.request(targets, n);
      else attack.first(targets, n);
}

/** Starts an attack. @returns a function that stops it: it sends nothing more, and leaves held connections open */
function start(attack: Attack, targets: Targets, addressOf: (n: number) => string): () => Attacked {
  const answers: Record<string, number> = {};
  const open = new Set<net.Socket>();
  let [sent, waiting] = [0, 0];
  let goesOn = true;

  /** Opens a connection and records the status it ended with; closes it on the first data. */
  function connect(bytes: string | Buffer): net.Socket {
    const socket = net.connect({
      port: targets.port,
      host: '127.0.0.1',
      localAddress: addressOf(sent % attack.addresses),
    });
    sent += 1;
    waiting += 1;
    open.add(socket);
    let answer = '';
    socket.on('connect', () => bytes.length > 0 && socket.write(bytes));
    socket.on('data', (part) => {
      if (answer === '') answer = part.toString('latin1', 0, 2000);
      socket.destroy();
    });
    socket.on('error', () => undefined);
    socket.on('close', () => {
      open.delete(socket);
      waiting -= 1;
      const status = answer.slice(9, 12) || 'ended';
      if (status >= '500' && status <= '599' && !(status === '503' && /^retry-after: \d/im.test(answer)))
        wrong.add(`${attack.name}: ${answer.slice(0, 300)}`);
      answers[status] = (answers[status] ?? 0) + 1;
    });
    return socket;
  }

  const stops = 'perSecond' in attack ? [flood(attack.perSecond)] : hold(attack);

  function flood(perSecond: number): () => void {
    const { request } = attack as Extract<Attack, { perSecond: number }>;
    return steadily(perSecond, () => waiting < mostWaiting && void connect(request(targets, sent)));
  }

  function hold({ connections, first, drip }: Extract<Attack, { connections: number }>): (() => void)[] {
    const fill = steadily(reopened, () => goesOn && open.size < connections && void connect(first(targets, sent)));
    const dripping = drip && setInterval(() => drop(drip.bytes), drip.everyMs);
    return [fill, () => clearInterval(dripping)];
  }

  function drop(bytes: string | Buffer): void {
    // Does not send more while the server is not reading.
    for (const socket of open) if (socket.writable && socket.writableLength < 1024 * 1024) socket.write(bytes);
  }

  return () => {
    goesOn = false;
    for (const stop of stops) stop();
    if (open.size > 0) answers['open'] = open.size;
    return { name: attack.name, sent, answers: { ...answers } };
  };
}
