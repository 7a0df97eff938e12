import { australia } from './regimes/australia.ts';
import { brazil } from './regimes/brazil.ts';
import { canada } from './regimes/canada.ts';
import { children } from './regimes/children.ts';
import { india } from './regimes/india.ts';
import { japan } from './regimes/japan.ts';
import { laws } from './regimes/laws.ts';
import { southAfrica } from './regimes/south-africa.ts';

/** The words of a privacy policy for laws outside Europe and the United States. */
export const regimes = { australia, brazil, canada, children, india, japan, laws, southAfrica } as const;
