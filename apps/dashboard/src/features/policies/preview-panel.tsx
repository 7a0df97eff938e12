import { ActionIcon, Button, SegmentedControl, Tooltip } from '@mantine/core';
import { localeName, plural } from '@app/texts';
import { useQuery } from '@tanstack/react-query';
import { IconArrowsMaximize } from '@tabler/icons-react';
import { useRef } from 'react';
import { useMayOnSite } from '#app/site-rights.ts';
import { useLocale, useWords } from '#app/words.tsx';
import { Skeletons } from '#ui/skeletons.tsx';
import { previewQuery } from './data.ts';
import { DocumentView } from './document-view.tsx';
import { Failure } from '#app/failure.tsx';
import { useGenerator } from './generator-context.tsx';
import classes from './preview-panel.module.css';
import { useChanged } from './use-changed.ts';
import { useClauseShown } from './use-clause-shown.ts';

/** The document as it would be published now, beside its settings. */
export function PreviewPanel({ onFullScreen }: { readonly onFullScreen: () => void }) {
  const { policies } = useWords();
  const words = policies.preview;
  const { document, shown, edited } = useGenerator();
  const mayEdit = useMayOnSite(document.siteId)('documents.edit');
  const { data: tree, error, isFetching, refetch } = useQuery(previewQuery(document.id, shown));
  const changed = useChanged(tree);
  const scroller = useRef<HTMLDivElement>(null);
  useClauseShown({ scroller, edited, changed, isLoaded: tree !== undefined });

  return (
    <section className={classes['panel']} aria-labelledby="preview-title" aria-busy={isFetching}>
      <header className={classes['bar']}>
        <h2 id="preview-title" className={classes['title']}>
          {words.title}
        </h2>
        {document.type === 'privacy_policy' && <VariantSwitch />}
        {/* Who edits has the languages in the head of the page. */}
        {!mayEdit && <LanguageSwitch />}
        <Tooltip label={words.fullScreen}>
          <ActionIcon aria-label={words.fullScreen} onClick={onFullScreen}>
            <IconArrowsMaximize size={18} stroke={1.8} aria-hidden />
          </ActionIcon>
        </Tooltip>
      </header>
      <div className={classes['frame']}>
        <ChangedNote changed={[...changed.keys()]} scroller={scroller} />
        <div ref={scroller} className={classes['scroller']} role="region" aria-label={words.label} tabIndex={0}>
          {error && <Failure message={policies.failures.preview} error={error} onRetry={() => void refetch()} />}
          {tree && <DocumentView tree={tree} changed={changed} />}
          {!tree && !error && <Skeletons shape="text" label={words.updating} count={14} />}
        </div>
      </div>
    </section>
  );
}

function VariantSwitch() {
  const words = useWords().policies.preview;
  const { shown, show } = useGenerator();
  return (
    <SegmentedControl
      size="xs"
      aria-label={words.variant}
      data={[
        { value: 'complete', label: words.complete },
        { value: 'simplified', label: words.simplified },
      ]}
      value={shown.variant}
      onChange={(variant) => show({ variant: variant === 'simplified' ? 'simplified' : 'complete' })}
    />
  );
}

function LanguageSwitch() {
  const words = useWords().policies.preview;
  const locale = useLocale();
  const { document, shown, show } = useGenerator();
  if (document.languages.length < 2) return null;
  return (
    <select
      className={classes['language']}
      aria-label={words.language}
      value={shown.language}
      onChange={(event) => {
        const language = document.languages.find((one) => one === event.currentTarget.value);
        if (language) show({ language });
      }}
    >
      {document.languages.map((language) => (
        <option key={language} value={language}>
          {localeName(language, locale)}
        </option>
      ))}
    </select>
  );
}

type NoteProps = {
  readonly changed: readonly string[];
  readonly scroller: { readonly current: HTMLDivElement | null };
};

/** Says that something changed, with a link to it, because the change may be out of view. */
function ChangedNote({ changed, scroller }: NoteProps) {
  const words = useWords().policies.preview;
  const locale = useLocale();
  const [first] = changed;
  return (
    <div role="status" className={classes['note']}>
      {first !== undefined && (
        <Button
          size="compact-xs"
          radius="xl"
          onClick={() =>
            scroller.current?.querySelector(`[data-section="${CSS.escape(first)}"]`)?.scrollIntoView({ block: 'start' })
          }
        >
          {plural(locale, changed.length, words.changed)}
        </Button>
      )}
    </div>
  );
}
