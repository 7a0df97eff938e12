import net from 'node:net';
import { CannotStart } from '../platform/cannot-start.ts';

/** Finds a free port for PORT=0, because the address must be known before the server listens. */
export function freePort(host: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = net.createServer();
    server.once('error', reject);
    server.listen(0, host, () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

/** Explains why listening failed, naming the setting to change. */
export function listenFailure(error: unknown, port: number, host: string): Error {
  const { code } = error as NodeJS.ErrnoException;
  if (code === 'EADDRINUSE')
    return new CannotStart(`PORT: ${port} is in use by another program; set another, for example PORT=${port + 1}.`);
  if (code === 'EACCES') return new CannotStart(`PORT: ${port} may not be used by this user; set one above 1023.`);
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
    return new CannotStart(`HOST: ${host} is no address of this machine.`);
  return error as Error;
}
