import { webhookType } from '@app/contract';
import { useWebhookWords } from './words.ts';

/** What an event is called; one of another version is called by its type. */
export function useTypeName(): (type: string) => string {
  const words = useWebhookWords();
  return (type) => {
    const known = webhookType.safeParse(type);
    if (known.success) return words.types[known.data].name;
    return type === 'webhook.test' ? words.testEvent : type;
  };
}
