import type { BannerConfiguration } from '@app/consent';
import type { Banner } from '@app/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useLayoutEffect, useRef, useState } from 'react';
import { showAlert } from '#app/alerts.ts';
import { ApiError } from '#app/api-error.ts';
import { failureMessage } from '#app/failure-message.ts';
import { isSame } from '#app/saving/is-same.ts';
import { isPassing, useRetry } from '#app/saving/retry.ts';
import { bannerQuery, useSave } from './data.ts';
import type { Draft } from './use-draft.ts';
import { useCookieSolutionWords } from './words.ts';

export type Saving = {
  /** Saves the draft, after what is being saved already; undefined if it was refused, which is shown. */
  readonly save: () => Promise<Banner | undefined>;
  readonly busy: boolean;
  /** The settings that were refused: they are not sent again before something changes. */
  readonly refusedDraft: BannerConfiguration | undefined;
  /** Whether the latest attempt failed for a reason that passes. It is repeated. */
  readonly isFailed: boolean;
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

type OnSaved = (before: BannerConfiguration, saved: Banner) => void;
type Sent = { readonly sent: BannerConfiguration; readonly saved: Banner };

export function useSaving(siteId: string, drafted: Draft, before: BannerConfiguration, onSaved: OnSaved): Saving {
  const words = useCookieSolutionWords().page;
  const client = useQueryClient();
  const { mutateAsync, isPending } = useSave(siteId);
  const [refused, setRefused] = useState<Saving['refused']>({});
  const [refusedDraft, setRefusedDraft] = useState<BannerConfiguration>();
  const [conflict, setConflict] = useState(false);
  const [isFailed, setFailed] = useState(false);
  const hasFailed = useRef(false);
  const retry = useRetry(() => setRefusedDraft(undefined));
  const inFlight = useRef<Promise<Sent | undefined>>(undefined);
  // Read after a wait, when the settings may have changed.
  const latest = useRef({ drafted, before });
  useLayoutEffect(() => {
    latest.current = { drafted, before };
  });

  const refuse = (error: unknown, draft: BannerConfiguration): undefined => {
    if (!(error instanceof ApiError)) throw error;
    // What passes is said once, not at each attempt.
    const isKnown = isPassing(error) && hasFailed.current;
    hasFailed.current = isPassing(error);
    setRefusedDraft(draft);
    setFailed(isPassing(error));
    if (isPassing(error)) retry.later();
    if (error.code === 'banner.changed-meanwhile') {
      setConflict(true);
      return undefined;
    }
    const path = paths[error.code];
    const fields = Object.entries(error.fields ?? {}).map(
      ([name, { message }]) => [name.replace(/^configuration\./, ''), message] as const,
    );
    setRefused(path ? { [path]: error.message } : Object.fromEntries(fields));
    if (!isKnown)
      showAlert({ type: 'error', message: path || fields.length === 0 ? failureMessage(error) : words.saveRefused });
    return undefined;
  };

  const send = async (base: number): Promise<Sent | undefined> => {
    const { drafted: now, before: stored } = latest.current;
    const sent = now.draft;
    try {
      const saved = await mutateAsync({ revision: base, configuration: sent });
      setRefused({});
      setRefusedDraft(undefined);
      setFailed(false);
      hasFailed.current = false;
      retry.done();
      now.keepSince(sent, saved);
      onSaved(stored, saved);
      return { sent, saved };
    } catch (error) {
      return refuse(error, sent);
    }
  };
  const saveAs = async (base: number): Promise<Sent | undefined> => {
    const sending = send(base);
    inFlight.current = sending;
    try {
      return await sending;
    } finally {
      if (inFlight.current === sending) inFlight.current = undefined;
    }
  };
  const save = async (): Promise<Banner | undefined> => {
    if (!inFlight.current) return (await saveAs(latest.current.drafted.revision))?.saved;
    const done = await inFlight.current;
    if (!done || isSame(latest.current.drafted.draft, done.sent)) return done?.saved;
    return (await saveAs(done.saved.revision))?.saved;
  };

  const newest = () => client.fetchQuery({ ...bannerQuery(siteId), staleTime: 0 });
  return {
    save,
    busy: isPending,
    refusedDraft,
    isFailed,
    refused,
    forgive: () => setRefused({}),
    conflict,
    takeTheirs: async () => {
      await newest();
      drafted.forget();
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
