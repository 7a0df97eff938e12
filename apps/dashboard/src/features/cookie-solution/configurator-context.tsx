import type { BannerConfiguration } from '@app/consent';
import type { Banner, Site } from '@app/contract';
import { createContext, use } from 'react';
import { useSearchParams } from 'react-router';
import { useAddressChange } from '#app/address.ts';
import { placeOf, sections, type Section, type View } from './fields.ts';
import type { Checked } from './checks.ts';
import type { Draft } from './use-draft.ts';
import type { Previewed } from './use-preview.ts';
import type { Saving } from './use-saving.ts';

/** The state that the parts of the page share. */
export type Configurator = {
  readonly site: Site;
  readonly siteId: string;
  /** The banner on the server. */
  readonly banner: Banner;
  /** The configuration in the fields. */
  readonly draft: BannerConfiguration;
  readonly isDirty: boolean;
  readonly change: (change: Partial<BannerConfiguration>) => void;
  readonly checked: Checked;
  readonly drafted: Draft;
  readonly previewed: Previewed;
  readonly saving: Saving;
  /** Takes the latest change back. Undefined if there is none, or somebody else saved since. */
  readonly undo: (() => void) | undefined;
  /** Says whether something is typed that counts once its field is left. */
  readonly setTyping: (isTyping: boolean) => void;
};

export const ConfiguratorContext = createContext<Configurator | undefined>(undefined);

export function useConfigurator(): Configurator {
  const configurator = use(ConfiguratorContext);
  if (!configurator) throw new Error('useConfigurator() needs a ConfiguratorContext above it.');
  return configurator;
}

/** Returns the problem of a field, which is shown below it. The field's name is the path of the setting: `colours.button`. */
export function useProblemOf(): (path: string) => string | undefined {
  const { checked } = useConfigurator();
  return (path) => checked.problems[path];
}

type Place = {
  /** Whether more options are unfolded. */
  readonly view: View;
  /** Undefined while all are folded. */
  readonly section: Section | undefined;
  readonly showView: (view: View) => void;
  readonly showSection: (section: Section | 'none') => void;
  /** Opens the section of a setting and focuses its field. */
  readonly goTo: (path: string) => void;
};

/** The settings that are shown. Stored in the address, so that a finding, or a colleague, can link to them. */
export function usePlace(): Place {
  const [search] = useSearchParams();
  const changeAddress = useAddressChange();
  const field = search.get('field');
  const isUnfolded = search.get('view') === 'advanced' || (field !== null && placeOf(field).view === 'advanced');
  const view: View = isUnfolded ? 'advanced' : 'simple';
  const asked = search.get('section');
  const section = asked === 'none' ? undefined : (sections.find((one) => one === asked) ?? 'site');
  return {
    view,
    section,
    showView: (next) => changeAddress({ view: next === 'advanced' ? next : undefined, field: undefined }),
    showSection: (next) => changeAddress({ section: next, field: undefined }),
    goTo: (path) => {
      const place = placeOf(path);
      changeAddress({
        section: place.section,
        field: path,
        show: undefined,
        ...(place.view === 'advanced' ? { view: place.view } : {}),
      });
    },
  };
}
