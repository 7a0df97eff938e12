// `/embed/policy.js`: the script that customers paste next to a policy link.
import { startPolicy } from './policy/policy.ts';

startPolicy(window, document.currentScript);
