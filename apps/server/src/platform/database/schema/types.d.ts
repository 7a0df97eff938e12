import type { Schema } from './read.ts';
/** The schema as Kysely's table types, in camelCase as queries name them. */
export declare function asTypes({ enums, tables }: Schema): string;
//# sourceMappingURL=types.d.ts.map
