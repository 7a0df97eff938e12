import type { Words } from '@app/texts';
import { useAreaWords } from '#app/area-words.ts';
import { offered, type Command } from '#app/commands.ts';
import { useMe } from '#app/session.ts';
import { useStore } from '#ui/store.ts';
import { foundCommands } from './palette-search.ts';
import { recentCommands } from './recent-commands.ts';
import { useActionCommands } from './use-action-commands.ts';
import { useFoundCommands } from './use-found-commands.ts';
import { usePlaceCommands } from './use-place-commands.ts';

type Group = {
  readonly name: string;
  /** Place of the group's first command among all. */
  readonly first: number;
  readonly commands: readonly Command[];
};

/** Number of commands listed at most. */
const limit = 40;

/** What the palette lists for a query, in groups. Without a query, what was run last comes first. */
export function usePaletteCommands(query: string, onKeyboardHelp: () => void) {
  // Requested when the palette opens: results that arrive while the user types would change what Enter opens.
  const names = useAreaWords('placeNames');
  const words = names.palette;
  const { account } = useMe();
  const { commands: ofPlaces, sites } = usePlaceCommands(query, names);
  const actions = useActionCommands(words, sites, onKeyboardHelp);
  const fromPages = [...useStore(offered).values()].flat();
  const fromServer = useFoundCommands(words, query);

  const known = [...ofPlaces, ...fromPages, ...actions];
  const recent = query.trim() === '' ? recentOf(known, account.id, words) : [];
  const isRecent = (id: string) => recent.some((command) => command.id === id);
  const found = foundCommands(known, query).filter(({ id }) => !isRecent(id));
  return {
    groups: grouped([...recent, ...found.slice(0, limit), ...fromServer.commands]),
    isSearching: fromServer.isSearching,
    /** Whether the palette finds a command again without the server, so that it can be listed among the recent ones. */
    isKnown: ({ id }: Command) => known.some((one) => one.id === id),
    words,
  };
}

function recentOf(
  known: readonly Command[],
  accountId: string,
  { groups }: Words<'placeNames'>['palette'],
): readonly Command[] {
  return recentCommands(accountId).flatMap((id) => {
    const command = known.find((one) => one.id === id);
    // Its own group may have been what says which site it is of.
    return command ? [{ description: command.group, ...command, group: groups.recent }] : [];
  });
}

function grouped(commands: readonly Command[]): readonly Group[] {
  let first = 0;
  return [...Map.groupBy(commands, ({ group }) => group)].map(([name, members]) => {
    const group = { name, first, commands: members };
    first += members.length;
    return group;
  });
}
