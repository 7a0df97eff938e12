import { showAlert } from '#app/alerts.ts';
import { ApiError } from '#app/api-error.ts';

/** Says in the banner what failed, and why if the server said so. A refusal that explains itself stands alone. */
export function showFailure(message: string, error: unknown): void {
  const reason = error instanceof ApiError ? error.message : '';
  const alone = error instanceof ApiError && error.code === 'services.limit';
  showAlert({ type: 'error', message: alone ? reason : [message, reason].filter(Boolean).join(' ') });
}
