import { countVendors, type Counts } from '@app/tcf/counts.ts';
import { itemsOf, stacksOf, vendorsOf as vendorsIn } from '@app/tcf/cut-list.ts';
import { officialList } from '@app/tcf/official-list.ts';
import type { PanelData } from '@app/tcf/panel-data.ts';
import { featureBit, purposeBit } from '@app/tcf/tc-string.ts';
import type { ListItem } from '@app/tcf/vendor-list.ts';
import css from './panel.css';
import type { Draft, TcfPanel } from './panel-joint.ts';
import { element, entry, folded, headed, listed, switchFor, type Switch } from './panel-parts.ts';
import { providersSection, vendorsSection } from './panel-vendors.ts';

/**
 * The second layer of TCF: separate sections for purposes, special purposes, features, vendors and third parties
 * outside TCF (RULES T13 to T17, T22). It only changes the draft; the dialog decides what to do with it.
 */
export function createPanel(data: PanelData, isTest: boolean): TcfPanel {
  const vendors = vendorsIn(data.list);
  const counts = countVendors(vendors);
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  return {
    list: () => officialList(data.list),
    mount(into, root, draft) {
      if (!root.adoptedStyleSheets.includes(sheet)) root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
      into.className = 'tcf';
      into.lang = data.language;
      into.append(...sections(data, { vendors, counts, isTest }, draft));
    },
  };
}

type PanelState = {
  readonly vendors: ReturnType<typeof vendorsIn>;
  readonly counts: Counts;
  readonly isTest: boolean;
};

function sections(data: PanelData, { vendors, counts, isTest }: PanelState, draft: Draft): readonly HTMLElement[] {
  const { list, words, language } = data;
  const plural = new Intl.PluralRules(language);
  const numbers = new Intl.NumberFormat(language);
  const partners = (count = 0) =>
    (words.partners[plural.select(count)] ?? words.partners['other'] ?? '').replace('%{number}', numbers.format(count));

  /** Sets the `lang` of the list's texts, whose language may differ from the banner's. */
  const official = <T extends HTMLElement>(made: T): T => {
    made.lang = list.language;
    return made;
  };
  const full = ({ description, illustrations }: Pick<ListItem, 'description' | 'illustrations'>) => [
    element('p', description),
    illustrations.length > 0 ? element('p', element('b', words.illustrations)) : undefined,
    listed(illustrations),
  ];
  const withoutChoice = (items: readonly ListItem[], count: readonly number[]) =>
    items.map((item) =>
      entry(official(folded(item.name, `${partners(count[item.id])} · ${words.noChoice}`, () => full(item))), []),
    );

  const bitSwitch = (says: string, field: 'consents' | 'interests' | 'specialFeatures', bit: number, names: string) =>
    switchFor(
      says,
      names,
      () => (draft[field] & bit) !== 0,
      (on) => (draft[field] = on ? draft[field] | bit : draft[field] & ~bit),
    );
  const purpose = (item: ListItem) => {
    const bit = purposeBit(item.id);
    const switches: Switch[] = [];
    if (counts.consents[item.id]) switches.push(bitSwitch(words.consent, 'consents', bit, item.name));
    if (counts.interests[item.id]) switches.push(bitSwitch(words.legitimateInterest, 'interests', bit, item.name));
    return entry(official(folded(item.name, partners(counts.purposes[item.id]), () => full(item))), switches);
  };
  const specialFeature = (item: ListItem) =>
    entry(official(folded(item.name, partners(counts.specialFeatures[item.id]), () => full(item))), [
      bitSwitch(words.consent, 'specialFeatures', featureBit(item.id), item.name),
    ]);

  // Purposes that the publisher allows no vendor are not asked about.
  const purposes = itemsOf(list.purposes).filter(({ id }) => counts.purposes[id]);
  const stacks = stacksOf(list.stacks);
  const stacked = stacks.reduce((bits, stack) => bits | stack.purposes, 0);
  const ofStacks = stacks.map((stack) =>
    entry(
      official(
        folded(stack.name, '', () => [
          element('p', stack.description),
          ...purposes.filter(({ id }) => stack.purposes & purposeBit(id)).map(purpose),
        ]),
      ),
      [],
    ),
  );
  const features = itemsOf(list.features);
  const specialFeatures = itemsOf(list.specialFeatures);
  const specialPurposes = itemsOf(list.specialPurposes);
  const standard = list.standard['features'];
  const test = element('p', words.test);
  test.className = 'test';
  return [
    isTest && test,
    headed(words.purposes, ...ofStacks, ...purposes.filter(({ id }) => !(stacked & purposeBit(id))).map(purpose)),
    specialFeatures.length > 0 && headed(words.specialFeaturesHeading, ...specialFeatures.map(specialFeature)),
    specialPurposes.length > 0 &&
      headed(words.specialPurposes, ...withoutChoice(specialPurposes, counts.specialPurposes)),
    features.length > 0 &&
      headed(
        words.features,
        standard ? official(element('p', standard)) : undefined,
        ...withoutChoice(features, counts.features),
      ),
    vendorsSection(data, vendors, draft, partners(vendors.length)),
    data.providers.length > 0 && providersSection(data, draft, partners(data.providers.length)),
  ].filter((one) => one !== false);
}
