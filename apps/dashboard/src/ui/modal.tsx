import { Modal as MantineModal } from '@mantine/core';
import type { ReactNode } from 'react';
import { useIsPhone } from './breakpoints.ts';
import { useEscape } from './escape.ts';
import { useFocusBack } from './focus-back.ts';
import { useUi } from './ui-context.tsx';

export type ModalSize = 'small' | 'medium' | 'large' | 'x-large' | 'full';

const widths = { small: '24rem', medium: '35rem', large: '50rem', 'x-large': '70rem', full: '100%' } as const;

type Props = {
  readonly opened: boolean;
  readonly title: ReactNode;
  readonly size?: ModalSize;
  /** False while an operation runs that must not be interrupted. */
  readonly closable?: boolean;
  readonly onClose: () => void;
  readonly children: ReactNode;
};

export function Modal({ opened, title, size = 'medium', closable = true, onClose, children }: Props) {
  const { words } = useUi();
  const isPhone = useIsPhone();
  useFocusBack(opened);
  useEscape(opened, () => {
    if (closable) onClose();
  });
  return (
    <MantineModal
      opened={opened}
      title={title}
      size={widths[size]}
      fullScreen={size === 'full' || (isPhone && size !== 'small')}
      closeOnClickOutside={closable}
      closeOnEscape={false}
      withCloseButton={closable}
      closeButtonProps={{ 'aria-label': words.dialog.close }}
      onClose={onClose}
    >
      {children}
    </MantineModal>
  );
}
