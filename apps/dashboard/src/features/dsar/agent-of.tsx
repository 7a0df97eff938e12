import { fill, formatDate } from '@app/texts';
import { Text } from '@mantine/core';
import { useAreaWords } from '#app/area-words.ts';
import { useLocale } from '#app/words.tsx';
import type { DsarRequest } from './data.ts';

type Props = { readonly agent: NonNullable<DsarRequest['agent']> };
type Claims = ReturnType<typeof useAreaWords<'requests'>>['facts']['agent']['claims'];

/** The agent that sent a request, what it verified, and whether it knows the status. */
export function AgentOf({ agent: { agentId, name, exercise, verified, callback } }: Props) {
  const words = useAreaWords('requests').facts.agent;
  const locale = useLocale();
  const claims = verified.map((claim) => (claim in words.claims ? words.claims[claim as keyof Claims] : claim));
  return (
    <>
      {fill(words.name, { name, id: agentId, exercise })}
      {claims.length > 0 && <div>{fill(words.verified, { claims: claims.join(', ') })}</div>}
      {callback && (
        <Text size="sm" c={callback.isTold ? 'dimmed' : 'red'}>
          {callback.isTold
            ? fill(words.told, { date: formatDate(locale, new Date(callback.toldAt)) })
            : callback.failures === 1
              ? words.failedOnce
              : fill(words.failed, { count: callback.failures })}
        </Text>
      )}
    </>
  );
}
