// `/embed/policy.js`: what customers paste beside a policy link.
import { startPolicy } from './policy/policy.ts';

startPolicy(window, document.currentScript);
