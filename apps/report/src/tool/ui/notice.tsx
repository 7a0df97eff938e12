import type { ReactNode } from 'react';

type Props = {
  readonly tone?: 'neutral' | 'good' | 'warning' | 'bad';
  readonly title?: string;
  readonly children?: ReactNode;
};

/** A message in a box. What went wrong is an alert, the rest a status. */
export function Notice({ tone = 'neutral', title, children }: Props) {
  return (
    <div className={`notice ${tone}`} role={tone === 'bad' ? 'alert' : 'status'}>
      {title && <p className="notice-title">{title}</p>}
      {children}
    </div>
  );
}
