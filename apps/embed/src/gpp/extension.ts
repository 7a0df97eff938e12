import { bitOf, type Choice, type CompiledRegime } from '@app/consent';
import { partsOf, writeGpp, type SectionContent } from '@app/tcf/gpp/gpp-string.ts';
import { sectionOf } from '@app/tcf/gpp/sections.ts';
import { answersOf } from '@app/tcf/gpp/us-answers.ts';
import type { Extension, Kit } from '../banner/extension.ts';
import { createApi, type GppFunction, type GppStatus, type SpokenSection } from './api.ts';

/** The fields of a TCF event that are used here. */
type TcData = { readonly tcString?: string; readonly eventStatus?: string };
type Page = {
  __gpp?: GppFunction;
  readonly navigator: { readonly globalPrivacyControl?: boolean };
  readonly __tcfapi?: (command: string, version: number, callback: (data: TcData, success: boolean) => void) => void;
};

const marketing = bitOf('marketing');

/**
 * Provides `__gpp` to third-party scripts: the section of the visitor's state, and the TC string if the site has one.
 * Visitors to whom no section applies get a string without one, which is ready at once.
 */
export function gppExtension(kit: Kit, page: Page): Extension {
  let text = '';
  let sections: readonly SpokenSection[] = [];
  let [us, tc, display]: [number | undefined, string, GppStatus['display']] = [undefined, '', 'hidden'];
  const gpc = page.navigator.globalPrivacyControl === true;

  // The stub was installed when the banner's script started.
  const stub = page.__gpp;
  const waiting = stub?.() as unknown[][] | undefined; // without arguments a stub returns its queue
  const cmpId = kit.config.tcf?.cmpId ?? 0;
  const api = createApi(() => ({ cmpId, text, sections, applicable: us ?? (tc ? 2 : -1), display }), stub);
  page.__gpp = api.call;
  // Replays queued calls with their original arguments: the command is the first.
  for (const call of waiting ?? []) api.call(...(call as Parameters<typeof api.call>));

  const write = (choice: Choice | undefined, { gpp, before }: CompiledRegime): void => {
    us = gpp;
    const asked = choice && (choice.decided & marketing) !== 0;
    const decision = {
      advertises: (kit.config.purposes & marketing) !== 0,
      allowed: ((asked ? choice.granted : before) & marketing) !== 0,
      answered: asked === true && choice.action !== 'gpc',
      gpc,
    };
    const contents: SectionContent[] = tc ? [{ id: 2, text: tc }] : [];
    if (gpp) contents.push(answersOf(gpp, decision));
    text = writeGpp(contents);
    const [old, texts] = [sections, text.split('~')];
    sections = contents.map((content, at) => {
      const spoken = { id: content.id, name: sectionOf(content.id)?.name ?? 'tcfeuv2', text: texts[at + 1] ?? '' };
      const parts = partsOf(content);
      return parts ? { ...spoken, parts } : spoken;
    });
    for (const one of sections)
      if (!old.some((other) => other.id === one.id && other.text === one.text)) api.tell('sectionChange', one.name);
  };

  const show = (status: GppStatus['display']): void => {
    display = status;
    api.tell('cmpDisplayStatus', display);
  };

  return {
    start(choice, regime) {
      write(choice, regime);
      api.tell('cmpStatus', 'loaded');
      api.tell('signalStatus', 'ready');
      if (kit.config.tcf)
        page.__tcfapi?.('addEventListener', 2, ({ tcString = '', eventStatus }, success) => {
          if (!success || eventStatus === 'cmpuishown' || tcString === tc) return;
          tc = tcString;
          write(kit.choice(), kit.regime());
        });
    },
    shown: () => show('visible'),
    closed: () => show('hidden'),
    chosen(choice, regime) {
      write(choice, regime);
      show('hidden');
      return regime.gpp ? { gpp: text } : {};
    },
  };
}
