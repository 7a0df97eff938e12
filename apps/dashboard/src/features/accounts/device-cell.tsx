import type { Device } from '@app/contract';
import { fill } from '@app/texts';
import {
  IconDeviceDesktop,
  IconDeviceMobile,
  IconDeviceTablet,
  IconQuestionMark,
  IconTerminal2,
} from '@tabler/icons-react';
import { useWords } from '#app/words.tsx';
import { StatusBadge } from '#ui/status-badge.tsx';
import { TwoLines } from '#ui/two-lines.tsx';
import classes from './accounts.module.css';

const icons = {
  desktop: IconDeviceDesktop,
  phone: IconDeviceMobile,
  tablet: IconDeviceTablet,
  script: IconTerminal2,
  unknown: IconQuestionMark,
};

type Props = { readonly device: Device | null; readonly details: string; readonly current: boolean };

/** A browser on a device by name and icon, in a table. */
export function DeviceCell({ device, details, current }: Props) {
  const words = useWords().account;
  const nameOf = useDeviceName();
  const Icon = icons[device?.kind ?? 'unknown'];
  return (
    <span className={classes['device']}>
      <Icon size={18} stroke={1.7} aria-hidden className={classes['deviceIcon']} />
      <TwoLines>
        {nameOf(device)}
        <small>{details}</small>
      </TwoLines>
      {current && <StatusBadge tone="good">{words.thisDevice}</StatusBadge>}
    </span>
  );
}

export function useDeviceName(): (device: Device | null) => string {
  const words = useWords().account;
  return (device) => {
    const { browser, system } = device ?? { browser: '', system: '' };
    return browser && system ? fill(words.browserOn, { browser, system }) : browser || system || words.unknownDevice;
  };
}
