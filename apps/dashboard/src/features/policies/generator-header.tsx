import type { DocumentStatus } from '@app/contract';
import { fill } from '@app/texts';
import { ActionIcon, Button } from '@mantine/core';
import {
  IconArrowsMaximize,
  IconCheck,
  IconCode,
  IconDots,
  IconExternalLink,
  IconHistory,
  IconTrash,
  IconUpload,
} from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { useNavigate } from 'react-router';
import { lazyPart } from '#app/lazy-part.tsx';
import { usePaths } from '#app/paths.ts';
import { useKnowsPublication, useMayOnSite, usePublication } from '#app/site-rights.ts';
import { useWords } from '#app/words.tsx';
import hidden from '#ui/hidden.module.css';
import { Menu, MenuDivider, MenuItem, MenuLink } from '#ui/menu.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { StatusBadge, type Tone } from '#ui/status-badge.tsx';
import { useGenerator } from './generator-context.tsx';
import { LanguageBar } from './language-bar.tsx';
import type { Publishing } from './publishing-state.ts';
import { SavedState } from '#app/saving/saved-state.tsx';

const DeletionDialog = lazyPart(async () => ({ default: (await import('./deletion-dialog.tsx')).DeletionDialog }));

const tones: Readonly<Record<DocumentStatus, Tone>> = {
  draft: 'neutral',
  changed: 'attention',
  published: 'good',
  offline: 'attention',
};

type Props = { readonly publishing: Publishing; readonly onFullScreen: () => void };

export function GeneratorHeader({ publishing, onFullScreen }: Props) {
  const { policies: words, publishing: publishWords, sites } = useWords();
  const paths = usePaths();
  const { document, site } = useGenerator();
  const { status, version } = document;
  const mayEdit = useMayOnSite(document.siteId)('documents.edit');
  const publication = usePublication(document.siteId, 'documents.publish');
  // Whether the site publishes by approval is known once its project is.
  const isKnown = useKnowsPublication(document.siteId);
  const { action, again } = words.publish;
  const labels = { draft: action, offline: action, changed: again, published: publishWords.sheet.upToDate };
  const Icon = status === 'published' && publication === 'publish' ? IconCheck : IconUpload;
  return (
    <>
      <PageHeader
        title={sites.documents[document.type]}
        of={site?.name}
        crumbs={[{ label: site?.name ?? words.siteCrumb, to: paths.site(document.siteId) }]}
        aside={<StatusBadge tone={tones[status]}>{words.status[status]}</StatusBadge>}
        description={version === null ? undefined : fill(words.versionLine, { version })}
        actions={
          <>
            {mayEdit && <SavedState />}
            {publication && (
              <Button
                leftSection={<Icon size={17} stroke={1.9} aria-hidden />}
                variant={status === 'published' ? 'default' : 'filled'}
                loading={publishing.busy}
                className={isKnown ? undefined : hidden['keepingSpace']}
                onClick={publishing.publish}
              >
                {publication === 'ask' ? sites.askForApproval : labels[status]}
              </Button>
            )}
            <More onFullScreen={onFullScreen} />
          </>
        }
      />
      {mayEdit && <LanguageBar />}
    </>
  );
}

function More({ onFullScreen }: Pick<Props, 'onFullScreen'>) {
  const words = useWords().policies.actions;
  const paths = usePaths();
  const navigate = useNavigate();
  const { document } = useGenerator();
  const [isDeleting, setDeleting] = useState(false);
  const mayDelete = useMayOnSite(document.siteId)('documents.delete');
  return (
    <>
      <Menu
        label={words.more}
        button={(trigger) => (
          <ActionIcon {...trigger} variant="default" size="input-sm" aria-label={words.more}>
            <IconDots size={18} aria-hidden />
          </ActionIcon>
        )}
      >
        <MenuItem icon={<IconArrowsMaximize size={17} />} onClick={onFullScreen}>
          {words.fullScreen}
        </MenuItem>
        {document.url && (
          <MenuItem
            icon={<IconExternalLink size={17} />}
            onClick={() => void window.open(document.url ?? '', '_blank', 'noreferrer')}
          >
            {words.openPage}
          </MenuItem>
        )}
        <MenuLink to={paths.embed(document.id)} icon={<IconCode size={17} />}>
          {words.embed}
        </MenuLink>
        <MenuLink to={paths.versions(document.id)} icon={<IconHistory size={17} />}>
          {words.versions}
        </MenuLink>
        {mayDelete && (
          <>
            <MenuDivider />
            <MenuItem tone="danger" icon={<IconTrash size={17} />} onClick={() => setDeleting(true)}>
              {words.deleteDocument}
            </MenuItem>
          </>
        )}
      </Menu>
      {isDeleting && (
        <Suspense>
          <DeletionDialog
            onClose={() => setDeleting(false)}
            onDeleted={() => void navigate(paths.site(document.siteId))}
          />
        </Suspense>
      )}
    </>
  );
}
