import type { BannerConfiguration } from '@app/consent';
import type { Banner, Site } from '@app/contract';
import { useLayoutEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { ConflictDialog } from '#app/saving/conflict-dialog.tsx';
import { useAutosave } from '#app/saving/autosave.ts';
import { useHistory } from '#app/saving/history.ts';
import { isSame } from '#app/saving/is-same.ts';
import { useSavedBeforeLeaving } from '#app/saving/leaving.ts';
import { LeaveDialog } from '#app/unsaved-guard.tsx';
import { useErrorWords, useLocale, useWords } from '#app/words.tsx';
import { useMayOnSite } from '#app/site-rights.ts';
import { problemsOf } from './checks.ts';
import { ConfiguratorContext } from './configurator-context.tsx';
import { liveFindings } from './live-findings.ts';
import { useDraft } from './use-draft.ts';
import { usePreview } from './use-preview.ts';
import { useSaving } from './use-saving.ts';
import { useDefaultLabels, useFindingWords } from './words.ts';

/** What was saved before a change, and the revision that the change made. */
type Before = { readonly configuration: BannerConfiguration; readonly revision: number };

type Props = { readonly site: Site; readonly banner: Banner; readonly children: ReactNode };

/** Holds the unsaved settings, validates them while the user types, and previews them. */
export function Configurator({ site, banner, children }: Props) {
  const sentences = useErrorWords();
  const locale = useLocale();
  const words = useFindingWords();
  const { conflict } = useWords().saving;
  // The day on which the page was opened, in UTC like the server's.
  const [day] = useState(() => new Date().toISOString().slice(0, 10));
  const mayEdit = useMayOnSite(site.id)('banner.edit');
  const drafted = useDraft(banner);
  const { draft, isDirty, change } = drafted;
  const labels = useDefaultLabels(draft.languages);
  // An undo is saved at once, so that the next one takes back the change before.
  const save = useRef<() => Promise<unknown>>(undefined);
  const history = useHistory<Before>(
    ({ configuration }) => {
      change(configuration);
      requestAnimationFrame(() => void save.current?.());
    },
    (earlier, { revision }) => ({ ...earlier, revision }),
  );
  const forget = () => {
    history.cancel();
    return drafted.forget();
  };
  const forgettable = { ...drafted, forget };
  const saving = useSaving(site.id, forgettable, banner.configuration, (configuration, { revision }) =>
    history.push({ configuration, revision }),
  );
  useLayoutEffect(() => {
    save.current = saving.save;
  });
  const { refused } = saving;
  const { last } = history;
  // What somebody else saved since is not taken back.
  const isOwn = last?.revision === banner.revision && !isSame(last.configuration, banner.configuration);
  const undo = isDirty ? forget : isOwn ? history.undo : undefined;
  const invalid = useMemo(() => problemsOf(draft, sentences), [draft, sentences]);
  const problems = useMemo(() => ({ ...refused, ...invalid }), [refused, invalid]);
  const isValid = Object.keys(invalid).length === 0;
  const canSave = isValid && draft !== saving.refusedDraft;
  const isDue = mayEdit && canSave && isDirty && !saving.busy && !saving.conflict;
  useAutosave(draft, isDue, () => void saving.save());
  const canLeave = isValid && (draft !== saving.refusedDraft || saving.isFailed);
  // A reason that is being typed counts once its field is left.
  const [isTyping, setTyping] = useState(false);
  const leaving = useSavedBeforeLeaving(isDirty || isTyping, async () => {
    await fieldLeft();
    if (!canLeave) return 'incomplete';
    // What failed again, or still, would hold the page for as long as the server is away.
    const hasFailed = draft === saving.refusedDraft;
    return (await saving.save()) ? 'saved' : hasFailed ? 'incomplete' : 'refused';
  });
  const isComplete = Object.keys(problems).length === 0;
  const previewed = usePreview(site.id, draft, isComplete);
  const { preview } = previewed;
  const told = preview?.findings ?? banner.findings;
  const findings = useMemo(
    () => liveFindings(draft, banner, told, { day, locale, words, labels }),
    [draft, banner, told, day, locale, words, labels],
  );
  const checked = useMemo(() => ({ problems, findings }), [problems, findings]);

  return (
    <ConfiguratorContext
      value={{
        site,
        siteId: site.id,
        banner,
        draft,
        isDirty,
        change,
        checked,
        drafted: forgettable,
        previewed,
        saving,
        undo,
        setTyping,
      }}
    >
      {children}
      <LeaveDialog opened={leaving.isAsking} onLeave={leaving.leave} onStay={leaving.stay} />
      <ConflictDialog
        opened={saving.conflict}
        busy={saving.busy}
        words={conflict}
        onTheirs={() => void saving.takeTheirs()}
        onMine={() => void saving.saveMine()}
        onClose={saving.closeConflict}
      />
    </ConfiguratorContext>
  );
}

/** Leaves the focused field, so that what is typed there is taken over, and waits until it is. */
async function fieldLeft(): Promise<void> {
  const field = document.activeElement;
  if (!(field instanceof HTMLTextAreaElement)) return;
  field.blur();
  await new Promise(requestAnimationFrame);
}
