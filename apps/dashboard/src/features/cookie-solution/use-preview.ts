import type { BannerConfiguration } from '@app/consent';
import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Locale } from '@app/texts';
import { previewQuery, type Preview } from './data.ts';

/** How the banner is looked at. */
export type Look = {
  readonly device: 'phone' | 'tablet' | 'desktop';
  readonly language: Locale | undefined;
  /** Two letters, `US-CA`, or empty where it is not known. */
  readonly country: string;
  readonly scheme: 'light' | 'dark';
  /** 0: the configuration itself. */
  readonly variant: number;
};

export type Previewed = {
  readonly look: Look;
  readonly setLook: (look: Partial<Look>) => void;
  /** Languages and variants there are; what was chosen and is gone gives way to the first. */
  readonly language: Locale;
  readonly variant: number;
  readonly preview: Preview | undefined;
  readonly error: Error | null;
  readonly isStale: boolean;
  readonly again: () => void;
};

/** Milliseconds without a key pressed until the banner is made anew. */
const pause = 450;

/** The real banner of the draft. What is not complete is not shown: the last that was stays. */
export function usePreview(siteId: string, draft: BannerConfiguration, isComplete: boolean): Previewed {
  const [look, setLook] = useState<Look>({
    device: 'phone',
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
      },
      round,
    ),
    enabled: configuration !== undefined,
  });
  return {
    look,
    setLook: (changed) => setLook((before) => ({ ...before, ...changed })),
    language,
    variant,
    preview: data,
    error,
    isStale: isFetching || configuration !== draft,
    again: () => setRound((before) => before + 1),
  };
}
