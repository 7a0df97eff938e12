import { parse, type Filter } from 'scim2-parse-filter';
import { text, truth } from './attributes.ts';
import { ScimError } from './scim-error.ts';

const mostLetters = 1000;
const mostTerms = 10;

/** A comparison: the name of an attribute in lower case, and what it has to equal. */
export type Term = { readonly attribute: string; readonly value: unknown };

/**
 * The comparisons of a filter, all of which have to hold: what directories look people and groups up by. The parser calls
 * itself for each bracket, so long filters are refused before.
 * @throws ScimError `invalidFilter`
 */
export function readFilter(filter: string | undefined, attributes: readonly string[]): readonly Term[] {
  if (filter === undefined || filter === '') return [];
  if (filter.length > mostLetters)
    throw new ScimError(400, 'invalidFilter', `A filter has at most ${mostLetters} characters.`);
  const terms = termsOf(parsed(filter));
  if (terms.length > mostTerms) throw new ScimError(400, 'invalidFilter', `A filter has at most ${mostTerms} terms.`);
  for (const { attribute } of terms)
    if (!attributes.includes(attribute))
      throw new ScimError(400, 'invalidFilter', `One can filter by ${attributes.join(', ')}.`);
  return terms;
}

function parsed(filter: string): Filter {
  try {
    return parse(filter);
  } catch {
    // The error of the parser quotes the filter.
    throw new ScimError(400, 'invalidFilter', 'The filter cannot be read.');
  }
}

function termsOf(filter: Filter): readonly Term[] {
  if (filter.op === 'and') return filter.filters.flatMap(termsOf);
  if (filter.op === 'eq') return [{ attribute: filter.attrPath.toLowerCase(), value: filter.compValue }];
  // `emails[value eq "…"]`
  if (filter.op === '[]')
    return termsOf(filter.valFilter).map(({ attribute, value }) => ({
      attribute: `${filter.attrPath.toLowerCase()}.${attribute}`,
      value,
    }));
  throw new ScimError(400, 'invalidFilter', 'Filters compare with eq, and join with and.');
}

export const textOf = ({ value, attribute }: Term): string => text(value, attribute);
export const truthOf = ({ value, attribute }: Term): boolean => truth(value, attribute);
