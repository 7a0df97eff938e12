import { generatorForm, type GeneratorForm } from '@app/contract';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { projectsQuery } from '#app/sites.ts';
import { useLocale, useWords } from '#app/words.tsx';
import { Form, FormActions, Select, Submit } from '#ui/form.tsx';
import { Modal } from '#ui/modal.tsx';
import { useUi } from '#ui/ui-context.tsx';

import { proposedLanguage } from './document-languages.ts';
import { useGenerating, type SameResource } from './generating.ts';
import { GeneratorFields } from './generator-fields.tsx';
import { useLikelyCountry } from './likely-country.ts';
import { withAreas } from './proposed-areas.ts';
import { SameResourceDialog } from './same-resource-dialog.tsx';

type Props = {
  readonly opened: boolean;
  /** The preselected project. */
  readonly projectId?: string | undefined;
  readonly onClose: () => void;
};

/** Dialog that starts a new document: its type, language and site. */
export function GenerateModal({ opened, projectId, onClose }: Props) {
  const words = useWords().sites.generate;
  const locale = useLocale();
  const generating = useGenerating();
  const country = useLikelyCountry();
  const [warned, setWarned] = useState<SameResource>();
  const [entered, setEntered] = useState<GeneratorForm>({
    site_type: 'Site',
    document_type: 'privacy_policy',
    pp_locale: proposedLanguage('privacy_policy', locale),
    ...(projectId ? { project_id: projectId } : {}),
  });

  return (
    <>
      <Modal opened={opened && !warned} size="large" title={words.title} closable={!generating.busy} onClose={onClose}>
        <Form
          schema={generatorForm}
          initial={entered}
          busy={generating.busy}
          label={words.title}
          onSubmit={async (form) => {
            setEntered(form);
            setWarned(await generating.verify(withAreas(form, country)));
          }}
        >
          <GeneratorFields country={country} autoFocus />
          <ProjectField />
          <Actions onClose={onClose} busy={generating.busy} />
        </Form>
      </Modal>
      <SameResourceDialog
        warning={opened ? warned : undefined}
        busy={generating.busy}
        onStartNew={() => {
          generating.create(withAreas(entered, country));
        }}
        onClose={() => setWarned(undefined)}
        onLeave={() => {
          setWarned(undefined);
          onClose();
        }}
      />
    </>
  );
}

/** The choice of a project, shown if the account has any. */
function ProjectField() {
  const words = useWords().sites;
  const { data } = useQuery(projectsQuery);
  if (!data || data.projects.length === 0) return null;
  return (
    <Select
      name="project_id"
      label={words.generate.project}
      clearable
      placeholder={words.noProject}
      options={data.projects.map(({ id, name }) => ({ value: id, label: name }))}
    />
  );
}

function Actions({ onClose, busy }: { readonly onClose: () => void; readonly busy: boolean }) {
  const { words } = useUi();
  return (
    <FormActions>
      <Button variant="default" disabled={busy} onClick={onClose}>
        {words.dialog.cancel}
      </Button>
      <Submit>{useWords().sites.generate.start}</Submit>
    </FormActions>
  );
}
