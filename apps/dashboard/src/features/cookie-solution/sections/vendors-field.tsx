import { Switch } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { vendorListQuery } from '../data.ts';
import { useCookieSolutionWords } from '../words.ts';
import { NamedChoice } from './named-choice.tsx';
import classes from './sections.module.css';

type Props = {
  readonly vendors: readonly number[] | 'all';
  readonly onChange: (vendors: readonly number[] | 'all') => void;
};

/** The vendors the site works with. */
export function VendorsField({ vendors, onChange }: Props) {
  const words = useCookieSolutionWords().advanced.tcf;
  const { data } = useQuery(vendorListQuery);
  return (
    <fieldset className={classes['group']}>
      <legend className={classes['legend']}>{words.vendors}</legend>
      <p className={classes['hint']}>{words.vendorsHint}</p>
      {vendors !== 'all' && (
        <NamedChoice
          path="tcf.vendors"
          words={{
            find: words.vendorsFind,
            ids: words.vendorsIds,
            none: words.vendorsNone,
            more: words.vendorsMore,
            chosen: words.vendorsChosen,
          }}
          known={data?.vendors ?? []}
          chosen={vendors}
          onChange={onChange}
        />
      )}
      <Switch
        mt="xs"
        label={words.vendorsAll}
        description={words.vendorsAllHint}
        checked={vendors === 'all'}
        onChange={({ currentTarget }) => onChange(currentTarget.checked ? 'all' : [])}
      />
    </fieldset>
  );
}
