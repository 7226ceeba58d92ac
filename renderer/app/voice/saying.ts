/** Says texts one after the other, and never into a person's words. Pure. */

export interface SayingOptions {
  isPersonSpeaking: () => boolean
  /** Settles when it is said, or the signal has broken it off. */
  say: (text: string, signal: AbortSignal) => Promise<void>
  /** Acts after that many milliseconds. */
  after: (ms: number, act: () => void) => void
}

/** Older news than that nobody needs. */
const mostWaiting = 2
/** Whoever speaks for longer has read it by then. */
const patienceMs = 5000
const lookAgainMs = 250

export function createSaying({ isPersonSpeaking, say, after }: SayingOptions) {
  let waiting: string[] = []
  let current: AbortController | null = null

  async function mayBegin(): Promise<boolean> {
    for (let waited = 0; waited < patienceMs && isPersonSpeaking(); waited += lookAgainMs) {
      await new Promise<void>((resolve) => after(lookAgainMs, resolve))
    }
    return !isPersonSpeaking()
  }

  async function sayAll(own: AbortController): Promise<void> {
    for (;;) {
      const isAllowed = waiting.length > 0 && (await mayBegin())
      const text = waiting.shift()
      if (text === undefined || own.signal.aborted) break
      if (isAllowed) await say(text, own.signal)
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
