import type { SectionPart } from '@app/tcf/gpp/gpp-string.ts';
import { sections } from '@app/tcf/gpp/sections.ts';

export type Callback = (data: unknown, success: boolean) => void;

/** `__gpp`, of the stub or the real one. Without arguments the stub answers with the calls that wait. */
export type GppFunction = {
  (command?: string, callback?: Callback, parameter?: unknown, version?: string): unknown;
  /** Listeners of a stub: their numbers count from 1. */
  events?: { readonly callback: Callback }[];
};

/** A section in force, its prefix and what scripts are told of it: nothing of a TC string, which has an API of its own. */
export type SpokenSection = {
  readonly id: number;
  readonly name: string;
  readonly text: string;
  readonly parts?: readonly SectionPart[];
};

export type GppStatus = {
  readonly cmpId: number;
  /** The whole string; empty as long as none is there. */
  readonly text: string;
  readonly sections: readonly SpokenSection[];
  /** The section in force, or -1. */
  readonly applicable: number;
  readonly display: 'hidden' | 'visible';
};

/** What we can speak: our sections, and TC strings as they stand. */
const supportedAPIs = ['2:tcfeuv2', ...sections.map(({ id, name }) => `${id}:${name}`)];

/**
 * The API that other scripts ask. Listeners and calls that a stub took in the meantime are taken over.
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
      // A number as others handed it on.
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
    /** Says what happened to everybody who listens. A listener that throws harms no other. */
    tell(eventName: string, data: unknown): void {
      for (const [id, callback] of listeners) {
        try {
          callback(event(eventName, id, data), true);
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
