import { arbitrationBody, liabilityCap } from '@app/contract';
import { useWords } from '#app/words.tsx';
import { Switch, useFieldValue } from '#ui/form.tsx';
import { useGenerator } from '../generator-context.tsx';
import { OneOf } from './choice-fields.tsx';
import { NumberField } from './number-field.tsx';
import { Section } from './section.tsx';
import { LineField } from './text-fields.tsx';

/** What binds the owner toward businesses: nothing unless it is chosen. */
export function BusinessFields() {
  const words = useWords().policies.terms.business;
  const cap = useFieldValue<string>('business.cap');
  return (
    <Section title={words.title} text={words.text}>
      <OneOf
        name="business.cap"
        label={words.cap}
        options={liabilityCap.options.map((value) => ({ value, label: words.caps[value] }))}
        none={words.none}
      />
      {cap === 'amount' && (
        <LineField name="business.capAmount" label={words.capAmount} hint={words.capAmountHint} maxLength={50} />
      )}
      <NumberField
        name="business.availability"
        label={words.availability}
        hint={words.availabilityHint}
        min={50}
        max={100}
        decimals
      />
      <Switch name="business.confidentiality" label={words.confidentiality} />
      <Switch name="business.claims" label={words.claims} />
    </Section>
  );
}

/** Terms that only the law of a US state allows: nothing unless it is chosen. */
export function UnitedStatesFields() {
  const words = useWords().policies.terms.unitedStates;
  const { document } = useGenerator();
  const derived = document.derived.find(({ path }) => path === 'terms.law');
  const law = useFieldValue<string>('law') ?? derived?.value;
  if (law !== 'US') return null;
  return (
    <Section title={words.title} text={words.text}>
      <OneOf
        name="unitedStates.arbitration"
        label={words.arbitration}
        options={arbitrationBody.options.map((value) => ({ value, label: words.bodies[value] }))}
        none={words.none}
      />
      <Switch name="unitedStates.classWaiver" label={words.classWaiver} />
      <Switch name="unitedStates.indemnity" label={words.indemnity} />
      <LineField
        name="unitedStates.copyrightAgent"
        label={words.copyrightAgent}
        hint={words.copyrightAgentHint}
        maxLength={500}
      />
    </Section>
  );
}
