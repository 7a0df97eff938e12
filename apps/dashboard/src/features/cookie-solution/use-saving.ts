import type { BannerConfiguration } from '@app/consent';
import type { Banner } from '@app/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { showAlert } from '#app/alerts.ts';
import { ApiError } from '#app/api-error.ts';
import { failureMessage } from '#app/failure-message.ts';
import { bannerQuery, useSave } from './data.ts';
import type { Draft } from './use-draft.ts';
import { useCookieSolutionWords } from './words.ts';

export type Saving = {
  /** Saves the draft; undefined if it was refused, which is shown. */
  readonly save: () => Promise<Banner | undefined>;
  readonly busy: boolean;
  /** The settings that were refused: they are not sent again before something changes. */
  readonly refusedDraft: BannerConfiguration | undefined;
  /** The server's refusals, by path, until the next successful save or reset. */
  readonly refused: Readonly<Record<string, string>>;
  /** Forgets the refusals, once the settings that were refused are gone. */
  readonly forgive: () => void;
  /** Whether somebody else saved in the meantime. */
  readonly conflict: boolean;
  readonly takeTheirs: () => Promise<void>;
  readonly saveMine: () => Promise<void>;
  readonly closeConflict: () => void;
};

/** The setting that each refusal refers to. */
const paths: Readonly<Record<string, string>> = {
  'banner.css': 'css',
  'banner.markup': 'markup',
  'banner.cmp-id-missing': 'tcf.cmpId',
  'vendor-list.missing': 'tcf.on',
};

type Saved = (before: BannerConfiguration) => void;

export function useSaving(
  siteId: string,
  { draft, revision, keepSince, forget }: Draft,
  before: BannerConfiguration,
  onSaved: Saved,
): Saving {
  const words = useCookieSolutionWords().page;
  const client = useQueryClient();
  const { mutateAsync, isPending } = useSave(siteId);
  const [refused, setRefused] = useState<Saving['refused']>({});
  const [refusedDraft, setRefusedDraft] = useState<BannerConfiguration>();
  const [conflict, setConflict] = useState(false);

  const refuse = (error: unknown): undefined => {
    if (!(error instanceof ApiError)) throw error;
    setRefusedDraft(draft);
    if (error.code === 'banner.changed-meanwhile') {
      setConflict(true);
      return undefined;
    }
    const path = paths[error.code];
    const fields = Object.entries(error.fields ?? {}).map(
      ([name, { message }]) => [name.replace(/^configuration\./, ''), message] as const,
    );
    setRefused(path ? { [path]: error.message } : Object.fromEntries(fields));
    showAlert({ type: 'error', message: path || fields.length === 0 ? failureMessage(error) : words.saveRefused });
    return undefined;
  };

  const saveAs = async (base: number): Promise<Banner | undefined> => {
    try {
      const saved = await mutateAsync({ revision: base, configuration: draft });
      setRefused({});
      setRefusedDraft(undefined);
      keepSince(draft, saved);
      onSaved(before);
      return saved;
    } catch (error) {
      return refuse(error);
    }
  };

  const newest = () => client.fetchQuery({ ...bannerQuery(siteId), staleTime: 0 });
  return {
    save: () => saveAs(revision),
    busy: isPending,
    refusedDraft,
    refused,
    forgive: () => setRefused({}),
    conflict,
    takeTheirs: async () => {
      await newest();
      forget();
      setRefused({});
      setConflict(false);
    },
    saveMine: async () => {
      const { revision: theirs } = await newest();
      setConflict(false);
      await saveAs(theirs);
    },
    closeConflict: () => setConflict(false),
  };
}
