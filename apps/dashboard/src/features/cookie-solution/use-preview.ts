import type { BannerConfiguration } from '@app/consent';
import type { BannerLayer } from '@app/contract';
import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Locale } from '@app/texts';
import { useIsPhone } from '#ui/breakpoints.ts';
import { previewQuery, type Preview } from './data.ts';

/** The settings of the preview. */
export type Look = {
  readonly device: 'desktop' | 'phone';
  readonly layer: BannerLayer;
  readonly language: Locale | undefined;
  /** Two letters, `US-CA`, or empty for an unknown country. */
  readonly country: string;
  readonly scheme: 'light' | 'dark';
  /** 0: the configuration itself. */
  readonly variant: number;
};

export type Previewed = {
  readonly look: Look;
  readonly setLook: (look: Partial<Look>) => void;
  /** The effective language and variant: the first one if the selected one no longer exists. */
  readonly language: Locale;
  readonly variant: number;
  readonly preview: Preview | undefined;
  readonly error: Error | null;
  readonly isStale: boolean;
  readonly again: () => void;
  /** Renews the address of the preview if it is about to expire. Returns whether it was. */
  readonly renew: () => boolean;
};

/** Milliseconds before its end in which an address is not opened any more. */
const margin = 30_000;

/** Milliseconds without a keystroke before the preview is updated. */
const pause = 450;

/** A live preview of the draft. An incomplete draft is not shown: the last complete one stays. */
export function usePreview(siteId: string, draft: BannerConfiguration, isComplete: boolean): Previewed {
  const isPhone = useIsPhone();
  const [look, setLook] = useState<Look>({
    device: isPhone ? 'phone' : 'desktop',
    layer: 'first',
    language: undefined,
    country: '',
    scheme: 'light',
    variant: 0,
  });
  const [round, setRound] = useState(0);
  const [complete, setComplete] = useState(isComplete ? draft : undefined);
  if (isComplete && complete !== draft) setComplete(draft);
  const [configuration] = useDebouncedValue(complete, pause);
  const languages = configuration?.languages ?? draft.languages;
  const language = languages.find((one) => one === look.language) ?? languages[0] ?? 'en';
  const variant = look.variant <= (configuration?.variants.length ?? 0) ? look.variant : 0;
  const { data, error, isFetching } = useQuery({
    ...previewQuery(
      siteId,
      {
        configuration: configuration ?? draft,
        language,
        country: look.country === '' ? null : look.country,
        scheme: look.scheme,
        variant,
        layer: look.layer,
      },
      round,
    ),
    enabled: configuration !== undefined,
  });
  const again = (): void => setRound((before) => before + 1);
  return {
    look,
    setLook: (changed) => setLook((before) => ({ ...before, ...changed })),
    language,
    variant,
    preview: data,
    error,
    isStale: isFetching || configuration !== draft,
    again,
    renew: () => {
      const isOver = data !== undefined && Date.parse(data.expiresAt) - Date.now() < margin;
      if (isOver) again();
      return isOver;
    },
  };
}
