export { documentPublished, documentShown, sendInstructions } from './jobs.ts';
export { readKeptPage, readKeptVersions, checkKept, type KeptOf } from './kept-pages.ts';
export { listKeptDocuments, listSiteVersions, type KeptDocument } from './kept-version-queries.ts';
export { forgetVersionsOf, versionsKeptUntil } from './kept-versions.ts';
export { markup, trusted, type Markup } from './markup.ts';
export { pageHtml } from './page.ts';
export { pagePolicy } from './public-pages.ts';
export { publishedTexts } from './texts.ts';
export { publishing } from './feature.ts';
