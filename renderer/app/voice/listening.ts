/** From the microphone to a command, once it is turned on: sound goes out, words come back, sentences are understood one after the other. */
import type { Problem } from '#shared/errors'
import { registry } from '#shared/commands/registry'
import type { Understood } from '#shared/commands/understood'
import type { RelayMessage, TranscribingProblem } from '#shared/transcribing'
import { hasRecognizer, openTranscribing, type TranscribingSocket } from '../../api/transcribing'
import { platform } from '../../platform'
import { spokenActivity } from '../../session/watchIdle'
import { commandDetail } from '../../ui/commands/commandDetail'
import { floor } from './floor'
import { createSentences } from './sentences'
import { changeFace, forgetNote, hideFace, showFace, type Note } from './voiceFace'
import { deniedInShell, endTexts, microphoneTexts, voiceTexts } from './voiceTexts'
import * as commandTexts from '#shared/texts/commands'
import * as voiceControlTexts from '#shared/texts/voiceControl'

export interface ListeningOptions {
  understand: (sentence: string) => Promise<{ data?: Understood; error?: Problem }>
  onCommand: (understood: Understood) => void
  /** The account that is looked at: what was begun with another one is not done. */
  accountNow: () => string | null
  /** It went off by itself; the bar says why. */
  onEnded: () => void
}

export interface Listening {
  stop: () => void
  end: (why: string) => void
}

/** After these the relay goes on listening. */
const passing: ReadonlySet<TranscribingProblem> = new Set(['recognizer_failed', 'busy', 'too_long'])

const nothingSaid = { said: '', partial: '', isUnderstanding: false, note: null }

/** By then it has been read, and what was understood is on the screen. */
const understoodMs = 6000
const lookAgainMs = 500

const after = (ms: number, act: () => void): (() => void) => {
  const timer = setTimeout(act, ms)
  return () => clearTimeout(timer)
}

export function beginListening({ understand, onCommand, accountNow, onEnded }: ListeningOptions): Listening {
  const leaving = new AbortController()
  const sentences = createSentences({ onSentence, after })
  let socket: TranscribingSocket | null = null
  let order = Promise.resolve()
  let forget = (): void => undefined
  /** Where the sentence was begun that is being said. */
  let begunAt: { account: string | null } | null = null

  function letGo(): void {
    leaving.abort()
    forget()
    sentences.drop()
    socket?.close()
    floor.personLeft()
  }
  function stop(): void {
    letGo()
    hideFace()
  }
  function end(why: string): void {
    if (leaving.signal.aborted) return
    letGo()
    showFace({ kind: 'ended', text: why })
    onEnded()
  }

  function onSentence(sentence: string): void {
    const account = begunAt ? begunAt.account : accountNow()
    begunAt = null
    order = order.then(() => carry(sentence, account))
  }
  async function carry(sentence: string, account: string | null): Promise<void> {
    if (leaving.signal.aborted) return
    changeFace({ isUnderstanding: true, ...(!sentences.isWaiting() && { said: sentence }) })
    const { data, error } = await understand(sentence)
    if (leaving.signal.aborted) return
    const isLate = data !== undefined && registry[data.Command].needs !== undefined && account !== accountNow()
    // Who goes on speaking reads their new words, and what became of the old ones.
    if (!data) return note({ kind: 'notUnderstood', text: error?.message ?? '' })
    if (isLate) return note({ kind: 'problem', text: commandTexts.otherAccount })
    const understood: Note = { kind: 'understood', text: understoodText(data) }
    note(understood)
    forget()
    forgetLater(understood, understoodMs)
    onCommand(data)
  }
  /** What a dialog asks about stands as long as the question. */
  function forgetLater(note: Note, ms: number): void {
    forget = after(ms, () => {
      if (document.querySelector('[role="dialog"]') === null) forgetNote(note)
      else forgetLater(note, lookAgainMs)
    })
  }
  function note(note: Note): void {
    changeFace({ isUnderstanding: false, note })
  }

  function heard(message: RelayMessage): void {
    switch (message.type) {
      case 'ready':
        return showFace({ kind: 'on', ...nothingSaid })
      case 'partial':
        return words(message)
      case 'final':
        return message.text.trim() === '' ? nothingHeard() : words(message)
      case 'problem':
        // What ends the socket is told by its end.
        return passing.has(message.code) ? lost(message.message) : undefined
    }
  }
  /** Noise, or words that are no command. A sentence that waits for its pause goes on waiting. */
  function nothingHeard(): void {
    sentences.final('')
    if (sentences.isWaiting()) return changeFace({ partial: '' })
    begunAt = null
    changeFace({ said: '', partial: '', note: { kind: 'notUnderstood', text: commandTexts.nothingHeard } })
  }
  /** Some of the sentence is missing: the rest of it alone could be another command. */
  function lost(why: string): void {
    sentences.drop()
    begunAt = null
    floor.sentenceWaits(false)
    changeFace({ said: '', partial: '', note: { kind: 'problem', text: why } })
  }
  function words({ type, text }: { type: 'partial' | 'final'; text: string }): void {
    floor.personSpoke()
    window.dispatchEvent(new Event(spokenActivity))
    begunAt ??= { account: accountNow() }
    const wasWaiting = sentences.isWaiting()
    changeFace({ ...(!wasWaiting && { said: '', note: null }), partial: type === 'partial' ? text : '' })
    sentences[type](text)
    if (sentences.isWaiting()) changeFace({ said: sentences.collected() })
    floor.sentenceWaits(sentences.isWaiting())
  }

  function openSocket(): Promise<TranscribingSocket> {
    return openTranscribing({
      onMessage: heard,
      onDropped: () => changeFace({ note: { kind: 'problem', text: voiceTexts.slow } }),
      onEnd: (why) => end(endTexts[why]),
    })
  }
  function take(pcm: ArrayBuffer): void {
    if (!floor.isLoudspeakerHeard()) socket?.send(pcm)
  }

  async function begin(): Promise<void> {
    showFace({ kind: 'starting' })
    if (!(await hasRecognizer())) return end(endTexts.noRecognizer)
    const machine = await platform.sound()
    const opening = await machine.openMicrophone({
      onChunk: take,
      onLost: () => end(voiceTexts.microphoneLost),
      signal: leaving.signal,
    })
    if (leaving.signal.aborted || opening === 'left') return
    if (opening !== 'open') {
      return end(opening === 'denied' && platform.kind === 'desktop' ? deniedInShell : microphoneTexts[opening])
    }
    const opened = await openSocket()
    if (leaving.signal.aborted) return opened.close()
    socket = opened
  }

  begin().catch(() => end(endTexts.notReached))
  return { stop, end }
}

/** "Make Payment: $50.00 with Visa" */
function understoodText(understood: Understood): string {
  const detail = commandDetail(understood)
  return voiceControlTexts.understood(understood.Command, detail && `, ${detail}`)
}
