import { partsOfCountries } from '@app/contract';
import { countryName, fill } from '@app/texts';
import { NativeSelect, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { peopleQuery } from '#app/people.ts';
import { useAreaWords } from '#app/area-words.ts';
import { failureMessage } from '#app/failure-message.ts';
import { useMayAnywhere } from '#app/rights.ts';
import { useMe } from '#app/session.ts';
import { useLocale } from '#app/words.tsx';
import { Card } from '#ui/card.tsx';
import { FactsList } from '#ui/facts-list.tsx';
import { StatusBadge } from '#ui/status-badge.tsx';
import { showToast } from '#ui/toast.tsx';
import { useStep, type DsarRequest } from './data.ts';

type Props = { readonly request: DsarRequest; readonly mayManage: boolean };

/** Who asks for what, from where, and how surely they have to be who they say. */
export function FactsCard({ request, mayManage }: Props) {
  const all = useAreaWords('requests');
  const words = all.facts;
  const { rights } = useAreaWords('dsar');
  const locale = useLocale();
  const { name, email, person, requesterFor, place, laws, channel, details, claims, isConfirmed, subject } = request;
  const [country = ''] = place.split('-');
  // A request entered by hand was checked by whoever entered it.
  const needsProof = channel === 'form' && claims.some(({ identity }) => identity !== 'none');
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
            ...(subject === null ? [] : [{ label: words.subject, value: subject }]),
            {
              label: words.place,
              value: [countryName(locale, country), partsOfCountries.find(({ code }) => code === place)?.name]
                .filter(Boolean)
                .join(' · '),
            },
            { label: words.laws, value: named.length > 0 ? named.join(', ') : words.noLaw },
            { label: words.channel, value: all.dialog.channels[channel] },
            ...(details
              ? [{ label: words.details, value: <span style={{ whiteSpace: 'pre-line' }}>{details}</span> }]
              : []),
          ]}
        />
        <div>
          <Text fw={600}>{words.rights}</Text>
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
        {mayManage && <Assignee request={request} />}
      </Stack>
    </Card>
  );
}

function Assignee({ request }: Pick<Props, 'request'>) {
  const all = useAreaWords('requests');
  const step = useStep(request);
  const maySee = useMayAnywhere('people.read');
  const { data } = useQuery({ ...peopleQuery, enabled: maySee });
  const { assignee } = request;
  const { person: me } = useMe();
  const people = data?.people.map(({ id, email }) => ({ value: id, label: email })) ?? [
    { value: me.id, label: me.email },
  ];
  const isListed = assignee === null || people.some(({ value }) => value === assignee.id);
  return (
    <NativeSelect
      label={all.facts.assign}
      value={assignee?.id ?? ''}
      data={[
        { value: '', label: all.nobody },
        ...people,
        ...(isListed ? [] : [{ value: assignee.id, label: assignee.email ?? all.somebody }]),
      ]}
      onChange={({ currentTarget: { value } }) =>
        step.mutate(
          { action: 'assign', personId: value === '' ? null : value },
          { onError: (error) => showToast({ message: failureMessage(error) }) },
        )
      }
    />
  );
}
