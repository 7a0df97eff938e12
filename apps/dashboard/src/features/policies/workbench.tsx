import { SegmentedControl } from '@mantine/core';
import { useHotkeys } from '@mantine/hooks';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useAddressChange } from '#app/address.ts';
import { useAddressAction } from '#app/address-dialog.ts';
import { useCommands, type Command } from '#app/commands.ts';
import { usePageHotkeys } from '#app/page-hotkeys.ts';
import { useShortcuts } from '#app/shortcuts.ts';
import { useKnowsPublication, useMayOnSite } from '#app/site-rights.ts';
import { Slot } from '#app/slots.tsx';
import { useWords } from '#app/words.tsx';
import { useBreakpoint } from '#ui/breakpoints.ts';
import { HashTabs } from '#ui/hash-tabs.tsx';
import { InOrder, Waiting } from '#ui/in-order.tsx';
import { showToast } from '#ui/toast.tsx';
import { ActivitiesPanel } from './activities-panel.tsx';
import { Failure } from '#app/failure.tsx';
import { lazyPart } from '#app/lazy-part.tsx';
import { useGenerator } from './generator-context.tsx';
import { GeneratorHeader } from './generator-header.tsx';
import { LanguageProposal } from './language-proposal.tsx';
import { LinksPanel } from './links-panel.tsx';
import { PreviewOverlay } from './preview-overlay.tsx';
import { PreviewPanel } from './preview-panel.tsx';
import { PublishDialogs, usePublishing } from './publishing.tsx';
import { ReadinessBar } from './readiness-bar.tsx';
import { focusSearch } from './service-search.tsx';
import { ServiceDialogs } from './service-dialogs.tsx';
import { ServicesPanel } from './services-panel.tsx';
import { useUnsaved } from '#app/saving/unsaved-drafts.tsx';
import classes from './workbench.module.css';

// Panels of other kinds of documents and of other tabs are not loaded with the page.
const SettingsPanel = lazyPart(async () => ({ default: (await import('./settings-panel.tsx')).SettingsPanel }));
const QuestionsPanel = lazyPart(async () => ({
  default: (await import('./questions/questions-panel.tsx')).QuestionsPanel,
}));
const PermissionsPanel = lazyPart(async () => ({
  default: (await import('./permissions-panel.tsx')).PermissionsPanel,
}));
const TermsPanel = lazyPart(async () => ({ default: (await import('./terms/terms-panel.tsx')).TermsPanel }));
const NoticePanel = lazyPart(async () => ({ default: (await import('./notice/notice-panel.tsx')).NoticePanel }));
const ProcessingPanel = lazyPart(async () => ({
  default: (await import('./processing/processing-panel.tsx')).ProcessingPanel,
}));

type Props = { readonly stale: Error | null; readonly onReload: () => void };

/** The whole page: settings on the left, their results on the right. On a phone, one of them at a time. */
export function Workbench({ stale, onReload }: Props) {
  const words = useWords().policies;
  const { document } = useGenerator();
  const publishing = usePublishing();
  const whenSaved = useWhenSaved();
  const publish = (): void => whenSaved(publishing.publish);
  const [isFullScreen, setFullScreen] = useState(false);
  const view = useView();
  const isNarrow = ['xs', 'sm', 'md'].includes(useBreakpoint());
  useKeyboard(publish, () => setFullScreen(true));
  useAddressAction('publish', useKnowsPublication(document.siteId), publish);

  const mayEdit = useMayOnSite(document.siteId)('documents.edit');
  const ofDocument = { siteId: document.siteId, documentId: document.id };
  const shows = (part: View) => (mayEdit ? !isNarrow || view.name === part : part === 'preview');
  return (
    <div className={classes['page']} data-wide-page>
      <div className={mayEdit ? classes['columns'] : classes['reading']}>
        <div className={classes['work']}>
          <InOrder>
            <GeneratorHeader publishing={{ ...publishing, publish }} onFullScreen={() => setFullScreen(true)} />
            <Slot name="signOffNote" props={ofDocument} fallback={<Waiting />} />
            <Slot name="pendingNote" props={{ ...ofDocument, whenSaved }} fallback={<Waiting />} />
            {mayEdit && <ReadinessBar />}
            {isNarrow && mayEdit && <ViewSwitch view={view} />}
            {stale && <Failure message={words.failures.panel} error={stale} onRetry={onReload} />}
            {shows('edit') && <Panels />}
          </InOrder>
        </div>
        {shows('preview') && (
          <div className={classes['side']}>
            <PreviewPanel onFullScreen={() => setFullScreen(true)} />
          </div>
        )}
      </div>
      <ServiceDialogs />
      {mayEdit && <LanguageProposal />}
      <PublishDialogs publishing={publishing} />
      {isFullScreen && <PreviewOverlay onClose={() => setFullScreen(false)} />}
    </div>
  );
}

function Panels() {
  const words = useWords().policies;
  const { site, document } = useGenerator();
  const links = { name: 'links', label: words.panels.links, content: <LinksPanel /> };
  const services = { name: 'services', label: words.panels.services, content: <ServicesPanel /> };
  const questions = { name: 'questions', label: words.panels.questions, content: <QuestionsPanel /> };
  if (document.type === 'terms_and_conditions') {
    const terms = { name: 'terms', label: words.panels.terms, content: <TermsPanel /> };
    return <HashTabs label={words.panelsLabel} tabs={[terms, links]} />;
  }
  if (document.type === 'legal_notice') {
    const notice = { name: 'notice', label: words.panels.notice, content: <NoticePanel /> };
    return <HashTabs label={words.panelsLabel} tabs={[notice]} />;
  }
  if (document.type === 'data_processing_agreement') {
    const processing = { name: 'processing', label: words.panels.processing, content: <ProcessingPanel /> };
    const settings = { name: 'settings', label: words.settings.security.title, content: <SettingsPanel /> };
    return <HashTabs label={words.panelsLabel} tabs={[processing, services, settings]} />;
  }
  if (document.type === 'cookie_policy') {
    const settings = { name: 'settings', label: words.panels.choices, content: <SettingsPanel /> };
    return <HashTabs label={words.panelsLabel} tabs={[services, questions, settings, links]} />;
  }
  const tabs = [
    services,
    questions,
    {
      name: 'settings',
      label: words.panels.settings,
      content: (
        <>
          <ActivitiesPanel />
          <SettingsPanel />
        </>
      ),
    },
    ...(site?.type === 'MobileApplication'
      ? [{ name: 'permissions', label: words.panels.permissions, content: <PermissionsPanel /> }]
      : []),
    links,
  ];
  return <HashTabs label={words.panelsLabel} tabs={tabs} />;
}

type View = 'edit' | 'preview';
type Views = { readonly name: View; readonly select: (view: string) => void };

/** The part that a phone shows; stored in the address, so that a link can open the preview. */
function useView(): Views {
  const [search] = useSearchParams();
  const changeAddress = useAddressChange();
  const asked = search.get('view');
  return {
    name: asked === 'preview' ? asked : 'edit',
    select: (view) => changeAddress({ view: view === 'edit' ? undefined : view }, { toTop: true }),
  };
}

function ViewSwitch({ view }: { readonly view: Views }) {
  const words = useWords().policies.phone;
  return (
    <SegmentedControl
      fullWidth
      className={classes['views']}
      data-bar
      aria-label={words.label}
      data={[
        { value: 'edit', label: words.edit },
        { value: 'preview', label: words.preview },
      ]}
      value={view.name}
      onChange={view.select}
    />
  );
}

/** Saves what was entered last before publishing begins, since what is not saved would not be published. */
function useWhenSaved(): (publish: () => void) => void {
  const words = useWords().policies.saving;
  const { state, save, stuckNow, askAgain } = useUnsaved();
  return (publish) => {
    if (state === undefined || state === 'saved') return publish();
    void save().then((outcome) => {
      if (outcome === 'saved') return publish();
      const stuck = stuckNow();
      if (stuck.includes('undecided')) return askAgain();
      if (stuck.includes('conflict')) return undefined;
      showToast({ message: stuck.includes('incomplete') ? words.completeFirst : words.notPublished });
    });
  };
}

function useKeyboard(publish: () => void, openPreview: () => void): void {
  const words = useWords().policies.keyboard;
  // Commands are registered once; they always run the latest functions.
  const run = useRef({ publish, openPreview });
  useEffect(() => {
    run.current = { publish, openPreview };
  });
  useHotkeys([
    // On keyboards that have the slash on a number key, it is typed with Shift.
    ['/', focusSearch],
    ['shift+/', focusSearch],
  ]);
  // Also in fields, where these keys type nothing. What is typed there is saved before it is published.
  usePageHotkeys([
    ['mod+Enter', publish],
    ['mod+.', openPreview],
  ]);
  const shortcuts = useMemo(
    () => [
      { keys: ['/'], does: words.search },
      { keys: ['mod', 'Enter'], does: words.publish },
      { keys: ['mod', '.'], does: words.preview },
    ],
    [words],
  );
  useShortcuts('policies', shortcuts);
  const commands = useMemo(
    (): readonly Command[] => [
      { id: 'policies.search', label: words.search, group: words.group, run: focusSearch },
      { id: 'policies.publish', label: words.publish, group: words.group, run: () => run.current.publish() },
      { id: 'policies.preview', label: words.preview, group: words.group, run: () => run.current.openPreview() },
    ],
    [words, run],
  );
  useCommands('policies', commands);
}
