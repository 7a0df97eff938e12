export type Callback = (data: unknown, success?: boolean) => void;

/** `__tcfapi`, of a stub or the real one. Without arguments a stub answers with the calls that wait. */
export type TcfFunction = (command?: string, version?: unknown, callback?: Callback, parameter?: unknown) => unknown;

/** What is answered from. Asked anew each time: nobody gets an object that somebody else may have changed. */
export type TcfStatus = {
  readonly applies: boolean;
  readonly cmpId: number;
  readonly cmpVersion: number;
  readonly listVersion: number;
  readonly policyVersion: number;
  readonly cmpStatus: 'loaded' | 'error';
  readonly display: 'visible' | 'hidden' | 'disabled';
  readonly event: TcfEvent | undefined;
  /** Of the string in force; undefined as long as there is none. */
  data(): object | undefined;
  /** The vendor list of the site's vendors; rejected where it does not come. */
  list(): Promise<{ readonly vendorListVersion: number }>;
};

export type TcfEvent = 'tcloaded' | 'cmpuishown' | 'useractioncomplete';

/**
 * The API that vendors ask. Data of a string is given to listeners alone: `getTCData` is deprecated since TCF 2.2 and
 * answers no more.
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
      // A number, as others handed it on.
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
    // A CMP that failed answers nothing but that it failed.
    if (run && (command === 'ping' || status().cmpStatus === 'loaded')) commands[command]?.(callback, parameter);
    else callback(null, false);
  };
  return {
    call,
    /** Tells all listeners what is so now. One that throws harms no other. */
    tell(): void {
      for (const [id, callback] of listeners) {
        try {
          callback(dataFor(id), true);
        } catch (error) {
          // Theirs to see, not ours to fail by.
          setTimeout(() => {
            throw error;
          });
        }
      }
    },
  };
}
