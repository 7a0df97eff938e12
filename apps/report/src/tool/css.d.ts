// The build writes an imported style sheet to a file of its own.
declare module '*.css';
