import type { SectionPart } from '@app/tcf/gpp/gpp-string.ts';
import { sections } from '@app/tcf/gpp/sections.ts';

export type Callback = (data: unknown, success: boolean) => void;

/** `__gpp`, either the stub or the real API. Without arguments, the stub returns the queued calls. */
export type GppFunction = {
  (command?: string, callback?: Callback, parameter?: unknown, version?: string): unknown;
  /** Listeners of a stub, numbered from 1. */
  events?: { readonly callback: Callback }[];
};

/** A section in force, its prefix and the data for scripts: none for a TC string, which has its own API. */
export type SpokenSection = {
  readonly id: number;
  readonly name: string;
  readonly text: string;
  readonly parts?: readonly SectionPart[];
};

export type GppStatus = {
  readonly cmpId: number;
  /** The whole string; empty until there is one. */
  readonly text: string;
  readonly sections: readonly SpokenSection[];
  /** Id of the applicable section, or -1. */
  readonly applicable: number;
  readonly display: 'hidden' | 'visible';
};

/** Supported sections: our own, and TC strings, which are passed through. */
const supportedAPIs = ['2:tcfeuv2', ...sections.map(({ id, name }) => `${id}:${name}`)];

/**
 * The API that third-party scripts call. Takes over listeners and calls that the stub received.
 *
 * @see IAB Tech Lab, Global Privacy Platform, CMP API Specification 1.1; RULES G6
 */
export function createApi(status: () => GppStatus, stub: GppFunction | undefined) {
  const listeners = new Map((stub?.events ?? []).map(({ callback }, at) => [at + 1, callback]));
  let lastId = listeners.size;

  const ping = () => {
    const { cmpId, text, sections: spoken, applicable, display } = status();
    return {
      gppVersion: '1.1',
      cmpStatus: 'loaded',
      cmpDisplayStatus: display,
      signalStatus: text ? 'ready' : 'not ready',
      supportedAPIs,
      cmpId,
      sectionList: spoken.map(({ id }) => id),
      applicableSections: [applicable],
      gppString: text,
      parsedSections: Object.fromEntries(spoken.flatMap(({ name, parts }) => (parts ? [[name, parts]] : []))),
    };
  };
  const event = (eventName: string, listenerId: number, data: unknown) => ({
    eventName,
    listenerId,
    data,
    pingData: ping(),
  });
  const find = (name: unknown) => status().sections.find((one) => one.name === name);

  const commands: Readonly<Record<string, (callback: Callback, parameter: unknown) => void>> = {
    ping: (callback) => callback(ping(), true),
    addEventListener(callback) {
      listeners.set((lastId += 1), callback);
      callback(event('listenerRegistered', lastId, true), true);
    },
    removeEventListener(callback, parameter) {
      // The id as the caller passed it on.
      const id = Number(parameter);
      const removed = listeners.delete(id);
      callback(event('listenerRemoved', id, removed), removed);
    },
    hasSection: (callback, parameter) => callback(find(parameter) !== undefined, true),
    getSection: (callback, parameter) => callback(find(parameter)?.parts ?? null, true),
    getField(callback, parameter) {
      const [name, field = ''] = String(parameter).split('.');
      const part = find(name)?.parts?.find((one) => field in one);
      callback(part?.[field] ?? null, true);
    },
  };

  const call: GppFunction = (command, callback = () => undefined, parameter) => {
    const run = Object.hasOwn(commands, command ?? '') && commands[command ?? ''];
    if (run) run(callback, parameter);
    else callback(null, false);
  };
  return {
    call,
    /** Sends an event to all listeners. A listener that throws does not affect the others. */
    tell(eventName: string, data: unknown): void {
      for (const [id, callback] of listeners) {
        try {
          callback(event(eventName, id, data), true);
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
