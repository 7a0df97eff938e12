import { isLocale, type Locale } from '@app/texts';
import { isCompared, withdrawal } from '@app/texts/prescribed/withdrawal.ts';
import type { WithdrawalTexts } from '@app/texts/prescribed/withdrawal-texts.ts';
import { heading, prescribed } from '../clause.ts';
import type { Facts, GoodsDelivery } from '../facts.ts';
import type { ResolvedFacts } from '../known.ts';
import { resolve } from '../resolve.ts';
import { shown } from '../shown.ts';
import type { Block, Run } from '../tree.ts';
import { link, plain, sentence, strong, type Voice } from '../voice.ts';

/**
 * The model instructions on withdrawal, one set for each kind of contract, and the model form, as the facts complete them.
 * Directive 2011/83/EU, Annex I(A) and (B).
 */
export function withdrawalInstructions(known: ResolvedFacts, voice: Voice): readonly Block[] {
  const { goods, digital } = known.terms;
  const { withdrawal: words } = voice.terms;
  const both = goods && digital;
  const { texts } = withdrawal[voice.locale];
  return [
    ...(both ? [heading(3, 'withdrawal-goods', words.forGoods)] : []),
    ...(goods ? [...rightOf(known, voice, goodsExpiry(known, texts)), ...effectsForGoods(known, voice)] : []),
    ...(both ? [heading(3, 'withdrawal-services', words.forServices)] : []),
    ...(digital
      ? [
          ...rightOf(known, voice, texts.instructions.expires.contract),
          ...effects(known, voice),
          framed(known, voice, [plain(texts.instructions.services)]),
        ]
      : []),
    ...form(known, voice),
  ];
}

/** A paragraph in a frame where the law prescribes its wording: for consumers in the Union, in a language of the Union. */
function framed({ terms }: ResolvedFacts, { locale }: Voice, runs: readonly Run[]): Block {
  const { official } = withdrawal[locale];
  return official && terms.eea ? prescribed(official.language, runs) : { kind: 'paragraph', runs };
}

function goodsExpiry({ terms }: ResolvedFacts, { instructions }: WithdrawalTexts): string {
  const usual: GoodsDelivery = terms.facts.subscription ? 'regularly' : 'separately';
  return instructions.expires[terms.facts.withdrawal?.delivered ?? usual];
}

function rightOf(known: ResolvedFacts, voice: Voice, expires: string): readonly Block[] {
  const { instructions: says } = withdrawal[voice.locale].texts;
  const { owner } = known.facts;
  const { functionUrl } = known.terms.facts.withdrawal ?? {};
  const trader = voice.row(filled([owner.name, owner.address, owner.phone, known.terms.email]));
  const { label } = voice.terms.withdrawal;
  const online = functionUrl
    ? [plain(' '), ...sentence(says.online, { function: link(`${functionUrl} (${label})`, functionUrl) })]
    : [];
  return [
    framed(known, voice, [strong(says.right)]),
    framed(known, voice, [plain(says.period)]),
    framed(known, voice, [plain(expires)]),
    framed(known, voice, [...sentence(says.exercise, { trader }), ...online]),
    framed(known, voice, [plain(says.deadline)]),
  ];
}

function effects(known: ResolvedFacts, voice: Voice): readonly Block[] {
  const { instructions: says } = withdrawal[voice.locale].texts;
  return [framed(known, voice, [strong(says.effects)]), framed(known, voice, [plain(says.reimburse)])];
}

function effectsForGoods(known: ResolvedFacts, voice: Voice): readonly Block[] {
  const { instructions: says } = withdrawal[voice.locale].texts;
  const { collects, returnAddress, returnCosts, returnCostEstimate } = known.terms.facts.withdrawal ?? {};
  const back = returnAddress ? sentence(says.sendBackTo, { recipient: shown(returnAddress) }) : [plain(says.sendBack)];
  const cost = returnCostEstimate
    ? sentence(says.costEstimate, { amount: shown(returnCostEstimate) })
    : [plain(says.costCustomer)];
  return [
    ...effects(known, voice),
    ...(collects ? [] : [framed(known, voice, [plain(says.withhold)])]),
    framed(known, voice, collects ? [plain(says.collect)] : back),
    framed(known, voice, returnCosts === 'owner' || collects ? [plain(says.costOwner)] : cost),
    framed(known, voice, [plain(says.value)]),
  ];
}

/** The languages whose prescribed instructions stand in the terms, but were never compared with the Official Journal. */
export function uncomparedInstructions(facts: Facts, on: string, languages: readonly string[]): readonly Locale[] {
  const { withdrawal: applies, eea } = resolve(facts, on).terms;
  return applies && eea ? languages.filter(isLocale).filter((language) => !isCompared(language)) : [];
}

/** The model withdrawal form. Annex I(B). */
function form(known: ResolvedFacts, voice: Voice): readonly Block[] {
  const { form: says } = withdrawal[voice.locale].texts;
  const { owner } = known.facts;
  const recipient = voice.row(filled([owner.name, owner.address, known.terms.email]));
  const { title, intro, to, ...lines } = says;
  const parts = [lines.declare, lines.ordered, lines.name, lines.address, lines.signature, lines.date];
  return [
    heading(3, 'withdrawal-form', title),
    framed(known, voice, [plain(intro)]),
    framed(known, voice, sentence(to, { recipient })),
    ...parts.map((part) => framed(known, voice, [plain(part)])),
    framed(known, voice, [plain(lines.delete)]),
  ];
}

function filled(parts: readonly (string | undefined)[]): readonly string[] {
  return parts.flatMap((part) => (part ? [shown(part)] : []));
}
