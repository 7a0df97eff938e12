import { Drawer as MantineDrawer } from '@mantine/core';
import type { ReactNode } from 'react';
import { useIsPhone } from './breakpoints.ts';
import { useEscape } from './escape.ts';
import { useFocusBack } from './focus-back.ts';
import { useUi } from './ui-context.tsx';

type Props = {
  readonly title: ReactNode;
  /** False while an operation runs that must not be interrupted. */
  readonly closable?: boolean;
  readonly onClose: () => void;
  readonly children: ReactNode;
};

/** A panel over the end of the page; on a phone, over its bottom. Rendered only while it is open. */
export function Drawer({ title, closable = true, onClose, children }: Props) {
  const { words } = useUi();
  const isPhone = useIsPhone();
  useFocusBack(true);
  useEscape(true, () => {
    if (closable) onClose();
  });
  return (
    <MantineDrawer
      opened
      title={title}
      position={isPhone ? 'bottom' : 'right'}
      size={isPhone ? '85%' : '32rem'}
      closeOnClickOutside={closable}
      closeOnEscape={false}
      withCloseButton={closable}
      closeButtonProps={{ 'aria-label': words.dialog.close }}
      onClose={onClose}
    >
      {children}
    </MantineDrawer>
  );
}
