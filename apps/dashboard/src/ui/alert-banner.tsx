import { CloseButton } from '@mantine/core';
import { IconAlertCircle, IconAlertTriangle, IconCircleCheck, IconInfoCircle, IconMessage } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from './alert-banner.module.css';

const icons = {
  neutral: IconMessage,
  success: IconCircleCheck,
  warning: IconAlertTriangle,
  error: IconAlertCircle,
  info: IconInfoCircle,
};

type RegionProps = { readonly urgent: boolean; readonly children: ReactNode };

/** The live region of banners. It stays in the page, so that screen readers notice new content. */
export function AlertRegion({ urgent, children }: RegionProps) {
  return (
    <div className={classes['region']} role={urgent ? 'alert' : 'status'}>
      {children}
    </div>
  );
}

type Props = {
  readonly type: keyof typeof icons;
  /** The kind in words: color alone conveys nothing to many people. */
  readonly label: string;
  readonly message: string;
  readonly closeLabel: string;
  readonly onClose: () => void;
  /** Called when the pointer or the focus enters the banner. */
  readonly onHold: () => void;
  readonly onRelease: () => void;
};

export function AlertBanner({ type, label, message, closeLabel, onClose, onHold, onRelease }: Props) {
  const Icon = icons[type];
  return (
    <div
      className={classes['banner']}
      data-type={type}
      onPointerEnter={onHold}
      onPointerLeave={onRelease}
      onFocus={onHold}
      onBlur={onRelease}
    >
      <Icon size={19} stroke={2} aria-hidden className={classes['icon']} />
      <p className={classes['text']}>
        <strong>{label}</strong> <span>{message}</span>
      </p>
      <CloseButton className={classes['close']} variant="transparent" aria-label={closeLabel} onClick={onClose} />
    </div>
  );
}
