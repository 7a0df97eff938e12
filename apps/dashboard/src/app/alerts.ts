import { store } from '#ui/store.ts';

export const alertTypes = ['neutral', 'success', 'warning', 'error', 'info'] as const;
export type AlertType = (typeof alertTypes)[number];

export type Alert = {
  readonly message: string;
  readonly type?: AlertType;
  /** Milliseconds after which it hides by itself; left out: the usual time of its type. */
  readonly hideAfter?: number;
};

/** Milliseconds. What went wrong takes longer to read, and stays while the pointer or the focus is on it. */
const usualTime: Record<AlertType, number> = {
  success: 3000,
  neutral: 8000,
  info: 8000,
  warning: 12_000,
  error: 20_000,
};

/** What the banner at the top of the page says now. */
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

/** Hides a complaint: it is about what was tried, which is being tried again or was left. A success stays to be read. */
export function hideComplaint(): void {
  const type = alerts.get()?.type;
  if (type === 'error' || type === 'warning') hideAlert();
}

/** Keeps the banner for as long as somebody reads it. @see WCAG 2.2, 2.2.1 */
export function holdAlert(): void {
  clearTimeout(hiding);
}

/** Lets the banner's time begin again. */
export function releaseAlert(): void {
  clearTimeout(hiding);
  const alert = alerts.get();
  if (alert) hiding = setTimeout(hideAlert, alert.hideAfter ?? usualTime[alert.type ?? 'neutral']);
}
