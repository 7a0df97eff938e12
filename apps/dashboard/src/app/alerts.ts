import { store } from '#ui/store.ts';

export const alertTypes = ['neutral', 'success', 'warning', 'error', 'info'] as const;
export type AlertType = (typeof alertTypes)[number];

export type Alert = {
  readonly message: string;
  readonly type?: AlertType;
  /** Milliseconds after which it hides by itself; it stays if not said. */
  readonly hideAfter?: number;
};

/** What the banner at the top of the page says now. */
export const alerts = store<Alert | undefined>(undefined);

let hiding: ReturnType<typeof setTimeout> | undefined;

/** Shows the banner. An empty message hides it. */
export function showAlert(alert: Alert): void {
  clearTimeout(hiding);
  alerts.set(alert.message.trim() === '' ? undefined : alert);
  if (alert.hideAfter !== undefined && alert.message.trim() !== '') hiding = setTimeout(hideAlert, alert.hideAfter);
}

export function hideAlert(): void {
  clearTimeout(hiding);
  alerts.set(undefined);
}
