export { documentPublished, sendInstructions } from './jobs.ts';
export { markup, trusted, type Markup } from './markup.ts';
export { pageHtml } from './page.ts';
export { pagePolicy } from './public-pages.ts';
export { publishedTexts } from './texts.ts';
export { publishing } from './feature.ts';
