import { formatList, localeNames, type Locale } from '@app/texts';
import { Button } from '@mantine/core';
import { useHotkeys } from '@mantine/hooks';
import { useEffect, useRef, type ReactNode } from 'react';
import { guardRelease } from '#ui/double-click-guard.ts';
import { Drawer } from '#ui/drawer.tsx';
import classes from './publish-sheet.module.css';
import { useLocale, useWords } from './words.tsx';

type Props = {
  readonly title: string;
  /** The label of the one button; undefined if there is nothing to publish. */
  readonly action: string | undefined;
  readonly busy: boolean;
  /** Whether something keeps it from being published, or is still loading. */
  readonly disabled: boolean;
  readonly onPublish: () => void;
  readonly onClose: () => void;
  readonly children: ReactNode;
};

/** What opens before anything is published, a document or a banner: what changes, for whom, and one button. */
export function PublishSheet({ title, action, busy, disabled, onPublish, onClose, children }: Props) {
  const words = useWords().publishing.sheet;
  const mayPublish = action !== undefined && !busy && !disabled;
  // The same keys opened the sheet: held or pressed twice, they do not publish what nobody has read.
  const openedAt = useRef(Number.POSITIVE_INFINITY);
  useEffect(() => void (openedAt.current = performance.now()), []);
  const press = ({ repeat }: KeyboardEvent): void => {
    if (mayPublish && !repeat && performance.now() - openedAt.current > guardRelease) onPublish();
  };
  useHotkeys([['mod+Enter', press]], []);
  return (
    <Drawer title={title} closable={!busy} onClose={onClose}>
      <div className={classes['sheet']}>
        {children}
        <div className={classes['foot']}>
          {action === undefined && <strong>{words.upToDate}</strong>}
          <Button variant="default" disabled={busy} onClick={onClose}>
            {words.cancel}
          </Button>
          {action !== undefined && (
            <Button loading={busy} disabled={disabled} onClick={onPublish}>
              {action}
            </Button>
          )}
        </div>
      </div>
    </Drawer>
  );
}

/** A question that the sheet answers. */
export function PublishPart({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section className={classes['part']}>
      <h3>{title}</h3>
      {children}
    </section>
  );
}

export function PublishLanguages({ languages }: { readonly languages: readonly Locale[] }) {
  const words = useWords().publishing.sheet;
  const locale = useLocale();
  return (
    <PublishPart title={words.languages}>
      <p>{formatList(locale, localeNames(languages, locale))}</p>
    </PublishPart>
  );
}
