import { australia } from './australia.ts';
import { brazil } from './brazil.ts';
import { canada } from './canada.ts';
import { children } from './children.ts';
import { india } from './india.ts';
import { japan } from './japan.ts';
import { laws } from './laws.ts';
import { southAfrica } from './south-africa.ts';

/** The words of a privacy policy for laws outside Europe and the United States. */
export const regimes = { australia, brazil, canada, children, india, japan, laws, southAfrica } as const;
