import { entrustedPurposes } from '@app/catalogue';
import { documentSettings, entrustedSubject, type Document } from '@app/contract';
import { useWords } from '#app/words.tsx';
import { MultiSelect } from '#ui/form.tsx';
import { useGenerator } from '../generator-context.tsx';
import { PanelForm } from '../part-form.tsx';
import { OwnTextField } from '../sections/own-text.tsx';
import { useDataTypeOptions } from '../sections/data-sections.tsx';
import { OneOf, SomeOf } from '../terms/choice-fields.tsx';
import { NumberField } from '../terms/number-field.tsx';
import { OwnClauses } from '../terms/own-clauses.tsx';
import { Section } from '../terms/section.tsx';

const schema = documentSettings.shape.processing.unwrap();

/** The facts for a data processing agreement: what is processed for customers, by whom else, and on which terms. */
export function ProcessingPanel() {
  const words = useWords().policies.processing;
  const { document } = useGenerator();
  return (
    <PanelForm
      part="processing"
      label={words.title}
      schema={schema}
      initial={document.settings.processing ?? { subprocessors: proposedIn(document) }}
      settings={(processing) => ({ processing: { subprocessors: [], ...processing } })}
    >
      <SubjectFields />
      <SubprocessorFields />
      <TimeFields />
      <OwnClauses />
    </PanelForm>
  );
}

/** The id by which documents know a service. */
const factIdOf = ({ id, serviceId }: Document['services'][number]): string => serviceId ?? id;

/** Services that usually process data of customers, by what they are for. */
function proposedIn({ services }: Document): string[] {
  return services
    .filter(({ purposes }) => purposes.some((purpose) => entrustedPurposes.some((usual) => usual === purpose)))
    .map(factIdOf);
}

function SubjectFields() {
  const words = useWords().policies.processing.subject;
  return (
    <Section title={words.title} text={words.text}>
      <OwnTextField name="purpose" label={words.purpose} hint={words.purposeHint} required />
      <MultiSelect name="dataTypes" label={words.dataTypes} options={useDataTypeOptions()} />
      <SomeOf
        name="people"
        label={words.people}
        options={entrustedSubject.options.map((value) => ({ value, label: words.kinds[value] }))}
      />
    </Section>
  );
}

function SubprocessorFields() {
  const words = useWords().policies.processing.subprocessors;
  const { services } = useGenerator().document;
  return (
    <Section title={words.title} text={services.length > 0 ? words.text : words.none}>
      {services.length > 0 && (
        <SomeOf
          name="subprocessors"
          label={words.services}
          options={services.map((service) => ({ value: factIdOf(service), label: service.name }))}
        />
      )}
      <OneOf
        name="authorization"
        label={words.authorization}
        options={[
          { value: 'general', label: words.general },
          { value: 'specific', label: words.specific },
        ]}
      />
      <NumberField name="noticeDays" label={words.notice} hint={words.days} min={1} max={365} />
    </Section>
  );
}

function TimeFields() {
  const words = useWords().policies.processing.times;
  return (
    <Section title={words.title}>
      <NumberField name="breachHours" label={words.breach} hint={words.breachHint} min={1} max={72} />
      <NumberField name="deletionDays" label={words.deletion} hint={words.days} min={1} max={365} />
      <NumberField name="auditDays" label={words.audit} hint={words.days} min={1} max={365} />
    </Section>
  );
}
