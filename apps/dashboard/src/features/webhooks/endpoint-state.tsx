import { StatusBadge } from '#ui/status-badge.tsx';
import type { WebhookDelivery, WebhookEndpoint } from './data.ts';
import { useWebhookWords } from './words.ts';

/** Whether an endpoint is active, and whether its deliveries succeed. */
export function EndpointState({ endpoint }: { readonly endpoint: WebhookEndpoint }) {
  const words = useWebhookWords().states;
  if (endpoint.disabled) return <StatusBadge tone="bad">{words.disabled}</StatusBadge>;
  if (!endpoint.active) return <StatusBadge tone="neutral">{words.off}</StatusBadge>;
  if (endpoint.failingSince) return <StatusBadge tone="attention">{words.failing}</StatusBadge>;
  return <StatusBadge tone="good">{words.on}</StatusBadge>;
}

const tones = { pending: 'info', delivered: 'good', failed: 'bad' } as const;

export function DeliveryState({ status }: Pick<WebhookDelivery, 'status'>) {
  return <StatusBadge tone={tones[status]}>{useWebhookWords().statuses[status]}</StatusBadge>;
}
