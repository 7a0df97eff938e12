import { Stack, Switch } from '@mantine/core';
import { useState } from 'react';
import { useLocale, useWords } from '#app/words.tsx';
import { showToast } from '#ui/toast.tsx';
import { useSaveEmailPreferences, type EmailPreferences } from './data.ts';

type Change = Partial<EmailPreferences>;

/** Which email a person wants. Each switch saves at once and can be undone. */
export function EmailPreferencesForm({ saved }: { readonly saved: EmailPreferences }) {
  const words = useWords().preferences.email;
  const save = useSaveEmailPreferences(useLocale());
  const [pending, setPending] = useState<Change>({});
  const shown = { ...saved, ...pending };
  const change = async (wanted: Change, back?: Change): Promise<void> => {
    setPending((others) => ({ ...others, ...wanted }));
    try {
      const message = await save.mutateAsync(wanted);
      if (message !== undefined) showToast({ message, ...(back && { onUndo: () => void change(back) }) });
    } catch {
      // The query client showed the error.
    } finally {
      // A later press of the same switch is still on its way.
      setPending((all) =>
        Object.fromEntries(Object.entries(all).filter(([name, value]) => wanted[name as keyof Change] !== value)),
      );
    }
  };
  const part = (name: keyof EmailPreferences, description: string) => (
    <Switch
      label={words[name]}
      description={description}
      checked={shown[name]}
      onChange={({ currentTarget: { checked } }) => void change({ [name]: checked }, { [name]: !checked })}
    />
  );
  return (
    <Stack gap="md">
      {part('drip', words.dripHint)}
      {part('newsletter', words.newsletterHint)}
    </Stack>
  );
}
