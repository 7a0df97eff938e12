import type { BannerConfiguration } from '@app/consent';
import type { Banner } from '@app/contract';
import { useState } from 'react';
import { isSame } from './fields.ts';

type Edited = { readonly revision: number; readonly configuration: BannerConfiguration };

export type Draft = {
  readonly draft: BannerConfiguration;
  /** The revision it began from. */
  readonly revision: number;
  readonly isDirty: boolean;
  readonly change: (change: Partial<BannerConfiguration>) => void;
  /** Forgets the changes. Returns how to have them again. */
  readonly forget: () => () => void;
  /** Once `sent` is saved as `saved`: what was changed in the meantime stays. */
  readonly keepSince: (sent: BannerConfiguration, saved: Banner) => void;
};

/** The configuration as it stands in the fields: what is saved, until something is changed. */
export function useDraft(banner: Banner): Draft {
  const [edited, setEdited] = useState<Edited>();
  const draft = edited?.configuration ?? banner.configuration;
  return {
    draft,
    revision: edited?.revision ?? banner.revision,
    isDirty: edited !== undefined && !isSame(edited.configuration, banner.configuration),
    change: (change) =>
      setEdited((before) => ({
        revision: before?.revision ?? banner.revision,
        configuration: { ...(before?.configuration ?? banner.configuration), ...change },
      })),
    forget: () => {
      setEdited(undefined);
      return () => setEdited(edited);
    },
    keepSince: (sent, saved) =>
      setEdited((now) =>
        now && !isSame(now.configuration, sent)
          ? { revision: saved.revision, configuration: now.configuration }
          : undefined,
      ),
  };
}
