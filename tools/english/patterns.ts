/** Wording that reads like a translation, and what an editor would write instead. */
export type Pattern = {
  readonly name: string;
  readonly found: RegExp;
  readonly instead: string;
  /** The areas that it concerns; all if absent. */
  readonly areas?: readonly string[];
};

const attributes =
  'names?|address(?:es)?|country|numbers?|owners?|languages?|titles?|labels?|pictures?|seat|roles?|providers?|settings|' +
  'passwords?|accounts?|choices?|data|consents?|answers?|users?|visitors?|pages?|purposes?|category|policy|markup|' +
  'wording|permissions?|contact|provision';
const possessors =
  'the|an?|your|its|their|our|this|each|every|one|people|persons?|customers?|users?|visitors?|children|others';

/** Each applies to every sentence of its areas. Exceptions are in `exceptions.ts`, with reasons. */
export const patterns: readonly Pattern[] = [
  { name: 'stand', found: /\bst(?:ands?|ood|anding)\b(?! out| for)/i, instead: 'be, appear, show' },
  { name: 'hold', found: /\b(?:holds?|holding|held)\b/i, instead: 'keep, contain, apply, block, last' },
  { name: 'go on', found: /\b(?:go|goes|going|gone|went) on\b/i, instead: 'continue' },
  { name: 'ask for', found: /\bask(?:s|ed|ing)? for\b/i, instead: 'request, require, need' },
  { name: 'ask about', found: /\bbeing asked\b/i, instead: 'without consent' },
  { name: 'lead', found: /\b(?:leads?|led) (?:to|into|there|back)\b/i, instead: 'open, link to, cause' },
  {
    name: 'participle of',
    found: /\b(?:kept|known|knows?|said|says|seen|shown|told|heard|learns?|speaks?|left) of\b/i,
    instead: 'kept about, known about, or an active verb',
  },
  {
    name: 'take',
    found: /\b(?:takes?|taken|taking|took) (?:back|in|nothing in|to be|to hold|it back|them back)\b/i,
    instead: 'revoke, withdraw, undo, receive, assume',
  },
  {
    name: 'say',
    found: /\bsay(?:s|ing)? (?:so|it as|otherwise|which|what|why|how|where|when|who|whether|nothing|yes|no)\b/i,
    instead: 'state, name, explain, enter, describe; accept, reject',
  },
  { name: 'as usual', found: /\b(?:as usual|usual (?:for|ones?))\b/i, instead: 'by default, usually, typical' },
  { name: 'for ever', found: /\bfor ever\b/i, instead: 'forever, permanently' },
  { name: 'parted', found: /\bparted\b/i, instead: 'separated' },
  { name: 'no such', found: /\bno such\b/i, instead: 'not found, does not exist' },
  {
    name: 'somebody',
    found: /\b(?:no|some|any|every)body\b/i,
    instead: 'no one, someone, anyone, everyone',
  },
  { name: 'whom', found: /\b(?:whom|whoever|whomever|whosoever)\b/i, instead: 'who, the person who, a noun' },
  { name: 'e-mail', found: /\be-mail/i, instead: 'email' },
  { name: 'mail', found: /\bmails?\b/i, instead: 'email' },
  { name: 'is to', found: /\b(?:is|are|was|were) to (?:be|[a-z]+)\b/i, instead: 'must, should, will' },
  { name: 'at once', found: /(?<!all )\bat once\b/i, instead: 'immediately, right away, now' },
  { name: 'any more', found: /\bany more\b/i, instead: 'no longer' },
  {
    name: 'own',
    found: /\bof (?:its|your|their|our|his|her|my|one’s) own(?=$|[.,:;)]| (?:that|for|and|in|to|before|with)\b)/i,
    instead: 'your own …, custom, separate',
  },
  { name: 'beside', found: /\bbesides?\b/i, instead: 'next to, in addition to, other than' },
  { name: 'by itself', found: /\bby (?:itself|themselves)\b/i, instead: 'automatically, alone' },
  { name: 'seat', found: /\bseats?\b/i, instead: 'registered office, registration, established' },
  { name: 'look', found: /^Look at\b|\bto look with\b/i, instead: 'Check, Review, View' },
  // A label that begins with such a word and is no question. “What changed” is the usual heading of a comparison.
  {
    name: 'clause without noun',
    found: /^(?!What (?:changed|happened|happens)\b)(?:What|Where|Who|Whose|Which)\b[^?.!]*$/,
    instead: 'a noun: Your platform, Content, Reason',
  },
  {
    name: 'of-genitive',
    found: new RegExp(`\\b(?:${attributes}) of (?:${possessors})`, 'i'),
    instead: 'owner’s name, owner name, your customers’ data',
  },
  {
    name: 'British spelling',
    found:
      /\b(?:colours?|behaviours?|favour\w*|honour\w*|labour|neighbour\w*|centres?|licences?|programmes?|whilst|cheques?|grey|judgement|fulfils?|offences?|defences?|catalogues?|dialogues?|enquir\w*|cancell(?:ed|ing)|labell(?:ed|ing)|travell\w*|(?:organ|recogn|custom|author|personal|minim|maxim|optim|summar|anonym|pseudonym|categor|final|real|special|util|harmon|penal|emphas|apolog|initial)i(?:se[sd]?|sing|sations?)|analys(?:e[sd]?|ing))\b/i,
    instead: 'the American spelling',
  },
  // Names that were decided for one thing: docs/glossary.md.
  { name: 'subjects', found: /\bsubjects?\b/i, instead: 'people, person', areas: ['interface/consent-records'] },
];
