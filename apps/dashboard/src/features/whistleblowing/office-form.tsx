import { isLocale, locales, localeName, type Locale } from '@app/texts';
import type { Site } from '@app/contract';
import { Alert, Button, Group, MultiSelect, Select, Stack, Textarea, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useAreaWords } from '#app/area-words.ts';
import { failureMessage } from '#app/failure-message.ts';
import { useLocale } from '#app/words.tsx';
import { WithWhy } from '#app/why.tsx';
import { Card } from '#ui/card.tsx';
import { showToast } from '#ui/toast.tsx';
import { CountryField } from './country-field.tsx';
import { lawQuery, usePropose, type ReportOffice } from './data.ts';
import { draftOf, inputOf, type Draft } from './draft.ts';
import { LawNote } from './law-note.tsx';
import { LogoField } from './logo-field.tsx';
import { AuthorityFields, QuestionFields } from './list-fields.tsx';
import { PeopleFields } from './people-fields.tsx';
import { OfficePreview } from './preview.tsx';

type Props = { readonly site: Site; readonly office: ReportOffice };

/** What an admin proposes, beside what reporters will see of it. */
export function OfficeForm({ site, office }: Props) {
  const words = useAreaWords('reportOffice').form;
  const locale = useLocale();
  const propose = usePropose(site.id);
  const [draft, setDraft] = useState(() => draftOf(site, office, locale));
  const set = (changed: Partial<Draft>) => setDraft({ ...draft, ...changed });
  const { data: law } = useQuery(lawQuery(site.id, draft.country));
  const names = locales.map((value) => ({ value, label: localeName(value, locale) }));
  const input = inputOf(draft, law);

  async function send(): Promise<void> {
    try {
      await propose.mutateAsync(input);
      showToast({ message: words.proposed });
    } catch {
      // The error of the mutation is shown in the form.
    }
  }

  return (
    <Card title={office.current ? words.change : words.first} description={words.text}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void send();
        }}
      >
        <Stack gap="md">
          <TextInput
            label={words.organization}
            required
            maxLength={200}
            value={draft.name}
            onChange={({ currentTarget }) => set({ name: currentTarget.value })}
          />
          <LogoField logo={draft.logo} onChange={(logo) => set({ logo })} />
          <CountryField code={draft.country} onChange={(country) => set({ country })} />
          {law && <LawNote law={law} />}
          <PeopleFields managers={office.managers} draft={draft} onChange={set} />
          <Select
            label={words.locale}
            searchable
            allowDeselect={false}
            data={names}
            value={draft.locale}
            onChange={(chosen) => chosen && isLocale(chosen) && set({ locale: chosen })}
          />
          <MultiSelect
            label={words.languages}
            searchable
            data={names}
            value={[...draft.languages]}
            onChange={(chosen) => set({ languages: chosen.filter((one): one is Locale => isLocale(one)) })}
          />
          <Textarea
            label={words.welcome}
            description={words.welcomeHint}
            autosize
            minRows={2}
            maxLength={2000}
            value={draft.welcome}
            onChange={({ currentTarget }) => set({ welcome: currentTarget.value })}
          />
          <QuestionFields questions={draft.questions} onChange={(questions) => set({ questions })} />
          <WithWhy of="reportOtherWays" label={words.otherWays}>
            <Textarea
              label={words.otherWays}
              description={words.otherWaysHint}
              autosize
              minRows={2}
              maxLength={2000}
              value={draft.otherWays}
              onChange={({ currentTarget }) => set({ otherWays: currentTarget.value })}
            />
          </WithWhy>
          <AuthorityFields
            authorities={input.authorities}
            ofLaw={law?.authorities}
            onChange={(authorities) => set({ authorities })}
          />
          <OfficePreview input={input} notices={(office.proposal ?? office.current)?.privacyNotice} />
          {propose.error && <Alert color="red">{failureMessage(propose.error)}</Alert>}
          <Group justify="flex-end">
            <Button
              type="submit"
              loading={propose.isPending}
              disabled={draft.country === '' || input.recipients.length === 0}
            >
              {words.propose}
            </Button>
          </Group>
        </Stack>
      </form>
    </Card>
  );
}
