import { CandorProvider, PrivacyChoices } from '@candor/react';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';

const provider = { siteId: 'k7m2q9x4ab', base: 'https://privacy.example.com' };
const html = renderToString(createElement(CandorProvider, provider, createElement(PrivacyChoices)));
if (!html.includes('https://privacy.example.com/embed/cs/k7m2q9x4ab.js')) throw new Error(html);
