/** Splits transcripts into sentences, at punctuation or after a pause (specification, section 9). It has no side effects. */
import { voicePauseMs } from '#shared/http/limits'

interface SentencesOptions {
  /** Called once per sentence. */
  onSentence: (sentence: string) => void
  /** Calls back after that many milliseconds. Returns a function that cancels it. */
  after: (ms: number, callback: () => void) => () => void
}

const endsInPunctuation = (text: string): boolean => /[.?!…]["'”’)]*$/.test(text)

export function createSentences({ onSentence, after }: SentencesOptions) {
  let finals: string[] = []
  let partial = ''
  let cancelTimer: (() => void) | null = null

  const collectedText = (): string => finals.join(' ')

  function clear(): void {
    cancelTimer?.()
    cancelTimer = null
    finals = []
    partial = ''
  }
  function finish(): void {
    const sentence = collectedText()
    clear()
    if (sentence !== '') onSentence(sentence)
  }
  function restartPause(): void {
    cancelTimer?.()
    cancelTimer = after(voicePauseMs, finish)
  }

  return {
    /** Handles a partial transcript. A new word restarts the pause. */
    partial(text: string): void {
      const isNew = text.trim() !== partial
      partial = text.trim()
      if (isNew && finals.length > 0) restartPause()
    },
    final(text: string): void {
      partial = ''
      if (text.trim() === '') return
      finals = [...finals, text.trim()]
      if (endsInPunctuation(collectedText())) finish()
      else restartPause()
    },
    /** Returns the words of the unfinished sentence. */
    collected: collectedText,
    isWaiting: (): boolean => finals.length > 0,
    drop: clear,
  }
}
