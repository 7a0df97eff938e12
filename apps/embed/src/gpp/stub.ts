import type { GppFunction } from './api.ts';

/** The properties of a window that this file uses. */
export type GppWindow = Pick<Window, 'addEventListener' | 'document'> & { __gpp?: GppFunction };

/**
 * Installs a `__gpp` stub until the part has loaded: it reports the status `stub`, stores listeners, and queues other
 * calls. Frames inside the page reach it by messages; they find the page by a frame named `__gppLocator`.
 *
 * @see IAB Tech Lab, Global Privacy Platform, CMP API Specification 1.1, stub code
 */
export function installStub(page: GppWindow): void {
  if (page.__gpp) return;
  const pingData = {
    gppVersion: '1.1',
    cmpStatus: 'stub',
    cmpDisplayStatus: 'hidden',
    signalStatus: 'not ready',
    supportedAPIs: [],
    cmpId: 0,
    sectionList: [],
    applicableSections: [],
    gppString: '',
  };
  const queue: unknown[][] = [];
  const events: NonNullable<GppFunction['events']> = [];
  const stub: GppFunction = (command, callback = () => undefined, ...rest) => {
    if (command === 'ping') callback(pingData, true);
    else if (command === 'addEventListener') {
      const listenerId = events.push({ callback });
      callback({ eventName: 'listenerRegistered', listenerId, data: true, pingData }, true);
    } else if (/^(has|get)/.test(`${command}`)) callback(null, true);
    else if (command) queue.push([command, callback, ...rest]);
    return queue;
  };
  stub.events = events;
  page.__gpp = stub;

  page.addEventListener('message', ({ data, source }) => {
    try {
      const written = typeof data === 'string';
      // Any window may send messages, most of them for others: one without this property throws and is ignored.
      const { command, parameter, callId } = (written ? JSON.parse(data) : data).__gppCall;
      page.__gpp?.(
        command,
        (returnValue, success) => {
          const answer = { __gppReturn: { returnValue, success, callId } };
          // The source of a window's message is that window.
          (source as Window).postMessage(written ? JSON.stringify(answer) : answer, '*');
        },
        parameter,
      );
    } catch {}
  });
  const addFrame = (): void => {
    const frame = page.document.createElement('iframe');
    frame.hidden = true;
    frame.name = '__gppLocator';
    page.document.body.append(frame);
  };
  if (page.document.body) addFrame();
  else page.addEventListener('DOMContentLoaded', addFrame);
}
