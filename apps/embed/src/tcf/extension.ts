import type { Choice, CompiledTcf } from '@app/consent';
import { readAdditionalConsent, writeAdditionalConsent } from '@app/tcf/additional-consent.ts';
import { answered, isStillGood, nothing, unanswered, type Answer } from '@app/tcf/grant.ts';
import { readTcString } from '@app/tcf/read-tc-string.ts';
import { tcDataOf } from '@app/tcf/tc-data.ts';
import { writeTcString, type TcString } from '@app/tcf/tc-string.ts';
import type { Extension } from '../banner/extension.ts';
import { createApi, type TcfEvent, type TcfStatus } from './api.ts';
import { forget, keep, kept } from './keep.ts';
import type { Draft, TcfKit } from './panel-joint.ts';
import type { TcfWindow } from './stub.ts';

/** Which screen an answer was given on, as the string says it. */
const firstLayer = 1;
const secondLayer = 2;

/**
 * Speaks to vendors of the Transparency and Consent Framework. Where GDPR does not apply it says that and nothing else
 * (RULES T20). A string that stands is said as it is, to the letter, until the visitor chooses anew (T8, T24). Where a choice
 * stands and its string is lost, the visitor is asked again.
 */
export function tcfExtension(kit: TcfKit, settings: CompiledTcf, page: TcfWindow): Extension {
  const reading = readTcString(settings.most);
  const most = reading.ok ? reading.tc : undefined;
  const providers = settings.ac?.split('.').map(Number) ?? [];
  let applies = false;
  let display: TcfStatus['display'] = 'hidden';
  let event: TcfEvent | undefined;
  /** What is said now; and what the visitor chose, which is written already. */
  let tc: TcString | undefined;
  let [text, additional] = ['', ''];
  let standing: TcString | undefined;
  let draft: Draft | undefined;

  const data = () => tc && { ...tcDataOf(tc, text), ...(additional && { addtlConsent: additional }) };
  const loaded = async () => {
    await kit.load(settings.list);
    if (!kit.tcfPanel) throw new Error('candor: no list');
    return kit.tcfPanel;
  };
  const api = createApi(() => ({
    applies,
    cmpId: settings.cmpId,
    cmpVersion: settings.cmpVersion,
    listVersion: most?.listVersion ?? 0,
    policyVersion: most?.policyVersion ?? 0,
    cmpStatus: most ? 'loaded' : 'error',
    display,
    event,
    data,
    list: async () => (await loaded()).list(),
  }));

  const say = (now: TcString, screen: number, answer: Answer): void => {
    tc = answered(now, answer, Date.now(), screen);
    text = writeTcString(tc);
  };

  /** What an action comes to. Undefined: it is not about vendors, and what stands goes on. */
  const answerTo = ({ action }: Choice): Answer | undefined => {
    if (action === 'accept') return most;
    if (action === 'context') return undefined;
    if (action === 'custom') return draft ?? standing ?? nothing;
    return nothing;
  };

  const consentedProviders = () => new Set(readAdditionalConsent(additional)?.consented);

  const consentedTo = ({ action }: Choice): readonly number[] => {
    if (action === 'accept') return providers;
    if (action !== 'custom') return [];
    // Where the panel did not come, what stands goes on, as with vendors.
    const consented = draft?.providers ?? consentedProviders();
    return providers.filter((id) => consented.has(id));
  };

  return {
    start(choice, { gdpr }) {
      applies = !!gdpr;
      const before = applies && choice ? kept(kit.config, page) : undefined;
      const old = before && readTcString(before.tc);
      if (before && old?.ok && isStillGood(old.tc)) {
        tc = standing = old.tc;
        text = before.tc;
        additional = before.ac;
        event = 'tcloaded';
      } else if (applies || !choice) forget(kit.config, page);
      // Vendors cannot be told what was chosen, and it is not to be guessed (T6, T24): that is asked again.
      if (applies && most && choice && !standing) kit.again(true);
      if (!applies || event) display = 'disabled';
      // A stub answers with the calls that wait; they come back as they came in.
      const waiting = page.__tcfapi?.() as unknown as readonly Parameters<typeof api.call>[] | undefined;
      page.__tcfapi = api.call;
      for (const call of waiting ?? []) api.call(...call);
    },

    shown() {
      if (!applies || !most) return;
      display = 'visible';
      event = 'cmpuishown';
      if (!standing) say(most, firstLayer, unanswered(most));
      api.tell();
    },

    closed() {
      if (!applies || display !== 'visible') return;
      display = 'hidden';
      draft = undefined;
      if (!standing) return;
      event = 'tcloaded';
      api.tell();
    },

    chosen(choice) {
      const answer = answerTo(choice);
      if (!applies || !most || !answer) return standing ? { tc: text } : {};
      say(most, draft ? secondLayer : firstLayer, answer);
      // Whoever is not asked about any more is not written of any more.
      additional = settings.ac ? writeAdditionalConsent({ consented: consentedTo(choice), disclosed: providers }) : '';
      standing = tc;
      kit.again(false);
      keep(kit.config, kit.regime(), page, { tc: text, ac: additional });
      draft = undefined;
      display = 'hidden';
      event = 'useractioncomplete';
      // Vendors' own code runs behind the click.
      page.setTimeout(api.tell);
      return additional ? { tc: text, ac: additional } : { tc: text };
    },

    panel(root) {
      const place = page.document.createElement('div');
      if (!applies || !most) return place;
      const stands = standing ?? unanswered(most);
      const state: Draft = {
        consents: stands.consents,
        interests: stands.interests,
        specialFeatures: stands.specialFeatures,
        vendorConsents: widened(stands.vendorConsents, most.disclosed),
        vendorInterests: widened(stands.vendorInterests, most.disclosed),
        providers: consentedProviders(),
      };
      place.setAttribute('aria-busy', 'true');
      loaded().then(
        (panel) => {
          draft = state;
          panel.mount(place, root, state);
          place.removeAttribute('aria-busy');
        },
        () => (place.textContent = kit.config.words.failed ?? ''),
      );
      return place;
    },
  };
}

/** A copy with room for every vendor there is. */
function widened(set: Uint32Array, room: Uint32Array): Uint32Array {
  const wide = new Uint32Array(Math.max(set.length, room.length));
  wide.set(set);
  return wide;
}
