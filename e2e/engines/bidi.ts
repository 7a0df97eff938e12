type Message = {
  readonly id?: number;
  readonly type: 'success' | 'error' | 'event';
  readonly result?: unknown;
  readonly message?: string;
};

/** A WebDriver BiDi connection. @see https://w3c.github.io/webdriver-bidi/ */
export type Bidi = {
  /** @throws Error with the browser's error message */
  send<Result = unknown>(method: string, params?: object): Promise<Result>;
  close(): void;
};

export async function connect(url: string): Promise<Bidi> {
  const socket = new WebSocket(url);
  const waiting = new Map<number, { resolve(result: unknown): void; reject(error: Error): void }>();
  await new Promise<void>((resolve, reject) => {
    socket.onopen = () => resolve();
    socket.onerror = () => reject(new Error(`No answer at ${url}`));
  });
  socket.onmessage = ({ data }) => {
    const { id = -1, type, result, message } = JSON.parse(String(data)) as Message; // according to the protocol
    if (type === 'success') waiting.get(id)?.resolve(result);
    else if (type === 'error') waiting.get(id)?.reject(new Error(message));
    waiting.delete(id);
  };
  socket.onclose = () => {
    for (const { reject } of waiting.values()) reject(new Error('The browser closed the connection.'));
  };
  let last = 0;
  return {
    send<Result>(method: string, params: object = {}) {
      const id = ++last;
      const answer = new Promise<unknown>((resolve, reject) => waiting.set(id, { resolve, reject }));
      socket.send(JSON.stringify({ id, method, params }));
      return answer as Promise<Result>; // according to the protocol, for this method
    },
    close: () => socket.close(),
  };
}
