import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import net from 'node:net';
import { setPriority } from 'node:os';
import launch from '../../apps/server/launch.json' with { type: 'json' };
import type { GuardName } from '../../apps/server/src/platform/http/guards.ts';
import { cpuOfLiving } from '../lib/intake-server.ts';
import type { AttackersReport, FromServer, ServerMeasure, ToLoad, ToServer, VisitorsReport } from './messages.ts';
import type { Targets } from './targets.ts';

export type Installation = {
  readonly targets: Targets;
  /** Measurements since the previous call. */
  measure(): Promise<ServerMeasure>;
  /**
   * Memory of the server in bytes, including the process of its threads, but not the database. Excludes file mappings, which
   * are shared.
   */
  memory(): number;
  /** CPU seconds they used. */
  cpu(): number;
  stop(): Promise<void>;
};

/** Fills a folder in a separate run, so that its memory use does not count for the measured installation. */
export async function fillFolder(folder: string): Promise<void> {
  const installation = await startInstallation(folder);
  await installation.stop();
}

/** Starts the installation in a filled folder, without the named guard, if any. */
export async function startInstallation(folder: string, without?: GuardName): Promise<Installation> {
  const child = forked('installation', [folder, String(await freePort()), without ?? '']);
  const [{ ready }] = await Promise.race([
    once(child, 'message') as Promise<[{ ready: Targets }]>,
    once(child, 'exit').then(() => Promise.reject(new Error('The installation did not start.'))),
  ]);
  const pid = child.pid ?? 0;
  const tell = (message: ToServer) => child.send(message);
  return {
    targets: ready,
    async measure() {
      tell('measure');
      for (;;) {
        const [said] = (await once(child, 'message')) as [FromServer];
        if ('measured' in said) return said.measured;
      }
    },
    memory: () => serversOf(pid).reduce((sum, one) => sum + memoryOf(one), 0),
    cpu: () => serversOf(pid).reduce((sum, one) => sum + cpuOfLiving(one), 0),
    async stop() {
      tell('stop');
      await once(child, 'exit');
    },
  };
}

/** Process IDs of the server and, if it is running, of the process of its threads. */
function serversOf(pid: number): number[] {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').map(Number);
  return [pid, ...children.filter((child) => child > 0 && told(child, 'cmdline').includes('threads/host.ts'))];
}

function memoryOf(pid: number): number {
  return Number(/^RssAnon:\s+(\d+) kB/m.exec(told(pid, 'status'))?.[1] ?? 0) * 1024;
}

/** The contents of a file of the process; empty if it has ended meanwhile. */
function told(pid: number, what: string): string {
  try {
    return readFileSync(`/proc/${pid}/${what}`, 'utf8');
  } catch {
    return '';
  }
}

export type Load<Report> = {
  run(targets: Targets, seconds: number): Promise<Report>;
  /** Terminates it, with the connections that it still holds. */
  leave(): Promise<void>;
};

export const startVisitors = (): Load<VisitorsReport> => loadBy('visitors');
export const startAttackers = (): Load<AttackersReport> => loadBy('attackers');

function loadBy<Report>(name: string): Load<Report> {
  const child = forked(name, []);
  const tell = (message: ToLoad) => child.send(message);
  return {
    async run(targets, seconds) {
      tell({ targets, seconds });
      const [report] = (await once(child, 'message')) as [Report];
      return report;
    },
    async leave() {
      const ended = once(child, 'exit');
      tell('leave');
      await ended;
    },
  };
}

function forked(name: string, parameters: readonly string[]): ChildProcess {
  // Discards its log, which has one line per request.
  const stdio = ['ignore', 'ignore', 'inherit', 'ipc'] as const;
  const child = fork(new URL(`${name}.ts`, import.meta.url), parameters, {
    stdio: [...stdio],
    env: { PATH: process.env['PATH'], ...(name === 'installation' && launch.environment) },
    execArgv: name === 'installation' ? launch.flags : [],
  });
  // Gives attackers a lower priority, so that their own cost does not slow down the server.
  if (name === 'attackers') setPriority(child.pid ?? 0, 10);
  return child;
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = net.createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' ? (address?.port ?? 0) : 0));
    });
  });
}
