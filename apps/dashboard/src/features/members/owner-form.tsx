import type { Locale } from '@app/texts';
import { sites, type Call, type OwnerData } from '@app/contract';
import { fieldProblems } from '@app/contract/field-problems.ts';
import { Button, SimpleGrid } from '@mantine/core';
import { useEffect, useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { afterwards } from '#app/afterwards.ts';
import { showAlert } from '#app/alerts.ts';
import { UnsavedGuard } from '#app/unsaved-guard.tsx';
import { useWords } from '#app/words.tsx';
import { Card } from '#ui/card.tsx';
import { Form, FormActions, Submit, TextArea, TextInput } from '#ui/form.tsx';
import { useUi } from '#ui/ui-context.tsx';
import { showToast } from '#ui/toast.tsx';
import { AuthorityField } from './authority-field.tsx';
import { CompanyFields } from './company-fields.tsx';
import { ContactFields } from './contact-fields.tsx';
import { CountryField } from './country-field.tsx';
import { JointControllers } from './joint-controllers.tsx';
import { askedField, contactGroups, initialOwner, savedOwner } from './owner-groups.ts';
import classes from './owner-form.module.css';

const schema = sites.setOwner.body;

type Body = Call<typeof sites.setOwner>['body'];

type Props = {
  readonly owner: OwnerData | null;
  /** In which it is said what was agreed with joint controllers. */
  readonly languages: readonly Locale[];
  /** How it is saved: a mutation. */
  readonly save: {
    readonly isPending: boolean;
    readonly error: Error | null;
    readonly mutateAsync: (owner: Body) => Promise<unknown>;
  };
  readonly saveLabel: string;
  readonly savedMessage: string;
  /** Where it leads once all is saved, or when nothing shall be. */
  readonly back: string;
};

/** Everything that is known of an owner: that of a site, or a member. `?field=` names the field to fill. */
export function OwnerForm({ owner, languages, save, saveLabel, savedMessage, back }: Props) {
  const words = useWords().sites.owner;
  const { words: ui } = useUi();
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const field = askedField(params.get('field'));
  const focus = useAfterPaint(field);
  const [initial] = useState(() => initialOwner(owner, field));
  const [changed, setChanged] = useState(false);
  const [saved, setSaved] = useState(false);
  const [notes, setNotes] = useState<readonly string[]>([]);
  // Leaves once the guard knows that all is saved.
  useEffect(() => {
    if (saved) void navigate(back);
  }, [saved, navigate, back]);

  return (
    <>
      <UnsavedGuard when={changed && !saved} />
      <Form
        schema={schema}
        initial={initial}
        busy={save.isPending}
        error={save.error}
        {...(focus ? { focus } : {})}
        onChange={() => setChanged(true)}
        onRefused={(error, given) => {
          const codes = Object.values(fieldProblems(error, given)).map(({ code }) => code);
          setNotes([
            ...(codes.some((code) => code.startsWith('field.email')) ? [words.emailWrong] : []),
            ...(codes.includes('field.required') ? [words.requiredMissing] : []),
          ]);
        }}
        notes={notes}
        onSubmit={(entered) =>
          afterwards(save.mutateAsync(savedOwner(entered)), () => {
            showToast({ message: savedMessage });
            setSaved(true);
          })
        }
      >
        <Card title={words.identity} description={words.identityHint}>
          <div className={classes['fields']}>
            <TextInput
              name="name"
              label={words.name}
              description={words.nameHint}
              autoComplete="organization"
              maxLength={200}
            />
            <TextArea name="address" label={words.address} minRows={2} autoComplete="street-address" maxLength={500} />
            <SimpleGrid cols={{ base: 1, sm: 2 }}>
              <CountryField name="country" label={words.country} />
              <TextInput name="email" label={words.email} type="email" inputMode="email" autoComplete="email" />
              <TextInput
                name="serviceEmail"
                label={words.serviceEmail}
                description={words.serviceEmailHint}
                type="email"
                inputMode="email"
                autoComplete="email"
              />
              <TextInput
                name="phone"
                label={words.phone}
                type="tel"
                inputMode="tel"
                autoComplete="tel"
                maxLength={50}
              />
              <TextInput name="vatNumber" label={words.vatNumber} autoComplete="off" maxLength={30} />
              <TextInput
                name="legalRepresentative"
                label={words.legalRepresentative}
                description={words.legalRepresentativeHint}
                autoComplete="off"
                maxLength={200}
              />
            </SimpleGrid>
            <AuthorityField />
          </div>
        </Card>
        <Card title={words.company} description={words.companyHint}>
          <CompanyFields />
        </Card>
        <Card title={words.others} description={words.othersHint}>
          <div className={classes['groups']}>
            {contactGroups.map((group) => (
              <ContactFields key={group} group={group} />
            ))}
            <JointControllers languages={languages} />
          </div>
        </Card>
        <FormActions>
          <Button component={Link} to={back} variant="default">
            {ui.dialog.cancel}
          </Button>
          <Submit>{saveLabel}</Submit>
        </FormActions>
      </Form>
    </>
  );
}

/** The field once the page is painted: until then focus belongs to its heading. */
function useAfterPaint(field: string | undefined): string | undefined {
  const [shown, setShown] = useState<string>();
  useEffect(() => {
    const waiting = requestAnimationFrame(() => setShown(field));
    return () => cancelAnimationFrame(waiting);
  }, [field]);
  return shown;
}
