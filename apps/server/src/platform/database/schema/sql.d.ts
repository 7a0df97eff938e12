import type { Schema } from './read.ts';
/** The schema as readable SQL: what all migrations come to. It is read by people, and compared by a test. */
export declare function asSql({ enums, tables, routines }: Schema): string;
//# sourceMappingURL=sql.d.ts.map
