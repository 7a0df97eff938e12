import type { TcfFunction } from './api.ts';

/** What of a window these files need. */
export type TcfWindow = Pick<Window, 'addEventListener' | 'document' | 'localStorage' | 'setTimeout'> & {
  __tcfapi?: TcfFunction;
  readonly frames: { readonly [name: string]: unknown };
};

/**
 * Answers `__tcfapi` until the part is there: `ping` at once, all else waits. It is a function from now on, whatever comes.
 * Frames inside of the page reach it by messages; they find the page by a frame of the name `__tcfapiLocator`.
 *
 * @see CMP API v2, stub and iframes; RULES T2
 */
export function installStub(page: TcfWindow): void {
  if (page.__tcfapi) return;
  const queue: unknown[][] = [];
  page.__tcfapi = (...call) => {
    if (call[0] === 'ping') {
      call[2]?.({ cmpLoaded: false, cmpStatus: 'stub', displayStatus: 'hidden', apiVersion: '2.2' }, true);
    } else if (call[0]) queue.push(call);
    return queue;
  };

  page.addEventListener('message', ({ data, source }) => {
    try {
      const written = typeof data === 'string';
      // Anybody may send anything, most of it not to us: what has no such property throws, and is left alone.
      const { command, version, parameter, callId } = (written ? JSON.parse(data) : data).__tcfapiCall;
      page.__tcfapi?.(
        command,
        version,
        (returnValue, success) => {
          const answer = { __tcfapiReturn: { returnValue, success, callId } };
          // The source of a message from a window is that window.
          (source as Window).postMessage(written ? JSON.stringify(answer) : answer, '*');
        },
        parameter,
      );
    } catch {}
  });

  const addFrame = (): void => {
    if (page.frames['__tcfapiLocator']) return;
    if (!page.document.body) {
      page.setTimeout(addFrame, 5);
      return;
    }
    const frame = page.document.createElement('iframe');
    frame.hidden = true;
    frame.name = '__tcfapiLocator';
    page.document.body.append(frame);
  };
  addFrame();
}
