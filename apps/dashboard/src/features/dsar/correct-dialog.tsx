import type { RequestRight } from '@app/contract';
import { Alert, Button, Checkbox, Group, Stack, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError } from '#app/api-error.ts';
import { useAreaWords } from '#app/area-words.ts';
import { failureMessage } from '#app/failure-message.ts';
import { isSame } from '#app/saving/is-same.ts';
import { Modal } from '#ui/modal.tsx';
import { showToast } from '#ui/toast.tsx';
import { rightsQuery, useStep, type DsarRequest } from './data.ts';
import { PlaceField } from './place-field.tsx';
import { WhomFields, whomOf, type Whom } from './whom-fields.tsx';

type Props = { readonly request: DsarRequest; readonly onClose: () => void };

/** Corrects what was entered of a request. Deadlines follow, and what it said before stays in the history. */
export function CorrectDialog({ request, onClose }: Props) {
  const all = useAreaWords('requests');
  const words = all.dialog;
  const { rights: labels } = useAreaWords('dsar');
  // What the fields were filled with. They follow what a colleague corrected meanwhile, but for what was changed here.
  const [base, setBase] = useState(request);
  const step = useStep({ id: request.id, version: base.version }, true);
  const [receivedOn, setReceivedOn] = useState(request.receivedOn);
  const [place, setPlace] = useState(request.place);
  const [name, setName] = useState(request.name ?? '');
  const [whom, setWhom] = useState(whomIn(request));
  const [email, setEmail] = useState(request.email ?? '');
  const [rights, setRights] = useState<readonly RequestRight[]>(request.rights);
  const isRefused = step.error instanceof ApiError && step.error.code === 'dsar.changed';
  if (isRefused && request.version !== base.version) {
    setBase(request);
    setReceivedOn((mine) => followed(mine, base.receivedOn, request.receivedOn));
    setPlace((mine) => followed(mine, base.place, request.place));
    setName((mine) => followed(mine, base.name ?? '', request.name ?? ''));
    setEmail((mine) => followed(mine, base.email ?? '', request.email ?? ''));
    setWhom((mine) => followed(mine, whomIn(base), whomIn(request)));
    setRights((mine) => followed(mine, base.rights, request.rights));
  }
  const offer = useQuery(rightsQuery(place, request.site?.id ?? ''));
  const offered = offer.data?.rights ?? [];
  const asked = offered.map(({ right }) => right).filter((right) => rights.includes(right));
  const save = async (): Promise<void> => {
    try {
      const address = email.trim() === '' ? {} : { email };
      await step.mutateAsync({
        action: 'correct',
        receivedOn,
        place,
        name,
        ...address,
        ...(isSame(whom, whomIn(base)) ? {} : whomOf(whom)),
        rights: asked,
      });
      showToast({ message: all.correct.saved });
      onClose();
    } catch {
      // Shown above the button.
    }
  };
  return (
    <Modal opened title={all.correct.title} onClose={onClose}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <Stack gap="md">
          <p>{all.correct.text}</p>
          <TextInput
            type="date"
            required
            label={words.receivedOn}
            value={receivedOn}
            onChange={({ currentTarget }) => setReceivedOn(currentTarget.value)}
          />
          <PlaceField label={words.place} description={words.placeHint} code={place} onChange={setPlace} />
          <Checkbox.Group
            label={words.rights}
            withAsterisk
            value={[...asked]}
            onChange={(chosen) => setRights(offered.map(({ right }) => right).filter((one) => chosen.includes(one)))}
          >
            <Stack gap="xs" mt="xs">
              {offered.map(({ right, article }) => (
                <Checkbox key={right} value={right} label={labels[right]} description={article} />
              ))}
            </Stack>
          </Checkbox.Group>
          <TextInput
            label={words.name}
            required
            maxLength={200}
            autoComplete="off"
            value={name}
            onChange={({ currentTarget }) => setName(currentTarget.value)}
          />
          <WhomFields
            {...whom}
            isRequired={!isSame(whom, whomIn(base))}
            onChange={(changed) => setWhom((before) => ({ ...before, ...changed }))}
          />
          <TextInput
            label={words.email}
            description={all.correct.emailHint}
            type="email"
            required={request.email !== null}
            autoComplete="off"
            value={email}
            onChange={({ currentTarget }) => setEmail(currentTarget.value)}
          />
          {step.error && <Alert color="red">{failureMessage(step.error)}</Alert>}
          <Group justify="flex-end">
            <Button type="submit" loading={step.isPending} disabled={asked.length === 0}>
              {all.correct.save}
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  );
}

const whomIn = ({ requesterFor, person }: DsarRequest): Whom => ({ requesterFor, person: person ?? '' });

/** What a field shows: what was entered, or else what is saved now. */
function followed<Value>(mine: Value, before: Value, now: Value): Value {
  return isSame(mine, before) ? now : mine;
}
