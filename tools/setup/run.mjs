import { spawn } from 'node:child_process';
import process from 'node:process';
import { environment, root } from './paths.mjs';

/** Runs a program until it exits, and returns its output. Prints the output immediately only if `show` is set. */
export function run(program, parameters, { env = {}, show = false } = {}) {
  const began = performance.now();
  return new Promise((resolve) => {
    const child = spawn(program, parameters, {
      cwd: root,
      env: environment(env),
      stdio: show ? 'inherit' : ['ignore', 'pipe', 'pipe'],
    });
    const parts = [];
    child.stdout?.on('data', (part) => parts.push(part));
    child.stderr?.on('data', (part) => parts.push(part));
    const end = (code, error) => {
      const output = Buffer.concat(parts).toString('utf8') + (error ? `${error.message}\n` : '');
      resolve({ ok: code === 0, code: code ?? 1, output, seconds: (performance.now() - began) / 1000 });
    };
    child.once('error', (error) => end(1, error));
    child.once('close', (code) => end(code));
  });
}

/** Replaces this process with another program as far as Node.js can: it passes on output, exit code and signals. */
export function become(program, parameters, env = {}) {
  const child = spawn(program, parameters, { cwd: root, env: environment(env), stdio: 'inherit' });
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  child.once('error', (error) => fail(error.message));
  child.once('exit', (code, signal) => {
    process.exitCode = code ?? 1;
    if (signal && signal !== 'SIGTERM' && signal !== 'SIGINT') console.error(`Ended by ${signal}.`);
  });
}

/** Prints a message and exits with an error. */
export function fail(sentence) {
  console.error(sentence);
  process.exit(1);
}
