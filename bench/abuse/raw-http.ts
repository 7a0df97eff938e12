import net from 'node:net';

/** One connection for sequential requests. An HTTP client would cost more than the server. */
export type Line = {
  /** Resolves with the status and the head of a complete response; status 0 if the connection ends before. */
  ask(request: string | Buffer): Promise<{ readonly status: number; readonly head: string }>;
  readonly isOpen: boolean;
  close(): void;
};

export function openLine(port: number, from: string): Line {
  const socket = net.connect({ port, host: '127.0.0.1', localAddress: from, noDelay: true });
  let isOpen = true;
  let answered: ((answer: { status: number; head: string }) => void) | undefined;
  let head = '';
  let missing = -1;

  function end(): void {
    const tell = answered;
    const answer = { status: Number(head.slice(9, 12)), head };
    [answered, head, missing] = [undefined, '', -1];
    tell?.(answer);
  }

  socket.on('data', (part) => {
    if (missing < 0) {
      head += part.toString('latin1');
      const length = head.indexOf('\r\n\r\n');
      if (length < 0) return;
      const body = head.length - length - 4;
      head = head.slice(0, length);
      missing = Number(/^content-length: (\d+)/im.exec(head)?.[1] ?? 0) - body;
    } else missing -= part.length;
    if (missing <= 0) end();
  });
  const gone = () => {
    isOpen = false;
    if (answered) [head, missing] = ['', 0];
    end();
  };
  socket.on('error', gone);
  socket.on('close', gone);
  return {
    ask: (request) =>
      new Promise((resolve) => {
        if (!isOpen) return resolve({ status: 0, head: '' });
        answered = resolve;
        socket.write(request);
      }),
    get isOpen() {
      return isOpen;
    },
    close: () => void socket.destroy(),
  };
}

/** Calls at a steady rate until the returned function stops it, whatever the results of earlier calls. */
export function steadily(perSecond: number, call: (dueAt: number) => void): () => void {
  const began = performance.now();
  let called = 0;
  const timer = setInterval(() => {
    const due = ((performance.now() - began) / 1000) * perSecond;
    for (; called < due; called += 1) call(began + (called / perSecond) * 1000);
  }, 4);
  return () => clearInterval(timer);
}
