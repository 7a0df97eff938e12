// A program that uses a thread, tells the process of it, and goes on until it is killed.
import { threadsFor } from '#platform/threads/threads.ts';

const tasks = new URL('./thread-tasks.ts', import.meta.url);
const { pid } = await threadsFor<null, { pid: number }>(tasks, 'look', { lane: 'short' }).run(null);
process.stdout.write(`${pid}\n`);
void threadsFor<null, never>(tasks, 'spin', { lane: 'short' }).run(null);
