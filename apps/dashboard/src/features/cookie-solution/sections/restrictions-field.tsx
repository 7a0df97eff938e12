import type { PublisherRestriction } from '@app/consent';
import { fill } from '@app/texts';
import { ActionIcon, Button, NativeSelect } from '@mantine/core';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { useCookieSolutionWords } from '../words.ts';
import { NumbersInput } from './numbers-input.tsx';
import classes from './sections.module.css';

type Props = {
  readonly restrictions: readonly PublisherRestriction[];
  readonly onChange: (restrictions: readonly PublisherRestriction[]) => void;
};

/** The purposes of TCF 2.2 and later. */
const purposeNumbers = Array.from({ length: 11 }, (_, at) => at + 1);
const types = ['0', '1', '2'] as const;

/** Restrictions of vendors on this site, whatever they declare. */
export function RestrictionsField({ restrictions, onChange }: Props) {
  const words = useCookieSolutionWords().advanced.tcf;
  const set = (at: number, changed: Partial<PublisherRestriction>): void =>
    onChange(restrictions.map((one, place) => (place === at ? { ...one, ...changed } : one)));
  return (
    <fieldset className={classes['group']}>
      <legend className={classes['legend']}>{words.restrictions}</legend>
      <p className={classes['hint']}>{words.restrictionsHint}</p>
      {restrictions.map(({ purpose, type, vendors }, at) => (
        // Entries have no id, so the index is the key.
        <div key={at} className={classes['restriction']}>
          <NativeSelect
            label={words.restrictionPurpose}
            data={purposeNumbers.map((number) => ({
              value: String(number),
              label: fill(words.purposeNumber, { number }),
            }))}
            value={String(purpose)}
            onChange={({ currentTarget }) => set(at, { purpose: Number(currentTarget.value) })}
          />
          <NativeSelect
            label={words.restrictionType}
            data={types.map((value) => ({ value, label: words.restrictionTypes[value] }))}
            value={String(type)}
            onChange={({ currentTarget }) => set(at, { type: typeOf(currentTarget.value) })}
          />
          <NumbersInput
            path={`tcf.restrictions.${at}.vendors`}
            label={words.restrictionVendors}
            value={vendors}
            onChange={(chosen) => set(at, { vendors: chosen })}
          />
          <ActionIcon
            aria-label={fill(words.restrictionRemove, { number: at + 1 })}
            onClick={() => onChange(restrictions.filter((_, place) => place !== at))}
          >
            <IconTrash size={17} stroke={1.8} aria-hidden />
          </ActionIcon>
        </div>
      ))}
      {restrictions.length === 0 && <p className={classes['hint']}>{words.restrictionsNone}</p>}
      <Button
        size="xs"
        variant="default"
        data-path="tcf.restrictions"
        leftSection={<IconPlus size={16} aria-hidden />}
        onClick={() => onChange([...restrictions, { purpose: 2, type: 1, vendors: [] }])}
      >
        {words.restrictionAdd}
      </Button>
    </fieldset>
  );
}

function typeOf(value: string): PublisherRestriction['type'] {
  if (value === '0') return 0;
  return value === '2' ? 2 : 1;
}
