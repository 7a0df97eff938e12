import type { Translated } from '../../../translated.ts';
import type { regimes as english } from '../../en/regimes/index.ts';
import { australia } from './australia.ts';
import { brazil } from './brazil.ts';
import { canada } from './canada.ts';
import { children } from './children.ts';
import { india } from './india.ts';
import { japan } from './japan.ts';
import { laws } from './laws.ts';
import { southAfrica } from './south-africa.ts';

export const regimes: Translated<typeof english> = {
  australia,
  brazil,
  canada,
  children,
  india,
  japan,
  laws,
  southAfrica,
};
