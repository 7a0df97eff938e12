import { SegmentedControl } from '@mantine/core';
import { lazy, Suspense, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useMayOnSite, usePublication } from '#app/site-rights.ts';
import { Slot } from '#app/slots.tsx';
import { useBreakpoint, useIsPhone } from '#ui/breakpoints.ts';
import { ActionBar } from './action-bar.tsx';
import { Checks } from './checks-list.tsx';
import { useConfigurator } from './configurator-context.tsx';
import classes from './cookie-solution.module.css';
import { PreviewPanel } from './preview-panel.tsx';
import { SettingsPanel } from './settings-panel.tsx';
import { useKeyboard } from './use-keyboard.ts';
import { useCookieSolutionWords } from './words.ts';

const PublishDialog = lazy(async () => ({ default: (await import('./publish-dialog.tsx')).PublishDialog }));

const parts = ['settings', 'preview', 'check'] as const;
type Part = (typeof parts)[number];

/** The settings on the left, the banner preview and its findings on the right; on a phone, one at a time. */
export function SettingsTab() {
  const [publishing, setPublishing] = useState<'publish' | 'ask'>();
  const isNarrow = ['xs', 'sm', 'md'].includes(useBreakpoint());
  const isPhone = useIsPhone();
  const { part, show } = usePart();
  const shows = (one: Part) => !isNarrow || part === one;
  const { siteId, banner, isDirty, saving } = useConfigurator();
  const may = useMayOnSite(siteId);
  const publication = usePublication(siteId, 'banner.publish');
  const publish = (): void => {
    if (publication === 'publish') return setPublishing('publish');
    if (publication === 'ask') void ask();
  };
  const ask = async (): Promise<void> => {
    // What is asked for is what is saved.
    if ((isDirty || banner.revision === 0) && !(await saving.save())) return;
    setPublishing('ask');
  };
  useKeyboard(publish);
  if (!may('banner.edit')) return <PreviewPanel />;
  return (
    <>
      {!isPhone && <ActionBar publication={publication} onPublish={publish} />}
      {isNarrow && <PartSwitch part={part} show={show} />}
      <div className={classes['columns']}>
        {shows('settings') && <SettingsPanel />}
        {(shows('preview') || shows('check')) && (
          <div className={classes['side']}>
            {shows('preview') && <PreviewPanel />}
            {shows('check') && <Checks />}
          </div>
        )}
      </div>
      {isPhone && <ActionBar publication={publication} onPublish={publish} />}
      <Suspense>
        {publishing === 'publish' && <PublishDialog onClose={() => setPublishing(undefined)} />}
        {publishing === 'ask' && (
          <Slot name="askForApproval" props={{ siteId, onClose: () => setPublishing(undefined) }} />
        )}
      </Suspense>
    </>
  );
}

/** The part that a phone shows; stored in the address, so that a finding can link to its setting. */
function usePart() {
  const [search, setSearch] = useSearchParams();
  const part = parts.find((one) => one === search.get('show')) ?? 'settings';
  const show = (next: string): void =>
    setSearch(
      (before) => {
        const after = new URLSearchParams(before);
        after.delete('field');
        if (next === 'settings') after.delete('show');
        else after.set('show', next);
        return after;
      },
      { replace: true, preventScrollReset: true },
    );
  return { part, show };
}

function PartSwitch({ part, show }: { readonly part: Part; readonly show: (part: string) => void }) {
  const words = useCookieSolutionWords().page.narrow;
  const { checked } = useConfigurator();
  const count = checked.findings.length + Object.keys(checked.problems).length;
  return (
    <SegmentedControl
      fullWidth
      className={classes['parts']}
      data-bar
      aria-label={words.label}
      data={parts.map((value) => ({
        value,
        label: value === 'check' && count > 0 ? `${words.check} · ${count}` : words[value],
      }))}
      value={part}
      onChange={show}
    />
  );
}
