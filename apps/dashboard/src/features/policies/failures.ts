import { showAlert } from '#app/alerts.ts';
import { ApiError } from '#app/api-error.ts';

/** Shows a failure in the banner, with the server's reason if there is one. A self-explanatory refusal is shown alone. */
export function showFailure(message: string, error: unknown): void {
  const reason = error instanceof ApiError ? error.message : '';
  const alone = error instanceof ApiError && error.code === 'services.limit';
  showAlert({ type: 'error', message: alone ? reason : [message, reason].filter(Boolean).join(' ') });
}
