import { isCountryCode } from '@app/catalogue/countries.ts';
import { firstSites, type Answer, type Site } from '@app/contract';
import { countriesIn, fill, plural } from '@app/texts';
import { Checkbox, SimpleGrid, Stack, Text } from '@mantine/core';
import { useMemo } from 'react';
import { useNavigate } from 'react-router';
import { useAreaWords } from '#app/area-words.ts';
import { usePaths } from '#app/paths.ts';
import { storedCountry } from '#app/preferences.ts';
import { useMe } from '#app/session.ts';
import { useLocale } from '#app/words.tsx';
import { Card } from '#ui/card.tsx';
import { CheckboxGroup, Form, FormActions, Select, Submit, TextArea, TextInput } from '#ui/form.tsx';
import { useStartSite } from './data.ts';
import { SameSite } from './same-site.tsx';

type Draft = Answer<typeof firstSites.readDraft>;

type Props = {
  readonly draft: Draft | undefined;
  /** The token of the draft. */
  readonly token: string | null | undefined;
  /** The address, if there is no draft. */
  readonly url: string;
  /** A site of the account whose owner is proposed. */
  readonly known: Site | undefined;
};

/** Asks once who runs the site; everything else is proposed. */
export function StartForm({ draft, token, url, known }: Props) {
  const words = useAreaWords('firstSite');
  const locale = useLocale();
  const paths = usePaths();
  const navigate = useNavigate();
  const { person, account } = useMe();
  const start = useStartSite();
  const country = draft?.country ?? storedCountry() ?? countryOfBrowser();
  // Until its owner names it, an account is called by the address.
  const name = account.name === person.email ? undefined : account.name;
  return (
    <Form
      schema={firstSites.start.body}
      initial={{
        url: draft?.url ?? url,
        ...(token && { draft: token }),
        // The remaining fields are required, and empty until they are filled in.
        owner: known?.owner ?? { name: name ?? '', email: person.email, address: '', country: country ?? '' },
        services: draft?.services.map(({ id }) => id) ?? [],
        language: locale,
      }}
      {...(!draft ? { focus: 'url' } : !known && { focus: 'owner.address' })}
      busy={start.isPending || start.isSuccess}
      error={start.error}
      label={words.ownerTitle}
      onSubmit={async (entered) => {
        const { siteId } = await start.mutateAsync(entered);
        await navigate(paths.site(siteId));
      }}
    >
      <SameSite />
      {!draft && (
        <Card title={words.siteTitle}>
          <TextInput name="url" label={words.url} inputMode="url" autoComplete="url" spellCheck={false} />
        </Card>
      )}
      <Card title={words.ownerTitle} {...(known && { description: fill(words.known, { site: known.name }) })}>
        <OwnerFields />
      </Card>
      {draft && (
        <Card title={words.servicesTitle}>
          {draft.services.length > 0 ? <Services draft={draft} /> : <Text size="sm">{words.noServices}</Text>}
          {draft.unknown > 0 && (
            <Text size="sm" c="dimmed" mt="md">
              {plural(locale, draft.unknown, words.unknown)}
            </Text>
          )}
        </Card>
      )}
      <FormActions>
        <Submit>{words.submit}</Submit>
      </FormActions>
    </Form>
  );
}

function OwnerFields() {
  const words = useAreaWords('firstSite');
  const locale = useLocale();
  const countries = useMemo(
    () => countriesIn(locale).map(({ code, name }) => ({ value: code, label: name })),
    [locale],
  );
  return (
    <Stack gap="md">
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        <TextInput name="owner.name" label={words.name} maxLength={200} autoComplete="organization" />
        <TextInput name="owner.email" label={words.email} type="email" inputMode="email" autoComplete="email" />
      </SimpleGrid>
      <TextArea name="owner.address" label={words.address} minRows={2} maxLength={500} autoComplete="street-address" />
      <Select name="owner.country" label={words.country} options={countries} />
    </Stack>
  );
}

function Services({ draft }: { readonly draft: Draft }) {
  const words = useAreaWords('firstSite');
  return (
    <CheckboxGroup name="services" label={words.services}>
      <SimpleGrid cols={{ base: 1, sm: 2 }} mt="sm">
        {draft.services.map(({ id, name, provider }) => (
          <Checkbox key={id} value={id} label={name} description={provider === name ? undefined : provider} />
        ))}
      </SimpleGrid>
    </CheckboxGroup>
  );
}

/** The region of the browser's language: `DE` for `de-DE`. */
function countryOfBrowser(): string | undefined {
  const region = new Intl.Locale(window.navigator.language).region;
  return region && isCountryCode(region) ? region : undefined;
}
