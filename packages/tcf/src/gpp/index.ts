export {
  partsOf,
  readGpp,
  writeGpp,
  type Answers,
  type ReadSection,
  type SectionContent,
  type SectionPart,
} from './gpp-string.ts';
export { firstSection, sections, type Section } from './sections.ts';
export { answersOf, type UsDecision } from './us-answers.ts';
