declare module 'hoodiecrow-imap' {
  import type { Server as TcpServer } from 'node:net';

  type Message = { readonly raw: string };
  type Server = {
    listen(port: number, host: string, done: () => void): void;
    close(done?: () => void): void;
    readonly server: TcpServer;
    appendMessage(folder: string, flags: readonly string[], date: Date, raw: string): void;
  };
  type Options = {
    readonly storage?: Readonly<
      Record<string, { readonly uidvalidity?: number; readonly messages?: readonly Message[] }>
    >;
    readonly plugins?: readonly string[];
  };
  /** An IMAP server in memory. Its user is `testuser`, with the password `testpass`. */
  export default function hoodiecrow(options?: Options): Server;
}
