import type { GppFunction } from './api.ts';

/** What of a window this file needs. */
export type GppWindow = Pick<Window, 'addEventListener' | 'document'> & { __gpp?: GppFunction };

/**
 * Answers `__gpp` until the part is there: it says so, keeps listeners, and holds other calls back. Frames inside of the
 * page reach it by messages; they find the page by a frame of the name `__gppLocator`.
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
      // Anybody may send anything, most of it not to us: what has no such property throws, and is left alone.
      const { command, parameter, callId } = (written ? JSON.parse(data) : data).__gppCall;
      page.__gpp?.(
        command,
        (returnValue, success) => {
          const answer = { __gppReturn: { returnValue, success, callId } };
          // The source of a message from a window is that window.
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
