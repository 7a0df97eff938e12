import { fill, formatDate } from '@app/texts';
import { Button, Group, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { useAreaWords } from '#app/area-words.ts';
import { lazyPart } from '#app/lazy-part.tsx';
import { useLocale } from '#app/words.tsx';
import { Card } from '#ui/card.tsx';
import { CodeBlock } from '#ui/code-block.tsx';
import { agentsQuery, useRemoveAgent, type DsarAgent } from './agents-data.ts';
import { RemoveDialog } from './remove-dialog.tsx';

const AgentDialog = lazyPart(async () => ({ default: (await import('./agent-dialog.tsx')).AgentDialog }));

type Props = { readonly siteId: string; readonly mayManage: boolean };

/** Authorized agents that send requests by the Data Rights Protocol, and what the site states to their network. */
export function AgentsCard({ siteId, mayManage }: Props) {
  const words = useAreaWords('requests').form.agents;
  const { data } = useQuery(agentsQuery(siteId));
  const [editing, setEditing] = useState<DsarAgent | 'new'>();
  const [removing, setRemoving] = useState<string>();
  const remove = useRemoveAgent(siteId);
  return (
    <Card
      title={words.title}
      actions={
        mayManage && (
          <Button variant="default" onClick={() => setEditing('new')}>
            {words.add}
          </Button>
        )
      }
    >
      <Stack gap="md">
        <Text size="sm">{words.text}</Text>
        {data && (
          <Stack gap="xs">
            <Text fw={600} size="sm">
              {words.network}
            </Text>
            <CodeBlock code={data.business.id} label={words.businessId} />
            <CodeBlock code={data.business.apiBase} label={words.apiBase} />
            <CodeBlock code={data.business.supportedActions.join(' ')} label={words.actions} />
          </Stack>
        )}
        {data?.agents.length === 0 && (
          <Text size="sm" c="dimmed">
            {words.none}
          </Text>
        )}
        {data?.agents.map((agent) => (
          <AgentLine
            key={agent.id}
            agent={agent}
            mayManage={mayManage}
            onEdit={() => setEditing(agent)}
            onRemove={() => setRemoving(agent.id)}
          />
        ))}
      </Stack>
      {editing && (
        <Suspense>
          <AgentDialog
            siteId={siteId}
            agent={editing === 'new' ? undefined : editing}
            onClose={() => setEditing(undefined)}
          />
        </Suspense>
      )}
      <RemoveDialog
        id={removing}
        words={{
          title: words.removeTitle,
          text: words.removeText,
          confirm: words.remove,
          removed: words.removed,
        }}
        remove={remove}
        onClose={() => setRemoving(undefined)}
      />
    </Card>
  );
}

type LineProps = {
  readonly agent: DsarAgent;
  readonly mayManage: boolean;
  readonly onEdit: () => void;
  readonly onRemove: () => void;
};

function AgentLine({ agent: { agentId, name, isRelied, tokenAt }, mayManage, onEdit, onRemove }: LineProps) {
  const words = useAreaWords('requests').form.agents;
  const locale = useLocale();
  const token =
    tokenAt === null ? words.waiting : fill(words.connected, { date: formatDate(locale, new Date(tokenAt)) });
  return (
    <Group justify="space-between" gap="xs">
      <div>
        <Text size="sm">
          {name} · {agentId}
        </Text>
        <Text size="sm" c="dimmed">
          {token} · {isRelied ? words.relied : words.notRelied}
        </Text>
      </div>
      {mayManage && (
        <Group gap="xs">
          <Button size="compact-sm" variant="default" aria-label={fill(words.editOf, { name })} onClick={onEdit}>
            {words.edit}
          </Button>
          <Button size="compact-sm" variant="default" aria-label={fill(words.removeOf, { name })} onClick={onRemove}>
            {words.remove}
          </Button>
        </Group>
      )}
    </Group>
  );
}
