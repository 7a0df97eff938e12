export * from './addresses.ts';
export * from './budget.ts';
export * from './engine.ts';
export * from './guard.ts';
export * from './proxy.ts';
export * from './resolver.ts';
export * from './target.ts';
