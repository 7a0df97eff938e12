// Loaded when a page has time: what it may ask, sending of choices, "your choices", TCF and GPP for those who chose.
import { takePlace } from './after/after.ts';

void takePlace();
