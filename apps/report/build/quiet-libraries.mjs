// Takes the words out of errors that libraries of cryptography throw for mistakes of programmers: the form shows none of them, and
// they are more than a kilobyte of what is sent before its first field. The code around them stays as it is.
import { readFile } from 'node:fs/promises';

const thrown = /(\bnew (?:Type|Range)?Error\()(?:'[^'\\\n]*'|"[^"\\\n]*")(?=\)| \+)/g;

export const quietLibraries = {
  name: 'quiet-libraries',
  setup(build) {
    build.onLoad({ filter: /\/node_modules\/(?:@noble|@hpke|mlkem)\/.*\.m?js$/ }, async ({ path }) => ({
      contents: (await readFile(path, 'utf8')).replaceAll(thrown, "$1''"),
      loader: 'js',
    }));
  },
};
