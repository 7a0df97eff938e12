import type { Facts } from '../facts.ts';
import { definition } from '../clause.ts';
import { shown } from '../shown.ts';
import type { Definition } from '../tree.ts';
import type { Voice } from '../voice.ts';

const digitsOfCpf = 11;

/** The VAT number of the owner. Brazil has no VAT: there it is the CNPJ of a company or the CPF of a person. */
export function taxNumberLine({ vatNumber, country }: Facts['owner'], voice: Voice): Definition | undefined {
  const ofPerson = vatNumber?.replace(/\D/g, '').length === digitsOfCpf;
  const brazilian = ofPerson ? 'CPF' : 'CNPJ';
  const label = country === 'BR' ? brazilian : voice.words.controller.vatNumber;
  return definition(label, vatNumber && shown(vatNumber));
}
