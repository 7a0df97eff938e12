import type { BannerConfiguration } from '@app/consent';
import type { Banner } from '@app/contract';
import { useState } from 'react';
import { isSame } from '#app/saving/is-same.ts';

type Edited = { readonly revision: number; readonly configuration: BannerConfiguration };

export type Draft = {
  readonly draft: BannerConfiguration;
  /** The revision on which the draft is based. */
  readonly revision: number;
  readonly isDirty: boolean;
  readonly change: (change: Partial<BannerConfiguration>) => void;
  /** Discards the changes. Returns a function that restores them. */
  readonly forget: () => () => void;
  /** Called after `sent` was saved as `saved`: keeps later changes. */
  readonly keepSince: (sent: BannerConfiguration, saved: Banner) => void;
};

/** The configuration in the fields: the saved one until something is changed. */
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
