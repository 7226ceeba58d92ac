/** Says texts one after the other, and never into a person's words. Pure. */

export interface SayingOptions {
  isPersonSpeaking: () => boolean
  /** Fetches the sound; what it gives settles when it is said, or the signal has broken it off. Null where there is none. */
  prepare: (text: string, signal: AbortSignal) => Promise<(() => Promise<void>) | null>
  /** Acts after that many milliseconds. */
  after: (ms: number, act: () => void) => void
}

/** Older news than that nobody needs. */
const mostWaiting = 2
/** Whoever speaks for longer has read it by then. */
const patienceMs = 5000
const lookAgainMs = 250

export function createSaying({ isPersonSpeaking, prepare, after }: SayingOptions) {
  let waiting: string[] = []
  let current: AbortController | null = null

  async function mayBegin(): Promise<boolean> {
    for (let waited = 0; waited < patienceMs && isPersonSpeaking(); waited += lookAgainMs) {
      await new Promise<void>((resolve) => after(lookAgainMs, resolve))
    }
    return !isPersonSpeaking()
  }

  async function sayAll(own: AbortController): Promise<void> {
    while (!own.signal.aborted) {
      const text = waiting.shift()
      if (text === undefined) break
      const say = await prepare(text, own.signal)
      // Asked once the sound is there: somebody may have begun to speak while it was fetched.
      const isAllowed = say !== null && (await mayBegin())
      if (own.signal.aborted) break
      if (isAllowed) await say()
    }
    if (current === own) current = null
  }

  return {
    wish(text: string): void {
      waiting = [...waiting, text].slice(-mostWaiting)
      if (current) return
      current = new AbortController()
      void sayAll(current)
    },
    /** Whoever is signed out hears nothing more. */
    silence(): void {
      waiting = []
      current?.abort()
      current = null
    },
  }
}
