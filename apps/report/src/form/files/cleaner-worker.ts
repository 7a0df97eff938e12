import { clean } from '@app/cleaning';

type Task = { readonly bytes: Uint8Array; readonly limit: number };

self.addEventListener('message', ({ data }: MessageEvent<Task>) => {
  void clean(data.bytes, data.limit).then((result) => self.postMessage(result));
});
