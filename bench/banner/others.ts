// The CPU load of other programs: a run they disturbed says little.
import { readdirSync, readFileSync } from 'node:fs';
import process from 'node:process';

type Process = { readonly parent: number; readonly ticks: number };
type Snapshot = { readonly at: number; readonly processes: ReadonlyMap<number, Process> };

export function look(): Snapshot {
  const processes = new Map<number, Process>();
  // Only Linux provides this; elsewhere others count as idle.
  for (const name of process.platform === 'linux' ? readdirSync('/proc') : []) {
    if (!/^\d+$/.test(name)) continue;
    try {
      const line = readFileSync(`/proc/${name}/stat`, 'latin1');
      // A program's name may contain spaces and brackets; fields are counted from after it.
      const fields = line
        .slice(line.lastIndexOf(')') + 2)
        .split(' ')
        .map(Number);
      processes.set(Number(name), { parent: fields[1] ?? 0, ticks: (fields[11] ?? 0) + (fields[12] ?? 0) });
    } catch {
      // The process has ended meanwhile.
    }
  }
  return { at: performance.now(), processes };
}

/** The number of cores that other programs used since the snapshot: 1 means one core all the time. */
export function othersSince(before: Snapshot): number {
  const now = look();
  const ours = (id: number): boolean => {
    for (let one = id, depth = 0; one > 1 && depth < 50; depth += 1) {
      if (one === process.pid) return true;
      one = now.processes.get(one)?.parent ?? 0;
    }
    return false;
  };
  let ticks = 0;
  for (const [id, { ticks: used }] of now.processes)
    if (!ours(id)) ticks += Math.max(0, used - (before.processes.get(id)?.ticks ?? 0));
  // A tick is a hundredth of a second.
  return (ticks * 10) / Math.max(50, now.at - before.at);
}
