import type { Site } from '@app/contract';
import { useMantineColorScheme } from '@mantine/core';
import { useNavigate } from 'react-router';
import type { Command } from '#app/commands.ts';
import { usePaths } from '#app/paths.ts';
import { mayAnywhere, mayIn } from '#app/rights.ts';
import { useMe } from '#app/session.ts';
import { useSignOut } from '#app/sign-out.ts';
import { useCurrentSite } from '#app/sites.ts';
import { accountActions, helpTopics, siteActions, type PaletteWords } from './palette-actions.ts';

/** What can be done, and answers to "how do I": on the current site first, and only what the person's rights allow. */
export function useActionCommands(
  words: PaletteWords,
  sites: readonly Site[],
  onKeyboardHelp: () => void,
): readonly Command[] {
  const { setColorScheme } = useMantineColorScheme();
  const paths = usePaths();
  const navigate = useNavigate();
  const signOut = useSignOut();
  const me = useMe();
  const current = useCurrentSite()?.site;
  const go = (path: string) => () => void navigate(path);
  const on = (site: Site, more: Partial<Command>) =>
    siteActions
      .filter(({ needs, when }) => (!needs || mayIn(me, site.projectId)(needs)) && (when?.(site) ?? true))
      .map(({ name, path }) => ({
        id: `${name}.${site.id}`,
        group: words.groups.actions,
        ...words.actions[name],
        description: site.name,
        run: go(path(paths, site.id)),
        ...more,
      }));
  const appearance = (id: 'light' | 'dark' | 'auto', label: string): Command => ({
    id,
    label,
    keywords: words.appearance,
    group: words.appearanceGroup,
    run: () => setColorScheme(id),
  });
  return [
    ...(current ? on(current, {}) : []),
    ...accountActions
      .filter(({ needs }) => !needs || mayAnywhere(me)(needs))
      .map(({ name, path }) => ({
        id: name,
        group: words.groups.actions,
        ...words.actions[name],
        run: go(path(paths)),
        onlyFound: true as const,
      })),
    {
      id: 'sign-out',
      group: words.groups.actions,
      ...words.actions.signOut,
      onlyFound: true,
      run: () => signOut.mutate(),
    },
    ...sites.filter(({ id }) => id !== current?.id).flatMap((site) => on(site, { onlyFound: true })),
    appearance('light', words.toLight),
    appearance('dark', words.toDark),
    appearance('auto', words.toSystem),
    ...helpTopics
      .filter(({ needs }) => !needs || mayAnywhere(me)(needs))
      .map(({ name, path }) => ({
        id: `help.${name}`,
        group: words.groups.help,
        ...words.help[name],
        run: go(path(paths, current?.id)),
        onlyFound: true as const,
      })),
    {
      id: 'keyboard',
      label: words.keyboard,
      keywords: words.shortcuts.title,
      group: words.helpGroup,
      run: onKeyboardHelp,
    },
  ];
}
