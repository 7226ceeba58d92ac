/** Speaks texts one after the other, and never while the user speaks. It has no side effects. */

interface SpeechQueueOptions {
  isPersonSpeaking: () => boolean
  /** Loads the audio. The returned function resolves when playback has ended or was aborted. Null without audio. */
  prepare: (text: string, signal: AbortSignal) => Promise<(() => Promise<void>) | null>
  /** Calls back after that many milliseconds. */
  after: (ms: number, callback: () => void) => void
}

/** Texts that wait longer would be outdated when they are spoken. */
const maxWaiting = 2
/** A user who speaks longer than this has read the text by then. */
const maxWaitMs = 5000
const recheckMs = 250

export function createSpeechQueue({ isPersonSpeaking, prepare, after }: SpeechQueueOptions) {
  let waiting: string[] = []
  let current: AbortController | null = null

  async function waitForSilence(): Promise<boolean> {
    for (let waited = 0; waited < maxWaitMs && isPersonSpeaking(); waited += recheckMs) {
      await new Promise<void>((resolve) => after(recheckMs, resolve))
    }
    return !isPersonSpeaking()
  }

  async function speakAll(controller: AbortController): Promise<void> {
    while (!controller.signal.aborted) {
      const text = waiting.shift()
      if (text === undefined) break
      const play = await prepare(text, controller.signal)
      // Checked again after loading, because the user may have started to speak.
      const isAllowed = play !== null && (await waitForSilence())
      if (controller.signal.aborted) break
      if (isAllowed) await play()
    }
    if (current === controller) current = null
  }

  return {
    enqueue(text: string): void {
      waiting = [...waiting, text].slice(-maxWaiting)
      if (current) return
      current = new AbortController()
      void speakAll(current)
    },
    /** Called at sign-out. */
    stop(): void {
      waiting = []
      current?.abort()
      current = null
    },
  }
}
