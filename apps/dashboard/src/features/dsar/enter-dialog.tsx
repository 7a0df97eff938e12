import { requestChannels, type RequestRight } from '@app/contract';
import { locales, ownName, type Locale } from '@app/texts';
import { Alert, Button, Checkbox, Group, NativeSelect, Stack, Textarea, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useAreaWords } from '#app/area-words.ts';
import { failureMessage } from '#app/failure-message.ts';
import { usePaths } from '#app/paths.ts';
import { useMayIn } from '#app/rights.ts';
import { siteQuery, sitesFoundQuery } from '#app/sites.ts';
import { useLocale } from '#app/words.tsx';
import { WithWhy } from '#app/why.tsx';
import { Modal } from '#ui/modal.tsx';
import { rightsQuery, useEnterRequest, type DsarRequest } from './data.ts';
import { PlaceField } from './place-field.tsx';
import { useRequestPath } from './request-path.ts';
import { WhomFields, whomOf } from './whom-fields.tsx';

type Props = {
  readonly opened: boolean;
  /** The site that is chosen at first; empty: none. */
  readonly siteId: string;
  readonly onClose: () => void;
};

/** Enters a request that came by mail, phone or letter or in person. */
export function EnterDialog({ opened, siteId, onClose }: Props) {
  const words = useAreaWords('requests').dialog;
  return (
    <Modal opened={opened} title={words.title} onClose={onClose}>
      {opened && <Enter siteId={siteId} />}
    </Modal>
  );
}

const byHand = requestChannels.filter((channel) => channel !== 'form' && channel !== 'agent');

function Enter({ siteId }: Pick<Props, 'siteId'>) {
  const all = useAreaWords('requests');
  const words = all.dialog;
  const { rights: labels } = useAreaWords('dsar');
  const locale = useLocale();
  const pathOf = useRequestPath();
  const paths = usePaths();
  const navigate = useNavigate();
  const enter = useEnterRequest();
  const newest = useQuery(sitesFoundQuery('')).data?.sites ?? [];
  const { data: first } = useQuery({ ...siteQuery(siteId), enabled: siteId !== '' });
  const sites = first && newest.every(({ id }) => id !== first.id) ? [first, ...newest] : newest;
  const [entered, setEntered] = useState({
    siteId,
    channel: 'email' as (typeof byHand)[number],
    receivedOn: '',
    place: '',
    name: '',
    email: '',
    requesterFor: 'self' as DsarRequest['requesterFor'],
    person: '',
    consentId: '',
    language: locale,
    details: '',
  });
  const [rights, setRights] = useState<readonly RequestRight[]>([]);
  const wholeAccount = useMayIn(null)('requests.manage');
  const offer = useQuery(rightsQuery(entered.place, entered.siteId));
  const offered = offer.data?.rights ?? [];
  const asked = offered.map(({ right }) => right).filter((right) => rights.includes(right));
  const [today] = useState(() => new Date().toISOString().slice(0, 10));
  const change = (changed: Partial<typeof entered>): void => setEntered((before) => ({ ...before, ...changed }));
  const send = (): void => {
    const { siteId: about, email, requesterFor, person, consentId, ...rest } = entered;
    enter.mutate(
      {
        ...rest,
        rights: asked,
        ...whomOf({ requesterFor, person }),
        ...(about !== '' && { siteId: about }),
        ...(consentId.trim() !== '' && { consentId: consentId.trim() }),
        ...(email.trim() !== '' && { email: email.trim() }),
      },
      // One of another site is no page of this one.
      { onSuccess: ({ id }) => void navigate(about === siteId ? pathOf(id) : paths.dsarRequests(id)) },
    );
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <Stack gap="md">
        <p>{words.text}</p>
        <NativeSelect
          label={all.site}
          value={entered.siteId}
          data={[
            { value: '', label: wholeAccount ? all.noSite : words.choose },
            ...sites.map(({ id, name }) => ({ value: id, label: name })),
          ]}
          required={!wholeAccount}
          onChange={({ currentTarget }) => change({ siteId: currentTarget.value })}
        />
        <NativeSelect
          label={words.channel}
          value={entered.channel}
          data={byHand.map((value) => ({ value, label: words.channels[value] }))}
          onChange={({ currentTarget: { value } }) =>
            change({ channel: byHand.find((one) => one === value) ?? entered.channel })
          }
        />
        <WithWhy of="requestReceived" label={words.receivedOn}>
          <TextInput
            type="date"
            required
            label={words.receivedOn}
            max={today}
            value={entered.receivedOn}
            onChange={({ currentTarget }) => change({ receivedOn: currentTarget.value })}
          />
        </WithWhy>
        <PlaceField
          label={words.place}
          description={words.placeHint}
          code={entered.place}
          onChange={(place) => change({ place })}
        />
        {offered.length > 0 && (
          <Checkbox.Group
            label={words.rights}
            withAsterisk
            value={[...rights]}
            onChange={(chosen) => setRights(offered.map(({ right }) => right).filter((one) => chosen.includes(one)))}
          >
            <Stack gap="xs" mt="xs">
              {offered.map(({ right, article }) => (
                <Checkbox key={right} value={right} label={labels[right]} description={article} />
              ))}
            </Stack>
          </Checkbox.Group>
        )}
        <TextInput
          label={words.name}
          required
          maxLength={200}
          autoComplete="off"
          value={entered.name}
          onChange={({ currentTarget }) => change({ name: currentTarget.value })}
        />
        <WhomFields requesterFor={entered.requesterFor} person={entered.person} onChange={change} />
        <TextInput
          type="email"
          label={words.email}
          description={words.emailHint}
          autoComplete="off"
          value={entered.email}
          onChange={({ currentTarget }) => change({ email: currentTarget.value })}
        />
        <NativeSelect
          label={words.language}
          value={entered.language}
          data={locales.map((value) => ({ value, label: ownName(value) }))}
          onChange={({ currentTarget: { value } }) => change({ language: value as Locale })}
        />
        <TextInput
          label={all.facts.consentId}
          description={words.consentIdHint}
          maxLength={40}
          autoComplete="off"
          spellCheck={false}
          value={entered.consentId}
          onChange={({ currentTarget }) => change({ consentId: currentTarget.value })}
        />
        <Textarea
          label={words.details}
          autosize
          minRows={3}
          maxLength={5000}
          value={entered.details}
          onChange={({ currentTarget }) => change({ details: currentTarget.value })}
        />
        {offer.error && <Alert color="red">{failureMessage(offer.error)}</Alert>}
        {enter.error && <Alert color="red">{failureMessage(enter.error)}</Alert>}
        <Group justify="flex-end">
          <Button type="submit" loading={enter.isPending} disabled={asked.length === 0}>
            {words.save}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
