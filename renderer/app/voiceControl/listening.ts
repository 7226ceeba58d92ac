/** Turns microphone audio into commands: sends audio, receives transcripts and processes sentences in order. */

import type { ParsedCommand } from '#shared/commands/parsedCommand'
import { registry } from '#shared/commands/registry'
import type { Problem } from '#shared/http/errors'
import type { MicrophoneProblem, Platform } from '#shared/platform/platform'
import type { RelayMessage, TranscriptionProblem } from '#shared/speech/transcription'
import * as commandTexts from '#shared/texts/speech/commands'
import * as voiceControlTexts from '#shared/texts/speech/voiceControl'
import {
  hasRecognizer,
  openTranscriptionSocket,
  type SocketEndReason,
  type TranscriptionSocket,
} from '../../api/speech/transcription'
import { commandDetail } from '../../domain/commands/commandDetail'
import { platform } from '../../platform'
import { spokenActivity } from '../../session/watchIdle'
import { paletteShortcut } from '../palette/paletteShortcut'
import { createSentences } from './sentences'
import { turnTaking } from './turnTaking'
import { clearNote, hideVoiceBar, setVoiceBarState, updateVoiceBar, type VoiceNote } from './voiceBarState'

const microphoneTexts: Record<Exclude<MicrophoneProblem, 'denied'>, string> = {
  noDevice: voiceControlTexts.noMicrophone,
  busy: voiceControlTexts.microphoneFailed,
  unsupported: voiceControlTexts.unsupportedBrowser,
}

/** The desktop app has no address bar where the user could allow the microphone. */
const deniedTexts: Record<Platform['microphonePermission'], string> = {
  browser: voiceControlTexts.browserBlocked,
  system: voiceControlTexts.appBlocked,
}

const endTexts: Record<SocketEndReason, string> = {
  noRecognizer: voiceControlTexts.notSetUp(paletteShortcut),
  notReached: voiceControlTexts.startFailed,
  lost: voiceControlTexts.connectionLost,
  signedOut: voiceControlTexts.signedOut,
  tooManySockets: voiceControlTexts.tooManyWindows,
  flood: voiceControlTexts.tooMuchAudio,
  notUnderstood: voiceControlTexts.audioUnreadable,
  busy: voiceControlTexts.recognizerBusy,
}

interface ListeningOptions {
  understand: (sentence: string) => Promise<{ data?: ParsedCommand; error?: Problem }>
  onCommand: (understood: ParsedCommand) => void
  /** Returns the current account. A command is rejected if the account changed after its sentence started. */
  currentAccount: () => string | null
  /** Called when listening ended on its own. The voice bar shows the reason. */
  onEnded: () => void
}

interface Listening {
  stop: () => void
  end: (reason: string) => void
}

/** The relay keeps listening after these problems. */
const recoverableProblems: ReadonlySet<TranscriptionProblem> = new Set(['recognizer_failed', 'busy', 'too_long'])

const emptyTranscript = { transcript: '', partial: '', isUnderstanding: false, note: null }

/** After this time the note has been read, and the command's effect is on the screen. */
const noteMs = 6000
const recheckMs = 500

const after = (ms: number, callback: () => void): (() => void) => {
  const timer = setTimeout(callback, ms)
  return () => clearTimeout(timer)
}

/** Hides a note of the voice bar after it has been read. */
function createNoteTimer() {
  let cancel = (): void => undefined
  /** The note stays while a dialog asks about the command. */
  function hideAfter(note: VoiceNote, ms: number): void {
    cancel = after(ms, () => {
      if (document.querySelector('[role="dialog"]') === null) clearNote(note)
      else hideAfter(note, recheckMs)
    })
  }
  return {
    cancel: (): void => cancel(),
    hideLater: (note: VoiceNote): void => {
      cancel()
      hideAfter(note, noteMs)
    },
  }
}

interface TranscriptOptions {
  currentAccount: () => string | null
  /** Called once per sentence, with the account at its start. */
  onSentence: (sentence: string, account: string | null) => void
}

/** Collects the received words into sentences and shows them in the voice bar. */
function createTranscript({ currentAccount, onSentence }: TranscriptOptions) {
  const sentences = createSentences({ onSentence: finishSentence, after })
  /** The account at the start of the current sentence. */
  let sentenceStart: { account: string | null } | null = null

  function finishSentence(sentence: string): void {
    const account = sentenceStart ? sentenceStart.account : currentAccount()
    sentenceStart = null
    onSentence(sentence, account)
  }

  function handleMessage(message: RelayMessage): void {
    switch (message.type) {
      case 'ready':
        return setVoiceBarState({ kind: 'on', ...emptyTranscript })
      case 'partial':
        return handleWords(message)
      case 'final':
        return message.text.trim() === '' ? handleSilence() : handleWords(message)
      case 'problem':
        // Problems that end the socket are reported by its close event.
        return recoverableProblems.has(message.code) ? dropSentence(message.message) : undefined
    }
  }
  /** The audio was noise or no command. A sentence that waits for its pause keeps waiting. */
  function handleSilence(): void {
    sentences.final('')
    if (sentences.isWaiting()) return updateVoiceBar({ partial: '' })
    sentenceStart = null
    updateVoiceBar({
      transcript: '',
      partial: '',
      note: { kind: 'notUnderstood', text: commandTexts.speechNotUnderstood },
    })
  }
  /** Part of the sentence is missing. The rest alone could be another command, so it is dropped. */
  function dropSentence(reason: string): void {
    sentences.drop()
    sentenceStart = null
    turnTaking.setSentenceWaiting(false)
    updateVoiceBar({ transcript: '', partial: '', note: { kind: 'problem', text: reason } })
  }
  function handleWords({ type, text }: { type: 'partial' | 'final'; text: string }): void {
    turnTaking.personSpoke()
    window.dispatchEvent(new Event(spokenActivity))
    sentenceStart ??= { account: currentAccount() }
    const wasWaiting = sentences.isWaiting()
    updateVoiceBar({ ...(!wasWaiting && { transcript: '', note: null }), partial: type === 'partial' ? text : '' })
    sentences[type](text)
    if (sentences.isWaiting()) updateVoiceBar({ transcript: sentences.collected() })
    turnTaking.setSentenceWaiting(sentences.isWaiting())
  }

  return { handleMessage, isWaiting: () => sentences.isWaiting(), drop: () => sentences.drop() }
}

export function startListening({ understand, onCommand, currentAccount, onEnded }: ListeningOptions): Listening {
  const controller = new AbortController()
  const transcript = createTranscript({ currentAccount, onSentence })
  const noteTimer = createNoteTimer()
  let socket: TranscriptionSocket | null = null
  let processing = Promise.resolve()

  function release(): void {
    controller.abort()
    noteTimer.cancel()
    transcript.drop()
    socket?.close()
    turnTaking.resetPerson()
  }
  function stop(): void {
    release()
    hideVoiceBar()
  }
  function end(reason: string): void {
    if (controller.signal.aborted) return
    release()
    setVoiceBarState({ kind: 'ended', text: reason })
    onEnded()
  }

  function onSentence(sentence: string, account: string | null): void {
    processing = processing.then(() => processSentence(sentence, account))
  }
  async function processSentence(sentence: string, account: string | null): Promise<void> {
    if (controller.signal.aborted) return
    updateVoiceBar({ isUnderstanding: true, ...(!transcript.isWaiting() && { transcript: sentence }) })
    const { data, error } = await understand(sentence)
    if (controller.signal.aborted) return
    const isOtherAccount =
      data !== undefined && registry[data.Command].needs !== undefined && account !== currentAccount()
    // The note shows below the new words if the user continues to speak.
    if (!data) return showNote({ kind: 'notUnderstood', text: error?.message ?? '' })
    if (isOtherAccount) return showNote({ kind: 'problem', text: commandTexts.otherAccount })
    const understoodNote: VoiceNote = { kind: 'understood', text: describeCommand(data) }
    showNote(understoodNote)
    noteTimer.hideLater(understoodNote)
    onCommand(data)
  }
  function showNote(showNote: VoiceNote): void {
    updateVoiceBar({ isUnderstanding: false, note: showNote })
  }

  function openSocket(): Promise<TranscriptionSocket> {
    return openTranscriptionSocket({
      onMessage: transcript.handleMessage,
      onDropped: () => updateVoiceBar({ note: { kind: 'problem', text: voiceControlTexts.slowConnection } }),
      onEnd: (reason) => end(endTexts[reason]),
    })
  }
  function sendChunk(pcm: ArrayBuffer): void {
    if (!turnTaking.isPlaybackAudible()) socket?.send(pcm)
  }

  async function start(): Promise<void> {
    setVoiceBarState({ kind: 'starting' })
    if (!(await hasRecognizer())) return end(endTexts.noRecognizer)
    const hostAudio = await platform.loadAudio()
    const openResult = await hostAudio.openMicrophone({
      onChunk: sendChunk,
      onLost: () => end(voiceControlTexts.microphoneDisconnected),
      signal: controller.signal,
    })
    if (controller.signal.aborted || openResult === 'left') return
    if (openResult !== 'open') {
      const isDenied = openResult === 'denied'
      return end(isDenied ? deniedTexts[platform.microphonePermission] : microphoneTexts[openResult])
    }
    const openedSocket = await openSocket()
    if (controller.signal.aborted) return openedSocket.close()
    socket = openedSocket
  }

  start().catch(() => end(endTexts.notReached))
  return { stop, end }
}

/** Returns for example "Understood: Make Payment, $50.00, Visa." */
const describeCommand = (command: ParsedCommand): string =>
  voiceControlTexts.understood(command.Command, commandDetail(command))
