import { connect, isIP, type LookupFunction, type Socket } from 'node:net';
import { isOwnAddress, publicAddresses, type AddressTable } from './addresses.ts';
import { systemResolver, type Resolver } from './resolver.ts';
import { readTarget, Refused, type Target } from './target.ts';

/** A target with all of its addresses, each of which was checked. */
export type Admitted = Target & { readonly addresses: readonly string[] };

/** Thrown if the host has no address, or the lookup timed out. */
export class Unresolved extends Error {
  constructor(host: string, cause?: unknown) {
    super(`no address for ${host}`, { cause });
    this.name = 'Unresolved';
  }
}

/** Controls all network access of the scanner: every connection goes through it. */
export type Guard = {
  /** Checks a URL. @throws Refused if it must not be reached, Unresolved if the name does not resolve */
  admit(address: URL | string, signal?: AbortSignal): Promise<Admitted>;
  /**
   * Connects to an address that was checked; does not look up the name again.
   * @throws Refused as `admit` does; other errors if nobody responds within ten seconds
   */
  connect(admitted: Admitted, signal?: AbortSignal): Promise<Socket>;
};

export type GuardOptions = {
  readonly resolve?: Resolver;
  readonly reachable?: AddressTable;
  /** The allowed ports. Left out: those of public sites; with a custom address table, all ports. */
  readonly ports?: (port: number) => boolean;
};

/** Public addresses other than this machine's own: local services trust connections from this machine. */
const othersAddresses: AddressTable = (address) => publicAddresses(address) && !isOwnAddress(address);

// Common ports of sites. Behind other ports are databases and caches, which a page could make the scanner connect to.
const sitePorts = new Set([80, 443, 8080, 8443]);

const lookupMs = 10_000;
const connectMs = 10_000;

/** Creates a guard. Only code can pass another resolver or address table: no configuration setting does. */
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
      // One forbidden address among allowed ones refuses the host: which one gets used would be chance.
      const bad = addresses.some((each) => isIP(each) === 0 || !reachable(each));
      if (bad) throw new Refused('scan.address', target.host);
      if (!isPort(target.port)) throw new Refused('scan.port', target.host);
      return { ...target, addresses };
    },

    async connect(admitted, signal) {
      const socket = await open(admitted, signal);
      // The check covered a list of addresses; what counts is the one the socket connected to.
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
    // Until the caller adds a listener, an error must not crash the process.
    socket.on('error', () => {});
    socket.setNoDelay(true);
    resolve(socket);
  });
  socket.once('error', reject);
  return promise;
}

// Replaces the lookup of the connection, and returns only checked addresses.
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
