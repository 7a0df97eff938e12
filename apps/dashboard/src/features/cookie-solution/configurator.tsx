import type { Banner, Site } from '@app/contract';
import { useMemo, useState, type ReactNode } from 'react';
import { useErrorWords, useLocale } from '#app/words.tsx';
import { UnsavedGuard } from '#app/unsaved-guard.tsx';
import { problemsOf } from './checks.ts';
import { ConfiguratorContext } from './configurator-context.tsx';
import { liveFindings } from './live-findings.ts';
import { useDraft } from './use-draft.ts';
import { usePreview } from './use-preview.ts';
import { useSaving } from './use-saving.ts';
import { useDefaultLabels, useFindingWords } from './words.ts';
import { ConflictDialog } from './conflict-dialog.tsx';

type Props = { readonly site: Site; readonly banner: Banner; readonly children: ReactNode };

/** Holds the unsaved settings, validates them while the user types, and previews them. */
export function Configurator({ site, banner, children }: Props) {
  const sentences = useErrorWords();
  const locale = useLocale();
  const words = useFindingWords();
  // The day on which the page was opened, in UTC like the server's.
  const [day] = useState(() => new Date().toISOString().slice(0, 10));
  const drafted = useDraft(banner);
  const { draft, isDirty, change } = drafted;
  const labels = useDefaultLabels(draft.languages);
  const saving = useSaving(site.id, drafted);
  const { refused } = saving;
  const problems = useMemo(() => ({ ...refused, ...problemsOf(draft, sentences) }), [draft, refused, sentences]);
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
      value={{ site, siteId: site.id, banner, draft, isDirty, change, checked, drafted, previewed, saving }}
    >
      {children}
      <UnsavedGuard when={isDirty} />
      <ConflictDialog saving={saving} />
    </ConfiguratorContext>
  );
}
