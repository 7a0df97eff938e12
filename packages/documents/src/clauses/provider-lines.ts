import { definition } from '../clause.ts';
import type { Facts } from '../facts.ts';
import { registerOf } from '../resolve-notice.ts';
import { shown } from '../shown.ts';
import type { Definition } from '../tree.ts';
import type { Voice } from '../voice.ts';
import { taxNumberLine } from './tax-number.ts';

/** Who acts for the owner, its register entry and its VAT number. Directive 2000/31/EC Art. 5(1)(d) and (g). */
export function companyLines(facts: Facts, voice: Voice): readonly (Definition | undefined)[] {
  const { provider: words } = voice.terms.general;
  const { owner } = facts;
  const register = registerOf(facts);
  const entry = register && { name: shown(register.name), number: shown(register.number) };
  return [
    definition(words.representative, owner.legalRepresentative && shown(owner.legalRepresentative)),
    definition(words.register, entry && voice.fill(words.registerEntry, entry)),
    // Where the register goes by the tax number, as in Brazil, it stands there once.
    register?.number === owner.vatNumber ? undefined : taxNumberLine(owner, voice),
  ];
}
