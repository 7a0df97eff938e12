import { Stack } from '@mantine/core';
import { useMe } from '#app/session.ts';
import { CountrySelect } from './country-select.tsx';
import { useWords } from '#app/words.tsx';
import { Card } from '#ui/card.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { AppearanceChoice } from './appearance-choice.tsx';
import { EmailPreferencesForm } from './email-preferences-form.tsx';
import { LanguageLinks } from './language-links.tsx';

export function Component() {
  const words = useWords().preferences;
  const { preferences } = useMe();
  return (
    <>
      <PageHeader title={words.title} description={words.description} />
      <Stack gap="md">
        <Card title={words.language} description={words.languageHint}>
          <LanguageLinks />
        </Card>
        <Card title={words.country} description={words.countryHint}>
          <CountrySelect saved={preferences.country} />
        </Card>
        <Card title={words.appearance} description={words.appearanceHint}>
          <AppearanceChoice />
        </Card>
        <Card title={words.email.title} description={words.email.description}>
          <EmailPreferencesForm
            saved={{ drip: preferences.globalEmailDrip === 1, newsletter: preferences.globalEmailNl === 1 }}
          />
        </Card>
      </Stack>
    </>
  );
}
