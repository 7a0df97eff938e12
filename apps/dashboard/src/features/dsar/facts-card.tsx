import { partsOfCountries } from '@app/contract';
import { countryName, fill } from '@app/texts';
import { Button, Group, NativeSelect, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { peopleQuery } from '#app/people.ts';
import { useAreaWords } from '#app/area-words.ts';
import { failureMessage } from '#app/failure-message.ts';
import { lazyPart } from '#app/lazy-part.tsx';
import { useMayAnywhere } from '#app/rights.ts';
import { useMe } from '#app/session.ts';
import { useLocale } from '#app/words.tsx';
import { Card } from '#ui/card.tsx';
import { FactsList } from '#ui/facts-list.tsx';
import { StatusBadge } from '#ui/status-badge.tsx';
import { showToast } from '#ui/toast.tsx';
import { AgentOf } from './agent-of.tsx';
import { useStep, type DsarRequest } from './data.ts';

const CorrectDialog = lazyPart(async () => ({ default: (await import('./correct-dialog.tsx')).CorrectDialog }));
const openStates: readonly DsarRequest['state'][] = ['received', 'identity', 'in-work', 'appeal'];

type Props = { readonly request: DsarRequest; readonly mayManage: boolean };

/** Who asks for what, from where, and how surely they have to be who they say. */
export function FactsCard({ request, mayManage }: Props) {
  const all = useAreaWords('requests');
  const words = all.facts;
  const { rights } = useAreaWords('dsar');
  const locale = useLocale();
  const { name, email, person, requesterFor, place, laws, channel, details, claims } = request;
  const { isConfirmed, consentId, subject, rightsGuessed, agent } = request;
  const [country = ''] = place.split('-');
  // A request entered by hand was checked by whoever entered it.
  const needsProof = (channel === 'form' || channel === 'agent') && claims.some(({ identity }) => identity !== 'none');
  const named = laws.map((law) => law.name).filter(Boolean);
  return (
    <Card title={words.title}>
      <Stack gap="md">
        <FactsList
          facts={[
            {
              label: words.person,
              value: (
                <>
                  {name ?? all.forgotten}
                  {email !== null && <div>{email}</div>}
                  {needsProof && (
                    <StatusBadge tone={isConfirmed ? 'good' : 'attention'}>
                      {isConfirmed ? words.confirmed : all.unconfirmed}
                    </StatusBadge>
                  )}
                </>
              ),
            },
            ...(requesterFor === 'self'
              ? []
              : [{ label: words.about, value: [person, words.for[requesterFor]].filter(Boolean).join(' · ') }]),
            ...(agent === null ? [] : [{ label: words.agent.label, value: <AgentOf agent={agent} /> }]),
            ...(subject === null ? [] : [{ label: words.subject, value: subject }]),
            {
              label: words.place,
              value: [countryName(locale, country), partsOfCountries.find(({ code }) => code === place)?.name]
                .filter(Boolean)
                .join(' · '),
            },
            { label: words.laws, value: named.length > 0 ? named.join(', ') : words.noLaw },
            { label: words.channel, value: all.dialog.channels[channel] },
            ...(consentId === null ? [] : [{ label: words.consentId, value: <code>{consentId}</code> }]),
            ...(details
              ? [{ label: words.details, value: <span style={{ whiteSpace: 'pre-line' }}>{details}</span> }]
              : []),
          ]}
        />
        <div>
          <Text fw={600}>{words.rights}</Text>
          {rightsGuessed && (
            <StatusBadge tone="attention" wraps>
              {words.guessed}
            </StatusBadge>
          )}
          {claims.map(({ right, article, identity }) => (
            <div key={right}>
              <Text size="sm">
                {article === '' ? rights[right] : fill(words.article, { right: rights[right], article })}
              </Text>
              <Text size="sm" c="dimmed">
                {words.identity[identity]}
              </Text>
            </div>
          ))}
        </div>
        {mayManage && <Correct request={request} />}
        {mayManage &&
          (['assignee', 'deputy'] as const).map((who) => <Assignee key={who} who={who} request={request} />)}
      </Stack>
    </Card>
  );
}

/** Only what nobody has answered yet is corrected. */
function Correct({ request }: Pick<Props, 'request'>) {
  const words = useAreaWords('requests').correct;
  const [opened, setOpened] = useState(false);
  if (!openStates.includes(request.state) || request.outcome !== null) return null;
  return (
    <Group>
      <Button size="xs" variant="default" onClick={() => setOpened(true)}>
        {words.open}
      </Button>
      {opened && (
        <Suspense>
          <CorrectDialog request={request} onClose={() => setOpened(false)} />
        </Suspense>
      )}
    </Group>
  );
}

type AssigneeProps = Pick<Props, 'request'> & { readonly who: 'assignee' | 'deputy' };

function Assignee({ request, who }: AssigneeProps) {
  const all = useAreaWords('requests');
  const step = useStep(request);
  const maySee = useMayAnywhere('people.read');
  const { data } = useQuery({ ...peopleQuery, enabled: maySee });
  const { assignee, deputy } = request;
  const chosen = request[who];
  const { person: me } = useMe();
  const people = data?.people.map(({ id, email }) => ({ value: id, label: email })) ?? [
    { value: me.id, label: me.email },
  ];
  const isListed = chosen === null || people.some(({ value }) => value === chosen.id);
  // While it is being saved, the field shows what was chosen; after a failure, what is stored.
  const wanted = step.isPending && step.variables.action === 'assign' ? step.variables : undefined;
  const shown = wanted ? (who === 'assignee' ? wanted.personId : wanted.deputyId) : chosen?.id;
  const ids = { assignee: assignee?.id ?? null, deputy: deputy?.id ?? null };
  return (
    <NativeSelect
      label={who === 'assignee' ? all.facts.assign : all.deputy}
      value={shown ?? ''}
      data={[
        { value: '', label: all.nobody },
        ...people,
        ...(isListed ? [] : [{ value: chosen.id, label: chosen.email ?? all.somebody }]),
      ]}
      onChange={({ currentTarget: { value } }) => {
        const after = { ...ids, [who]: value === '' ? null : value };
        step.mutate(
          { action: 'assign', personId: after.assignee, deputyId: after.deputy },
          { onError: (error) => showToast({ message: failureMessage(error) }) },
        );
      }}
    />
  );
}
