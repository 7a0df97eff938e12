import type { DocumentSettings } from '@app/contract';
import { Switch } from '@mantine/core';
import { useWords } from '#app/words.tsx';
import { WithWhy } from '#app/why.tsx';
import { useField } from '#ui/form/field.ts';
import { OwnTextField } from './sections/own-text.tsx';

type Incentive = Partial<NonNullable<NonNullable<DocumentSettings['usStates']>['financialIncentive']>>;

/** Whether something is offered in return for data, and what its notice must state. CCPA regulations § 7016. */
export function FinancialIncentive() {
  const words = useWords().policies.settings.usStates;
  const { value, set, path } = useField<Incentive | undefined>('financialIncentive');
  return (
    <>
      <WithWhy of="financialIncentive" label={words.incentive}>
        <Switch
          {...path}
          label={words.incentive}
          description={words.incentiveHint}
          checked={value !== undefined}
          onChange={(event) => set(event.currentTarget.checked ? {} : undefined)}
        />
      </WithWhy>
      {value !== undefined && (
        <>
          <OwnTextField name="financialIncentive.offer" label={words.offer} required />
          <OwnTextField name="financialIncentive.joining" label={words.joining} required />
          <OwnTextField name="financialIncentive.value" label={words.value} hint={words.valueHint} required />
        </>
      )}
    </>
  );
}
