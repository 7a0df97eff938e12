import { connect, isIP, type LookupFunction, type Socket } from 'node:net';
import { isOwnAddress, publicAddresses, type AddressTable } from './addresses.ts';
import { systemResolver, type Resolver } from './resolver.ts';
import { readTarget, Refused, type Target } from './target.ts';

/** A target and all of its addresses, each of them checked. */
export type Admitted = Target & { readonly addresses: readonly string[] };

/** The host has no address, or nobody said in time. */
export class Unresolved extends Error {
  constructor(host: string, cause?: unknown) {
    super(`no address for ${host}`, { cause });
    this.name = 'Unresolved';
  }
}

/** Stands between the scanner and the network: nothing is connected to but through it. */
export type Guard = {
  /** @throws Refused where it must not be reached, Unresolved where the name leads nowhere. */
  admit(address: URL | string, signal?: AbortSignal): Promise<Admitted>;
  /**
   * Connects to an address that was checked; the name is not looked up again.
   * @throws Refused as `admit` does; other errors where nobody answers within ten seconds.
   */
  connect(admitted: Admitted, signal?: AbortSignal): Promise<Socket>;
};

export type GuardOptions = {
  readonly resolve?: Resolver;
  readonly reachable?: AddressTable;
  /** Left out: those of sites on the public internet; whoever gives a table of addresses may reach any port of them. */
  readonly ports?: (port: number) => boolean;
};

/** Public addresses that are not this machine's: what listens on it trusts what comes from it. */
const othersAddresses: AddressTable = (address) => publicAddresses(address) && !isOwnAddress(address);

// What sites listen on. Behind other ports are databases and caches, which a page could be made to knock at.
const sitePorts = new Set([80, 443, 8080, 8443]);

const lookupMs = 10_000;
const connectMs = 10_000;

/** Only who composes the program can give another resolver or address table: no setting reaches them. */
export function createGuard({
  resolve = systemResolver,
  reachable = othersAddresses,
  ports,
}: GuardOptions = {}): Guard {
  const isPort = ports ?? (reachable === othersAddresses ? (port) => sitePorts.has(port) : () => true);
  return {
    async admit(address, signal) {
      const target = readTarget(address);
      const addresses = target.literal ? [target.host] : await lookUp(resolve, target.host, signal);
      // One bad address among good ones is one too many: which of them is taken would be chance.
      const bad = addresses.some((each) => isIP(each) === 0 || !reachable(each));
      if (bad) throw new Refused('scan.address', target.host);
      if (!isPort(target.port)) throw new Refused('scan.port', target.host);
      return { ...target, addresses };
    },

    async connect(admitted, signal) {
      const socket = await open(admitted, signal);
      // What was checked is a list; what counts is where the socket went.
      if (!socket.remoteAddress || !reachable(socket.remoteAddress)) {
        socket.destroy();
        throw new Refused('scan.address', admitted.host);
      }
      return socket;
    },
  };
}

async function lookUp(resolve: Resolver, host: string, signal: AbortSignal | undefined): Promise<readonly string[]> {
  const addresses = await beforeAbort(resolve(host), within(lookupMs, signal)).catch((cause: unknown) => {
    signal?.throwIfAborted();
    throw new Unresolved(host, cause);
  });
  if (addresses.length === 0) throw new Unresolved(host);
  return addresses;
}

function open({ host, port, addresses }: Admitted, signal?: AbortSignal): Promise<Socket> {
  const { promise, resolve, reject } = Promise.withResolvers<Socket>();
  const limit = within(connectMs, signal);
  const socket = connect({ host, port, lookup: among(addresses), autoSelectFamily: true });
  const stop = () => socket.destroy(asError(limit.reason));
  if (limit.aborted) stop();
  limit.addEventListener('abort', stop, { once: true });
  socket.once('connect', () => {
    limit.removeEventListener('abort', stop);
    socket.removeListener('error', reject);
    // Until its new owner listens, an error must not end the program.
    socket.on('error', () => {});
    socket.setNoDelay(true);
    resolve(socket);
  });
  socket.once('error', reject);
  return promise;
}

// Stands in for the look-up that connecting would do, and gives only what was checked.
function among(addresses: readonly string[]): LookupFunction {
  const found = addresses.map((address) => ({ address, family: isIP(address) }));
  return (host, options, callback) => {
    const first = found[0];
    if (options.all) callback(null, found);
    else if (first) callback(null, first.address, first.family);
    else callback(new Unresolved(host), '');
  };
}

function within(ms: number, signal: AbortSignal | undefined): AbortSignal {
  const limit = AbortSignal.timeout(ms);
  return signal ? AbortSignal.any([signal, limit]) : limit;
}

function beforeAbort<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  const { promise, resolve, reject } = Promise.withResolvers<T>();
  const stop = () => reject(asError(signal.reason));
  if (signal.aborted) stop();
  signal.addEventListener('abort', stop, { once: true });
  work.then(resolve, reject);
  return promise.finally(() => signal.removeEventListener('abort', stop));
}

function asError(reason: unknown): Error {
  return reason instanceof Error ? reason : new Error('stopped', { cause: reason });
}
