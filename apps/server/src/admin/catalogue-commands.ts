import { readFile } from 'node:fs/promises';
import { addOwn, readOwn, removeOwn } from '../features/detection/index.ts';
import { needed, say, type Run } from './command.ts';
import { Refused } from './refused.ts';

export const runs = {
  async 'add-service'({ db }, options) {
    const given = parsed(await readFile(needed(options, 'file'), 'utf8'));
    const refusals = await addOwn(db, given, new Date());
    if (refusals.length > 0) throw new Refused(refusals.join('\n'));
    return say(options, { added: given }, ['Added. Servers that run take it over within seconds.']);
  },

  async 'list-services'({ db }, options) {
    const own = await readOwn(db);
    return say(
      options,
      { services: own.map(({ line }) => line) },
      own.map(({ id }) => id),
    );
  },

  async 'remove-service'({ db }, options) {
    const id = needed(options, 'name');
    if (!(await removeOwn(db, id))) throw new Refused(`Nothing of yours has the id ${id}.`);
    return say(options, { removed: id }, ['Removed.']);
  },
} satisfies Record<string, Run>;

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Refused('The file is no JSON.');
  }
}
