// Loaded when the page is idle: queued API calls, sending of choices, "your choices", and TCF and GPP for visitors who
// made a choice.
import { takePlace } from './after/after.ts';

void takePlace();
