import { Alert, Button, Group, NativeSelect, NumberInput, Stack, Switch, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useAreaWords } from '#app/area-words.ts';
import { failureMessage } from '#app/failure-message.ts';
import { peopleQuery } from '#app/people.ts';
import { useMayAnywhere } from '#app/rights.ts';
import { isSame } from '#app/saving/is-same.ts';
import { UnsavedGuard } from '#app/unsaved-guard.tsx';
import { WithWhy } from '#app/why.tsx';
import { Card } from '#ui/card.tsx';
import { showToast } from '#ui/toast.tsx';
import { useSaveForm, type DsarForm } from './data.ts';
import { PointFields, pointsOf, usualProof } from './identity-fields.tsx';
import { PlaceField } from './place-field.tsx';

type Props = { readonly siteId: string; readonly form: DsarForm };

const settingsOf = ({ workplace, keepMonths, handler, deputy, secondLook, answersItself, points }: DsarForm) => ({
  points,
  workplace,
  keepMonths,
  secondLook,
  answersItself,
  handlerId: handler?.id ?? null,
  deputyId: deputy?.id ?? null,
});

/** How requests of a site are handled, and by whom. */
export function SettingsCard({ siteId, form }: Props) {
  const all = useAreaWords('requests');
  const words = all.form;
  const save = useSaveForm(siteId);
  const maySee = useMayAnywhere('people.read');
  const { data } = useQuery({ ...peopleQuery, enabled: maySee });
  const [entered, setEntered] = useState(settingsOf(form));
  const [proof, setProof] = useState(usualProof(form.points));
  const points = pointsOf(proof);
  const now = { ...entered, points };
  const [saved, setSaved] = useState(now);
  const stored = new Map<string, unknown>(Object.entries(saved));
  return (
    <Card title={words.settings}>
      <UnsavedGuard when={!isSame(now, saved)} />
      <form
        onSubmit={(event) => {
          event.preventDefault();
          save.mutate(
            // Only what was changed here, so that what a colleague changed stays.
            {
              isPublished: form.isPublished,
              ...Object.fromEntries(Object.entries(now).filter(([name, value]) => !isSame(value, stored.get(name)))),
            },
            {
              onSuccess: () => {
                setSaved(now);
                showToast({ message: words.saved });
              },
            },
          );
        }}
      >
        <Stack gap="md">
          <PlaceField
            label={words.workplace}
            description={words.workplaceHint}
            code={entered.workplace}
            onChange={(workplace) => setEntered({ ...entered, workplace })}
          />
          <WithWhy of="requestKeep" label={words.keepMonths}>
            <NumberInput
              label={words.keepMonths}
              description={words.keepMonthsHint}
              min={12}
              max={120}
              allowDecimal={false}
              value={entered.keepMonths}
              onChange={(months) => setEntered({ ...entered, keepMonths: Number(months) })}
            />
          </WithWhy>
          {(['handlerId', 'deputyId'] as const).map((name) => (
            <NativeSelect
              key={name}
              label={name === 'handlerId' ? words.handler : all.deputy}
              value={entered[name] ?? ''}
              data={[
                { value: '', label: all.nobody },
                ...(data?.people.map(({ id, email }) => ({ value: id, label: email })) ?? []),
              ]}
              onChange={({ currentTarget: { value } }) =>
                setEntered({ ...entered, [name]: value === '' ? null : value })
              }
            />
          ))}
          <WithWhy of="secondLook" label={words.secondLook}>
            <Switch
              label={words.secondLook}
              description={words.secondLookHint}
              checked={entered.secondLook}
              onChange={({ currentTarget }) => setEntered({ ...entered, secondLook: currentTarget.checked })}
            />
          </WithWhy>
          <Switch
            label={words.answersItself}
            description={words.answersItselfHint}
            checked={entered.answersItself}
            onChange={({ currentTarget }) => setEntered({ ...entered, answersItself: currentTarget.checked })}
          />
          <PointFields
            entered={proof}
            onChange={(changed) => setProof({ ...proof, ...changed })}
            label={words.points}
            hint={words.pointsHint}
          />
          {points.length === 1 && (
            <Text size="sm" c="dimmed" role="status">
              {words.pointsTwo}
            </Text>
          )}
          {save.error && <Alert color="red">{failureMessage(save.error)}</Alert>}
          <Group justify="flex-end">
            <Button type="submit" loading={save.isPending} disabled={entered.workplace === '' || points.length === 1}>
              {words.save}
            </Button>
          </Group>
        </Stack>
      </form>
    </Card>
  );
}
