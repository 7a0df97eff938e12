import { webhookType } from '@app/contract';
import { useWebhookWords } from './words.ts';

/** Returns the name of an event type; the type itself if this version does not know it. */
export function useTypeName(): (type: string) => string {
  const words = useWebhookWords();
  return (type) => {
    const known = webhookType.safeParse(type);
    if (known.success) return words.types[known.data].name;
    return type === 'webhook.test' ? words.testEvent : type;
  };
}
