export type * from './facts.ts';
export {
  activityKinds,
  areaTypes,
  categories,
  legalBases,
  permissions,
  safeguards,
  sensitiveData,
  siteTypes,
  timeUnits,
} from './facts.ts';
export type * from './tree.ts';
export { variants } from './tree.ts';
export type { Missing, MissingCode } from './missing.ts';
export type { Assumed, AssumedCode } from './assumed.ts';
export { compile, type CompileOptions } from './compile.ts';
export type { DocumentWords } from './voice.ts';
export { applicableRegimes, type AppliedRegime, type RegimeId } from './regimes/regimes.ts';
export { renderHtml, type HtmlOptions } from './render/html.ts';
export { renderJson } from './render/json.ts';
export { renderMarkdown } from './render/markdown.ts';
export { renderText } from './render/text.ts';
