/** Parses the log of pocketsphinx (`-backtrace yes`): how well each word fits the audio. It has no side effects. */

export interface AcousticFit {
  /** The log-likelihood of the audio, given these words. */
  score: number
  /** In hundredths of a second. */
  frames: number
}

/** `word start end pprob ascr lscr lback`. Pauses are words as well. Audio without a line has no length. */
const wordLine = /^\S+ +(\d+) +(\d+) +[\d.]+ +(-?\d+) +-?\d+ +\d+ *$/gm
const silentWord = '(NULL)'

export function parseAcousticFit(log: string): AcousticFit {
  const fit = { score: 0, frames: 0 }
  for (const [text, start, end, score] of log.matchAll(wordLine)) {
    if (text.startsWith(silentWord)) continue
    fit.score += Number(score)
    fit.frames += Number(end) - Number(start) + 1
  }
  return fit
}
