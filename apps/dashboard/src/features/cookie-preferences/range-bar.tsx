import { SegmentedControl, Select } from '@mantine/core';
import { useId } from 'react';
import { useIsPhone } from '#ui/breakpoints.ts';
import classes from './range.module.css';
import { CustomRange } from './custom-range.tsx';
import { customFrom, presets } from './range.ts';
import { useAddress } from './use-address.ts';
import { useNow } from './use-now.ts';
import { useCookiePreferencesWords } from './words.ts';

/** Selects the time range. It is stored in the address, and shared by choices and statistics. */
export function RangeBar() {
  const words = useCookiePreferencesWords().list.range;
  const label = useId();
  const isPhone = useIsPhone();
  const now = useNow();
  const { chosen, choose } = useAddress();
  const options = presets.map((value) => ({ value, label: words.presets[value] }));
  const change = (value: string | null): void => {
    const preset = presets.find((one) => one === value);
    if (!preset || preset === chosen.preset) return;
    choose(preset === 'custom' ? customFrom(chosen, now) : { preset });
  };
  return (
    <section className={classes['range']} aria-labelledby={label}>
      <div className={classes['row']}>
        <span id={label} className={classes['label']}>
          {words.label}
        </span>
        {isPhone ? (
          <Select
            aria-labelledby={label}
            data={options}
            value={chosen.preset}
            allowDeselect={false}
            onChange={change}
          />
        ) : (
          <SegmentedControl aria-labelledby={label} size="sm" data={options} value={chosen.preset} onChange={change} />
        )}
        <span className={classes['utc']}>{words.utc}</span>
      </div>
      {chosen.preset === 'custom' && <CustomRange range={chosen.range} />}
    </section>
  );
}
