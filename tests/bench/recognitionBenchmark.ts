/**
 * Benchmarks the recognizer of this machine: which sentences it understands, and which it wrongly takes for a command.
 * Four Flite voices speak them, in a quiet room and in one with a hiss.
 */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseCommand } from '#shared/commands/parse'
import { createLog } from '../../server/log'
import { createPocketsphinx, findPocketsphinx } from '../../server/relay/speech/pocketsphinx'
import type { Recognizer } from '../../server/relay/speech/recognizer'
import { parameterValues, spokenPhrases } from '../../server/relay/speech/spokenPhrases'
import { silence } from '../support/speech/sockets'
import { checkedBy, chosenBy, type Sentences } from './recognitionSentences'
import { tableText } from './table'

const voices = ['slt', 'awb', 'kal16', 'rms']
const halves: Record<string, Sentences> = { 'chosen by': chosenBy, 'checked by': checkedBy }
/** The level of a steady hiss relative to the voice. */
const noiseByRoom: Record<string, number> = { quiet: 0, 'hissing (-20 dB)': 0.1 }

interface Heard {
  half: string
  room: string
  commands: number
  right: number
  wordByWord: number
  /** Sentences that were recognized as another command, or with another amount. */
  wrong: number
  others: number
  taken: number
}

export interface HearingReport {
  rows: Heard[]
  /** The sentences that were recognized as something else. */
  mistakes: string[]
}

/** Returns null where it cannot be measured. */
export async function measureHearing(): Promise<HearingReport | null> {
  const program = findPocketsphinx()
  if (program === null || spawnSync('flite', ['-lv']).error) return null
  const phrases = { phrases: spokenPhrases, fillings: parameterValues }
  const recognizer = await createPocketsphinx(program, { phrases, timeoutMs: 60_000, log: createLog('warn') })
  const folder = mkdtempSync(join(tmpdir(), 'portal-said-'))
  try {
    const report: HearingReport = { rows: [], mistakes: [] }
    for (const [half, sentences] of Object.entries(halves)) {
      for (const [room, noise] of Object.entries(noiseByRoom)) {
        const speak = (sentence: string, voice: string) => addNoise(speakSentence(sentence, { voice, folder }), noise)
        const counted = await recognizeAll({ recognizer, sentences, speak, mistakes: report.mistakes })
        report.rows.push({ half, room, ...counted })
      }
    }
    return report
  } finally {
    await recognizer.close()
    rmSync(folder, { recursive: true, force: true })
  }
}

interface Hearing {
  recognizer: Recognizer
  sentences: Sentences
  speak: (sentence: string, voice: string) => Buffer
  mistakes: string[]
}

async function recognizeAll({
  recognizer,
  sentences,
  speak,
  mistakes,
}: Hearing): Promise<Omit<Heard, 'half' | 'room'>> {
  const counted = { commands: 0, right: 0, wordByWord: 0, wrong: 0, others: 0, taken: 0 }
  const each = async (sentence: string, judge: (heard: string) => void): Promise<void> => {
    for (const voice of voices) {
      const heard = await recognizer.transcribe(speak(sentence, voice), new AbortController().signal)
      const before = counted.wrong + counted.taken
      judge(heard)
      if (counted.wrong + counted.taken > before) mistakes.push(`${voice}: “${sentence}” was heard as “${heard}”`)
    }
  }
  for (const sentence of sentences.commands) {
    await each(sentence, (heard) => {
      counted.commands += 1
      if (heard === sentence) counted.wordByWord += 1
      if (heard === '') return
      if (commandOf(heard) === commandOf(sentence)) counted.right += 1
      else counted.wrong += 1
    })
  }
  for (const sentence of sentences.others) {
    await each(sentence, (heard) => {
      counted.others += 1
      if (heard !== '') counted.taken += 1
    })
  }
  return counted
}

/** Returns the command that the portal would execute, regardless of the user. */
function commandOf(sentence: string): string {
  const understood = parseCommand(sentence, 'customer') ?? parseCommand(sentence, 'staff')
  return JSON.stringify([understood?.Command, understood?.Parameters])
}

/** Adds the silence before and after a sentence that the relay also cuts out. */
function speakSentence(sentence: string, { voice, folder }: { voice: string; folder: string }): Buffer {
  const path = join(folder, 'said.wav')
  const { status } = spawnSync('flite', ['-voice', voice, '-t', sentence, '-o', path])
  if (status !== 0) throw new Error(`flite has no voice ${voice}`)
  return Buffer.concat([silence(0.3), readFileSync(path).subarray(44), silence(0.7)])
}

/** Adds a hiss that is the same in every run. */
function addNoise(pcm: Buffer, noise: number): Buffer {
  let sum = 0
  for (let at = 0; at < pcm.length; at += 2) sum += pcm.readInt16LE(at) ** 2
  const loudness = Math.sqrt((2 * sum) / pcm.length) * noise * Math.sqrt(3)
  const heard = Buffer.alloc(pcm.length)
  let seed = 1
  for (let at = 0; at < pcm.length; at += 2) {
    seed = (seed * 48_271) % 2_147_483_647
    const sample = pcm.readInt16LE(at) + loudness * ((2 * seed) / 2_147_483_647 - 1)
    heard.writeInt16LE(Math.round(Math.max(-32_768, Math.min(32_767, sample))), at)
  }
  return heard
}

export function hearingText(report: HearingReport | null): string {
  if (report === null) return 'HEARING  Not measured: pocketsphinx or flite is not installed.'
  return [
    `HEARING  sentences of ${voices.length} voices, by the recognizer of this machine and its gate`,
    tableText(
      ['half of the sentences', 'room', 'commands', 'right', 'word by word', 'wrong', 'no commands', 'taken for one'],
      report.rows.map(({ half, room, commands, right, wordByWord, wrong, others, taken }) => [
        half,
        room,
        ...[commands, right, wordByWord, wrong, others, taken].map(String),
      ]),
    ),
    '',
    ...report.mistakes,
  ].join('\n')
}
