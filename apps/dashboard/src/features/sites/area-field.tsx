import { areaType } from '@app/contract';
import { IconCheck } from '@tabler/icons-react';
import { useWords } from '#app/words.tsx';
import { Select } from '#ui/form.tsx';
import classes from './settings-form.module.css';

type Props = { readonly name: string; readonly label: string; readonly description?: string };

/** Radio cards for the area that a site addresses, each with an explanation. */
export function AreaField(props: Props) {
  const { areas } = useWords().sites;
  return (
    <Select
      {...props}
      options={areaType.options.map((area) => ({ value: area, label: areas[area].label }))}
      maxDropdownHeight={320}
      renderOption={({ option, checked }) => {
        const area = areaType.options.find((one) => one === option.value);
        return (
          <div className={classes['area']}>
            <div>
              {option.label}
              {area && <p className={classes['hint']}>{areas[area].text}</p>}
            </div>
            {checked === true && <IconCheck size={16} aria-hidden />}
          </div>
        );
      }}
    />
  );
}
