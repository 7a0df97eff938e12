export type Callback = (data: unknown, success?: boolean) => void;

/** `__tcfapi`, either a stub or the real API. Without arguments, a stub returns the queued calls. */
export type TcfFunction = (command?: string, version?: unknown, callback?: Callback, parameter?: unknown) => unknown;

/**
 * The data behind the responses. It is requested anew each time, so that no caller gets an object that another may have
 * changed.
 */
export type TcfStatus = {
  readonly applies: boolean;
  readonly cmpId: number;
  readonly cmpVersion: number;
  readonly listVersion: number;
  readonly policyVersion: number;
  readonly cmpStatus: 'loaded' | 'error';
  readonly display: 'visible' | 'hidden' | 'disabled';
  readonly event: TcfEvent | undefined;
  /** Data of the current string; undefined until there is one. */
  data(): object | undefined;
  /** The vendor list reduced to the site's vendors; rejects if it fails to load. */
  list(): Promise<{ readonly vendorListVersion: number }>;
};

export type TcfEvent = 'tcloaded' | 'cmpuishown' | 'useractioncomplete';

/**
 * The API that vendors call. Only listeners receive the data of a string: `getTCData` is deprecated since TCF 2.2 and
 * no longer responds.
 *
 * @see CMP API v2; RULES T2, T3, T20
 */
export function createApi(status: () => TcfStatus) {
  const listeners = new Map<number, Callback>();
  let lastId = 0;

  const dataFor = (listenerId: number) => {
    const { applies, cmpId, cmpVersion, policyVersion, cmpStatus, event, data } = status();
    const basic = { gdprApplies: applies, tcfPolicyVersion: policyVersion, cmpId, cmpVersion, listenerId };
    return applies ? { ...data(), ...basic, cmpStatus, eventStatus: event } : basic;
  };

  const commands: Readonly<Record<string, (callback: Callback, parameter: unknown) => void>> = {
    ping(callback) {
      const { applies, cmpId, cmpVersion, listVersion, policyVersion, cmpStatus, display } = status();
      callback(
        {
          gdprApplies: applies,
          cmpLoaded: true,
          cmpStatus,
          displayStatus: display,
          apiVersion: '2.2',
          cmpVersion,
          cmpId,
          gvlVersion: listVersion,
          tcfPolicyVersion: policyVersion,
        },
        true,
      );
    },
    addEventListener(callback) {
      listeners.set((lastId += 1), callback);
      callback(dataFor(lastId), true);
    },
    removeEventListener(callback, parameter) {
      // The id as the caller passed it on.
      callback(listeners.delete(Number(parameter)));
    },
    getVendorList(answer, parameter = 'LATEST') {
      const { listVersion, list } = status();
      const refuse = () => answer(null, false);
      if (parameter !== 'LATEST' && Number(parameter) !== listVersion) refuse();
      else list().then((found) => answer(found, true), refuse);
    },
  };

  const call: TcfFunction = (command = '', version, callback, parameter) => {
    if (typeof callback !== 'function') return;
    const run = Object.hasOwn(commands, command) && (version === 2 || version === undefined || version === null);
    // A CMP that failed only answers `ping`, which says so.
    if (run && (command === 'ping' || status().cmpStatus === 'loaded')) commands[command]?.(callback, parameter);
    else callback(null, false);
  };
  return {
    call,
    /** Sends the current state to all listeners. A listener that throws does not affect the others. */
    tell(): void {
      for (const [id, callback] of listeners) {
        try {
          callback(dataFor(id), true);
        } catch (error) {
          // Reported as an uncaught error of the listener.
          setTimeout(() => {
            throw error;
          });
        }
      }
    },
  };
}
