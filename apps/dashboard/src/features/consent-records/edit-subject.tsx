import { consentRights, type SubjectRow } from '@app/contract';
import { Group } from '@mantine/core';
import { useEffect, useEffectEvent } from 'react';
import { afterwards } from '#app/afterwards.ts';
import { Checkbox, Form, FormActions, Submit, TextInput, useFieldValue, useSetField } from '#ui/form.tsx';
import { Modal } from '#ui/modal.tsx';
import { showToast } from '#ui/toast.tsx';
import classes from './consent-records.module.css';
import { useUpdateSubject } from './data-rights.ts';
import { changeOf } from './subject-change.ts';
import { useConsentRecordsWords } from './words.ts';

type Props = {
  readonly siteId: string;
  readonly subject: SubjectRow;
  readonly opened: boolean;
  readonly onClose: () => void;
};

/** Corrects the data of a person (GDPR 16). */
export function EditSubject({ siteId, subject, opened, onClose }: Props) {
  const { rights: words, subjects } = useConsentRecordsWords();
  const update = useUpdateSubject(siteId, subject.id);
  const { email, firstName, lastName, fullName, verified } = subject;
  return (
    <Modal opened={opened} title={words.editTitle} closable={!update.isPending} onClose={onClose}>
      {opened && (
        <Form
          schema={consentRights.updateSubject.body}
          label={words.editTitle}
          initial={{
            email: email ?? '',
            firstName: firstName ?? '',
            lastName: lastName ?? '',
            fullName: fullName ?? '',
            verified,
          }}
          focus="email"
          busy={update.isPending}
          error={update.error}
          onSubmit={(entered) =>
            afterwards(update.mutateAsync(changeOf(subject, entered)), () => {
              showToast({ message: words.saved });
              onClose();
            })
          }
        >
          <p className={classes['lead']}>{words.editText}</p>
          <TextInput name="email" label={subjects.email} type="email" autoComplete="off" />
          <TextInput name="fullName" label={subjects.fullName} autoComplete="off" />
          <Group align="flex-start" gap="sm" grow>
            <TextInput name="firstName" label={subjects.firstName} autoComplete="off" />
            <TextInput name="lastName" label={subjects.lastName} autoComplete="off" />
          </Group>
          <Verified email={email ?? ''} />
          <FormActions>
            <Submit>{words.save}</Submit>
          </FormActions>
        </Form>
      )}
    </Modal>
  );
}

/** The verification of the old address does not apply to a new one: changing the address unchecks the box. */
function Verified({ email }: { readonly email: string }) {
  const words = useConsentRecordsWords().rights;
  const entered = useFieldValue<string>('email') ?? '';
  const set = useSetField();
  const isAnother = entered !== email;
  const untick = useEffectEvent(() => set('verified', false));
  useEffect(() => {
    if (isAnother) untick();
  }, [isAnother]);
  return <Checkbox name="verified" label={words.verified} description={words.verifiedHint} />;
}
