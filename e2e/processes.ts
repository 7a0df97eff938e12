import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';

/** A port that nothing listens on, for what has to be known before a process starts. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

/** The URL that a process prints once it is ready. */
export function addressOf({ stdout }: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = '';
    stdout?.on('data', (part: Buffer) => {
      said += part.toString();
      const address = /ready at (\S+)/.exec(said)?.[1];
      if (address) resolve(address);
    });
    stdout?.on('end', () => reject(new Error(`A process ended before it was ready: ${said}`)));
  });
}

/** Ends a process as its operator would. */
export async function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill('SIGTERM');
  await once(child, 'exit');
}
