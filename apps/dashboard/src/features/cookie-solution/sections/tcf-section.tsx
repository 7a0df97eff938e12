import type { TcfSettings } from '@app/consent';
import { countriesIn, fill, formatDate } from '@app/texts';
import { Alert, NumberInput, Select, Stack, Switch } from '@mantine/core';
import { IconInfoCircle } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocale } from '#app/words.tsx';
import { Card } from '#ui/card.tsx';
import { useConfigurator, useProblemOf } from '../configurator-context.tsx';
import { useFetchVendorList, vendorListQuery } from '../data.ts';
import { reasonsAgainstTcf } from '../tcf-reasons.ts';
import { useCookieSolutionWords } from '../words.ts';
import { ListState } from './list-state.tsx';
import { NumbersInput } from './numbers-input.tsx';
import { ProvidersField } from './providers-field.tsx';
import { RestrictionsField } from './restrictions-field.tsx';
import { VendorsField } from './vendors-field.tsx';
import classes from './sections.module.css';

/** The Transparency and Consent Framework: the reasons why it cannot be switched on, or all of its settings. */
export function TcfSection() {
  const words = useCookieSolutionWords().advanced.tcf;
  const { draft, banner, change } = useConfigurator();
  const { tcf } = draft;
  const set = (changed: Partial<TcfSettings>): void => change({ tcf: { ...tcf, ...changed } });
  const [now] = useState(Date.now);
  // Uses a list fetched after the page was opened.
  const { data: list = banner.vendorList } = useQuery(vendorListQuery);
  const reasons = reasonsAgainstTcf(tcf, list, now);
  return (
    <Card title={words.title} description={words.text}>
      <Stack gap="lg">
        {reasons.length > 0 && (
          <Alert color={tcf.on ? 'red' : 'sky'} icon={<IconInfoCircle size={18} aria-hidden />} title={words.cannot}>
            <ul className={classes['problems']}>
              {reasons.map((reason) => (
                <li key={reason}>{words.reasons[reason]}</li>
              ))}
            </ul>
          </Alert>
        )}
        <Switch
          data-path="tcf.on"
          label={words.on}
          checked={tcf.on}
          disabled={!tcf.on && reasons.length > 0}
          onChange={({ currentTarget }) => set({ on: currentTarget.checked })}
        />
        <VendorListState />
        <Registration tcf={tcf} set={set} />
        <VendorsField vendors={tcf.vendors} onChange={(vendors) => set({ vendors })} />
        <RestrictionsField restrictions={tcf.restrictions} onChange={(restrictions) => set({ restrictions })} />
        <NumbersInput
          path="tcf.stacks"
          label={words.stacks}
          description={words.stacksHint}
          value={tcf.stacks}
          onChange={(stacks) => set({ stacks })}
        />
        <Switch
          data-path="tcf.purposeOneTreatment"
          label={words.oneTreatment}
          checked={tcf.purposeOneTreatment}
          onChange={({ currentTarget }) => set({ purposeOneTreatment: currentTarget.checked })}
        />
        <ProvidersField tcf={tcf} set={set} />
      </Stack>
    </Card>
  );
}

type PartProps = { readonly tcf: TcfSettings; readonly set: (changed: Partial<TcfSettings>) => void };

function Registration({ tcf, set }: PartProps) {
  const words = useCookieSolutionWords().advanced.tcf;
  const locale = useLocale();
  const problemOf = useProblemOf();
  return (
    <>
      <div className={classes['pair']}>
        <NumberInput
          data-path="tcf.cmpId"
          label={words.cmpId}
          description={words.cmpIdHint}
          // Description below the input, so that adjacent fields are aligned.
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          min={2}
          max={4095}
          allowDecimal={false}
          hideControls
          value={tcf.cmpId ?? ''}
          error={problemOf('tcf.cmpId')}
          onChange={(value) => set({ cmpId: value === '' ? null : Number(value) })}
        />
        <NumberInput
          data-path="tcf.cmpVersion"
          label={words.cmpVersion}
          min={0}
          max={4095}
          allowDecimal={false}
          hideControls
          value={tcf.cmpVersion}
          error={problemOf('tcf.cmpVersion')}
          onChange={(value) => set({ cmpVersion: Number(value) })}
        />
      </div>
      <Select
        data-path="tcf.publisherCountry"
        label={words.country}
        searchable
        allowDeselect={false}
        data={countriesIn(locale).map(({ code, name }) => ({ value: code, label: name }))}
        value={tcf.publisherCountry}
        error={problemOf('tcf.publisherCountry')}
        onChange={(value) => value && set({ publisherCountry: value })}
      />
    </>
  );
}

/** The version of the vendor list on this server. */
function VendorListState() {
  const words = useCookieSolutionWords().advanced.tcf;
  const locale = useLocale();
  const { banner } = useConfigurator();
  const { data } = useQuery(vendorListQuery);
  const { version, lastUpdated } = data ?? banner.vendorList;
  const date = lastUpdated && formatDate(locale, lastUpdated, 'long');
  const state =
    version === null || !date
      ? words.listNone
      : fill(words.listState, { version, date, vendors: data?.vendors.length ?? 0 });
  return <ListState title={words.list} state={state} fetching={useFetchVendorList()} />;
}
