import type { SiteType } from '@app/contract';
import { IconAppWindow, IconDeviceMobile, IconWorld } from '@tabler/icons-react';

const icons = { Site: IconWorld, MobileApplication: IconDeviceMobile, FacebookApplication: IconAppWindow };

/** The icon of a type of site. */
export function SiteIcon({ type, size = 20 }: { readonly type: SiteType; readonly size?: number }) {
  const Icon = icons[type];
  return <Icon size={size} stroke={1.7} aria-hidden />;
}
