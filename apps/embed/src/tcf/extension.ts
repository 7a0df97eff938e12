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

/** The screen on which a choice was made, as encoded in the string. */
const firstLayer = 1;
const secondLayer = 2;

/**
 * Provides `__tcfapi` to vendors of the Transparency and Consent Framework. If the GDPR does not apply, it says only
 * that (RULES T20). A stored string is passed on unchanged until the visitor makes a new choice (T8, T24). If a choice
 * is valid but its string is lost, the visitor is asked again.
 */
export function tcfExtension(kit: TcfKit, settings: CompiledTcf, page: TcfWindow): Extension {
  const reading = readTcString(settings.most);
  const most = reading.ok ? reading.tc : undefined;
  const providers = settings.ac?.split('.').map(Number) ?? [];
  let applies = false;
  let display: TcfStatus['display'] = 'hidden';
  let event: TcfEvent | undefined;
  /** `tc` and `text` are the string that is passed on now; `standing` is the string of the visitor's own choice. */
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

  /** The vendor choices that result from an action. Undefined if it is not about vendors: the current ones stay. */
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
    // If the panel did not load, the current choices stay, as with vendors.
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
      // The choice can neither be passed on to vendors nor guessed (T6, T24): it is asked again.
      if (applies && most && choice && !standing) kit.again(true);
      if (!applies || event) display = 'disabled';
      // A stub returns the queued calls, which are replayed.
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
      // Providers that are no longer asked about are left out.
      additional = settings.ac ? writeAdditionalConsent({ consented: consentedTo(choice), disclosed: providers }) : '';
      standing = tc;
      kit.again(false);
      keep(kit.config, kit.regime(), page, { tc: text, ac: additional });
      draft = undefined;
      display = 'hidden';
      event = 'useractioncomplete';
      // Listeners are vendors' code, which runs after the click.
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

/** Copies a set, with room for all vendors. */
function widened(set: Uint32Array, room: Uint32Array): Uint32Array {
  const wide = new Uint32Array(Math.max(set.length, room.length));
  wide.set(set);
  return wide;
}
