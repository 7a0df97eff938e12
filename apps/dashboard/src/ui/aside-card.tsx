import { Button, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './card.module.css';
import { useUi } from './ui-context.tsx';

type Props = {
  readonly title: string;
  readonly children?: ReactNode;
  /** Shown in place of the content if it could not be loaded. */
  readonly error?: string;
  readonly onRetry?: () => void;
  readonly busy?: boolean;
};

/** A box on the right side of a page. */
export function AsideCard({ title, children, error, onRetry, busy = false }: Props) {
  const { words } = useUi();
  return (
    <section className={classes['aside']} aria-label={title}>
      <h2 className={classes['asideTitle']}>{title}</h2>
      {error === undefined ? (
        children
      ) : (
        <div role="alert">
          <Text size="sm">{error}</Text>
          {onRetry && (
            <Button size="compact-sm" variant="light" mt="xs" loading={busy} onClick={onRetry}>
              {words.retry}
            </Button>
          )}
        </div>
      )}
    </section>
  );
}
