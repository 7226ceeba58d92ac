/** When what was heard is a sentence: at once where it ends in punctuation, else after a pause (specification, section 9). Pure. */
import { voicePauseMs } from '#shared/limits'

export interface SentencesOptions {
  /** Each sentence once. */
  onSentence: (sentence: string) => void
  /** Acts after that many milliseconds. Answers how to take it back. */
  after: (ms: number, act: () => void) => () => void
}

const endsInPunctuation = (text: string): boolean => /[.?!…]["'”’)]*$/.test(text)

export function createSentences({ onSentence, after }: SentencesOptions) {
  let said: string[] = []
  let partial = ''
  let takeBack: (() => void) | null = null

  const collected = (): string => said.join(' ')

  function drop(): void {
    takeBack?.()
    takeBack = null
    said = []
    partial = ''
  }
  function finish(): void {
    const sentence = collected()
    drop()
    if (sentence !== '') onSentence(sentence)
  }
  function pause(): void {
    takeBack?.()
    takeBack = after(voicePauseMs, finish)
  }

  return {
    /** What is being said; a new word of it begins the pause anew. */
    partial(text: string): void {
      const isNew = text.trim() !== partial
      partial = text.trim()
      if (isNew && said.length > 0) pause()
    },
    final(text: string): void {
      partial = ''
      if (text.trim() === '') return
      said = [...said, text.trim()]
      if (endsInPunctuation(collected())) finish()
      else pause()
    },
    /** What was said and is no sentence yet. */
    collected,
    isWaiting: (): boolean => said.length > 0,
    drop,
  }
}
