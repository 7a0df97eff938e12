// Consent signals of Microsoft and Meta.
import { bitOf, type CompiledSignals } from '@app/consent';
import { tellOthers } from './tell-others.ts';

declare const $its: CompiledSignals;

tellOthers($its, () => false, 'default');
$says.push((set) => tellOthers($its, (purpose) => (set & bitOf(purpose)) > 0, 'update'));
