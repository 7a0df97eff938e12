// A program that uses a thread, prints the id of its process, and runs until it is killed.
import { threadsFor } from '#platform/threads/threads.ts';

const tasks = new URL('./thread-tasks.ts', import.meta.url);
const { pid } = await threadsFor<null, { pid: number }>(tasks, 'look', { lane: 'short' }).run(null);
process.stdout.write(`${pid}\n`);
void threadsFor<null, never>(tasks, 'spin', { lane: 'short' }).run(null);
