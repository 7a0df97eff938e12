import { store } from '#ui/store.ts';

export const alertTypes = ['neutral', 'success', 'warning', 'error', 'info'] as const;
export type AlertType = (typeof alertTypes)[number];

export type Alert = {
  readonly message: string;
  readonly type?: AlertType;
  /** Milliseconds after which the alert hides; by default that of its type. */
  readonly hideAfter?: number;
};

/** Milliseconds for which alerts are shown. Errors take longer to read, and stay while hovered or focused. */
const usualTime: Record<AlertType, number> = {
  success: 3000,
  neutral: 8000,
  info: 8000,
  warning: 12_000,
  error: 20_000,
};

/** The alert in the banner at the top of the page. */
export const alerts = store<Alert | undefined>(undefined);

let hiding: ReturnType<typeof setTimeout> | undefined;

/** Shows the banner. An empty message hides it. */
export function showAlert(alert: Alert): void {
  if (alert.message.trim() === '') return hideAlert();
  alerts.set(alert);
  releaseAlert();
}

export function hideAlert(): void {
  clearTimeout(hiding);
  alerts.set(undefined);
}

/** Hides an error, because the action is being retried or was left. A success stays. */
export function hideComplaint(): void {
  const type = alerts.get()?.type;
  if (type === 'error' || type === 'warning') hideAlert();
}

/** Pauses the hiding of the banner while somebody reads it. @see WCAG 2.2, 2.2.1 */
export function holdAlert(): void {
  clearTimeout(hiding);
}

/** Restarts the time until the banner hides. */
export function releaseAlert(): void {
  clearTimeout(hiding);
  const alert = alerts.get();
  if (alert) hiding = setTimeout(hideAlert, alert.hideAfter ?? usualTime[alert.type ?? 'neutral']);
}
