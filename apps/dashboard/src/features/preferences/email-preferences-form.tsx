import { z } from 'zod';
import { useLocale, useWords } from '#app/words.tsx';
import { Form, FormActions, Submit, Switch } from '#ui/form.tsx';
import { useSaveEmailPreferences, type EmailPreferences } from './data.ts';

// The fixed path takes 1 and 2; a switch is on or off.
const schema = z.object({ drip: z.boolean(), newsletter: z.boolean() });

export function EmailPreferencesForm({ saved }: { readonly saved: EmailPreferences }) {
  const words = useWords().preferences.email;
  const save = useSaveEmailPreferences(useLocale());
  return (
    <Form schema={schema} initial={saved} busy={save.isPending} onSubmit={(wanted) => save.mutate(wanted)}>
      <Switch name="drip" label={words.drip} description={words.dripHint} />
      <Switch name="newsletter" label={words.newsletter} description={words.newsletterHint} />
      <FormActions>
        <Submit>{words.save}</Submit>
      </FormActions>
    </Form>
  );
}
