import { fromBase64, parseVerifierKey, parseWitnessKey, type WitnessKey } from '@app/evidence';
import { z } from 'zod';

/** A witness that is asked to cosign: the prefix of its address, and whose cosignature is taken. */
export type Witness = { readonly url: string; readonly key: WitnessKey };

/** A log that this installation witnesses: its name, or the beginning of its names before an asterisk, and its key. */
export type WitnessedLogKey = { readonly name: string; readonly publicKey: Uint8Array };

// Each message completes the sentence "NAME must be …".
const witnessForm = 'addresses with keys like https://witness.example.com/prefix#name+id+key, parted by spaces';
const logForm = 'keys of logs like name+id+key, or name/*+key for all accounts of an installation, parted by spaces';

/** `WITNESSES`: each as its address, a number sign and its key. */
export const witnessList = listOf(witnessForm, (text): Witness | undefined => {
  const place = text.indexOf('#');
  const key = parseWitnessKey(text.slice(place + 1));
  const address = text.slice(0, Math.max(place, 0));
  const url = address.endsWith('/') ? address.slice(0, -1) : address;
  return key && URL.canParse(url) && /^https?:/.test(url) ? { url, key } : undefined;
});

/** `WITNESS_LOGS`: each as a verifier's key, or with an asterisk at the end of its name and without the key's id. */
export const witnessLogList = listOf(logForm, (text): WitnessedLogKey | undefined => {
  const key = parseVerifierKey(text);
  if (key) return { name: key.name, publicKey: key.publicKey };
  const [name = '', ...encoded] = text.split('+');
  const bytes = fromBase64(encoded.join('+'));
  return name.endsWith('/*') && bytes?.length === 33 && bytes[0] === 1
    ? { name, publicKey: bytes.subarray(1) }
    : undefined;
});

function listOf<Item>(form: string, read: (text: string) => Item | undefined) {
  return z
    .string()
    .default('')
    .transform((text, context): Item[] => {
      const items = text.split(/\s+/).filter((item) => item !== '');
      const found = items.flatMap((item) => read(item) ?? []);
      if (found.length < items.length) context.addIssue({ code: 'custom', message: form });
      return found;
    });
}
