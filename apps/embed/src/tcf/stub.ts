import type { TcfFunction } from './api.ts';

/** The properties of a window that these files use. */
export type TcfWindow = Pick<Window, 'addEventListener' | 'document' | 'localStorage' | 'setTimeout'> & {
  __tcfapi?: TcfFunction;
  readonly frames: { readonly [name: string]: unknown };
};

/**
 * Installs a `__tcfapi` stub until the part has loaded: it answers `ping` at once and queues all other calls. From then
 * on `__tcfapi` is always a function, even if the part fails to load. Frames inside the page reach it by messages; they
 * find the page by a frame named `__tcfapiLocator`.
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
      // Any window may send messages, most of them for others: one without this property throws and is ignored.
      const { command, version, parameter, callId } = (written ? JSON.parse(data) : data).__tcfapiCall;
      page.__tcfapi?.(
        command,
        version,
        (returnValue, success) => {
          const answer = { __tcfapiReturn: { returnValue, success, callId } };
          // The source of a window's message is that window.
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
