/** What the program tells of its own work (`-backtrace yes`): how well each word fits the sound. Pure. */

export interface Fit {
  /** The logarithm of how likely the sound is, were these its words. */
  score: number
  /** In hundredths of a second. */
  frames: number
}

/** `word start end pprob ascr lscr lback`; pauses are words as well, and what stands in no line has no length. */
const line = /^\S+ +(\d+) +(\d+) +[\d.]+ +(-?\d+) +-?\d+ +\d+ *$/gm
const withoutSound = '(NULL)'

export function fitIn(log: string): Fit {
  const fit = { score: 0, frames: 0 }
  for (const [text, start, end, score] of log.matchAll(line)) {
    if (text.startsWith(withoutSound)) continue
    fit.score += Number(score)
    fit.frames += Number(end) - Number(start) + 1
  }
  return fit
}
