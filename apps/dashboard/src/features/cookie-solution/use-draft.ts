import type { BannerConfiguration } from '@app/consent';
import type { Banner } from '@app/contract';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { isSame } from '#app/saving/is-same.ts';

type Edited = {
  readonly revision: number;
  readonly configuration: BannerConfiguration;
  /** What was last saved of it. The server may have stored it in another form, such as without spaces at its end. */
  readonly sent?: BannerConfiguration;
};

export type Draft = {
  readonly draft: BannerConfiguration;
  /** The revision on which the draft is based. */
  readonly revision: number;
  readonly isDirty: boolean;
  /** Changes settings, based on what is in the fields when it is called. */
  readonly change: (change: Partial<BannerConfiguration>) => void;
  /** Changes settings. Returns a function that takes back those that are still as changed here. */
  readonly replace: (change: Partial<BannerConfiguration>) => () => void;
  /** Discards the changes. Returns a function that restores them. */
  readonly forget: () => () => void;
  /** Called after `sent` was saved as `saved`: keeps later changes. */
  readonly keepSince: (sent: BannerConfiguration, saved: Banner) => void;
};

/**
 * The configuration in the fields: the saved one until something is changed. What was typed stays in its field after it was saved,
 * until the field is left: only then it takes the form in which the server stored it.
 */
export function useDraft(banner: Banner): Draft {
  const [stored, setEdited] = useState<Edited>();
  const edited = stored && isHeld(stored, banner) ? stored : undefined;
  const draft = edited?.configuration ?? banner.configuration;
  // Read when a function is called late, such as by an undo.
  const latest = useRef({ banner, edited });
  useLayoutEffect(() => {
    latest.current = { banner, edited };
  });
  useEffect(() => {
    const leave = (): void => setEdited((now) => (now && isSaved(now) ? undefined : now));
    document.addEventListener('focusout', leave);
    return () => document.removeEventListener('focusout', leave);
  }, []);
  const change = (changed: Partial<BannerConfiguration>): void =>
    setEdited((now) => {
      const { banner: newest } = latest.current;
      const before = now && isHeld(now, newest) ? now : undefined;
      return {
        revision: newest.revision,
        ...before,
        configuration: { ...(before?.configuration ?? newest.configuration), ...changed },
      };
    });
  return {
    draft,
    revision: edited?.revision ?? banner.revision,
    isDirty: edited !== undefined && !isSame(edited.configuration, edited.sent ?? banner.configuration),
    change,
    replace: (changed) => {
      const replaced = differencesOf({ ...draft, ...changed }, draft);
      const before = differencesOf(draft, { ...draft, ...changed });
      change(changed);
      return () => {
        const { banner: newest, edited: now } = latest.current;
        const present = new Map<string, unknown>(Object.entries(now?.configuration ?? newest.configuration));
        const own = new Set(
          Object.entries(replaced).flatMap(([name, value]) => (isSame(present.get(name), value) ? name : [])),
        );
        change(Object.fromEntries(Object.entries(before).filter(([name]) => own.has(name))));
      };
    },
    forget: () => {
      const mine = differencesOf(draft, banner.configuration);
      setEdited(undefined);
      return () => change(mine);
    },
    keepSince: (sent, saved) =>
      setEdited((now) => {
        if (!now || (isSame(now.configuration, sent) && !isTyping())) return undefined;
        return { revision: saved.revision, configuration: now.configuration, sent };
      }),
  };
}

/** Whether the fields still show it: not once it is saved and somebody saved something else. */
function isHeld(edited: Edited, banner: Banner): boolean {
  return !isSaved(edited) || edited.revision === banner.revision;
}

function isSaved({ configuration, sent }: Edited): boolean {
  return sent !== undefined && isSame(configuration, sent);
}

function isTyping(): boolean {
  const field = document.activeElement;
  return field instanceof HTMLTextAreaElement || (field instanceof HTMLInputElement && field.type !== 'checkbox');
}

/** The settings of one configuration that another has differently. */
function differencesOf(one: BannerConfiguration, other: BannerConfiguration): Partial<BannerConfiguration> {
  const others = new Map<string, unknown>(Object.entries(other));
  return Object.fromEntries(Object.entries(one).filter(([name, value]) => !isSame(value, others.get(name))));
}
