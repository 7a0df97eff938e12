import { inside } from './typical-processing/inside.ts';
import { outside } from './typical-processing/outside.ts';

/** What organizations typically do with data, as records of processing name it. */
export const typicalProcessing = { ...inside, ...outside } as const;
