/** Audio input and output with the browser's own functions. */
import type { AbortSignalLike } from '#shared/platform/platform'

export { openMicrophone } from './microphone'

/** Speaks with the browser's voice. It ends after the text, or when the signal aborts. */
export function speak(text: string, signal: AbortSignalLike): Promise<void> {
  if (!('speechSynthesis' in window) || signal.aborted) return Promise.resolve()
  return new Promise((resolve) => {
    const utterance = new SpeechSynthesisUtterance(text)
    const stop = (): void => window.speechSynthesis.cancel()
    const finish = (): void => {
      signal.removeEventListener('abort', stop)
      resolve()
    }
    utterance.addEventListener('end', finish)
    utterance.addEventListener('error', finish)
    signal.addEventListener('abort', stop)
    window.speechSynthesis.speak(utterance)
  })
}
