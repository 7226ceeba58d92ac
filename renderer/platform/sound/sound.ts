/** The machine's ears and mouth, as the browser has them. */
import type { Leaving } from '#shared/platform'

export { openMicrophone } from './microphone'

/** By the browser's own voice: it ends by itself, or when somebody leaves. */
export function speak(text: string, leaving: Leaving): Promise<void> {
  if (!('speechSynthesis' in window) || leaving.aborted) return Promise.resolve()
  return new Promise((resolve) => {
    const spoken = new SpeechSynthesisUtterance(text)
    const stop = (): void => window.speechSynthesis.cancel()
    const end = (): void => {
      leaving.removeEventListener('abort', stop)
      resolve()
    }
    spoken.addEventListener('end', end)
    spoken.addEventListener('error', end)
    leaving.addEventListener('abort', stop)
    window.speechSynthesis.speak(spoken)
  })
}
