/**
 * Settings of Node.js for a process that runs little code often: only code that has used up this budget is optimized.
 * Newer versions of V8 do not have it.
 */
export const optimizeLess = (budget: number): string[] =>
  Number.parseInt(process.versions.v8, 10) < 13 ? [`--interrupt-budget=${budget}`] : []
