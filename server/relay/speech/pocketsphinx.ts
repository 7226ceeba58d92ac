/** Recognizes commands on this machine with Debian's pocketsphinx, which reads the audio from an unlinked file. */
import { type ChildProcess, spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { accessSync, constants } from 'node:fs'
import { type FileHandle, mkdtemp, open, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import type { FastifyBaseLogger } from 'fastify'
import { bytesPerSecond } from '#shared/speech/transcription'
import { type AcousticFit, parseAcousticFit } from './backtrace'
import { isCredibleCommand } from './commandCheck'
import { buildGrammar, buildSoundsGrammar, type GrammarPhrases } from './grammar'
import { dictionaryOf, phoneOfWord, phones, readPronunciations, wordOfPhone } from './pronunciations'
import type { Recognizer } from './recognizer'
import { SpeechFailure } from './speaker'

interface PocketsphinxOptions {
  phrases: GrammarPhrases
  timeoutMs: number
  log: FastifyBaseLogger
}

const programName = 'pocketsphinx_continuous'
const modelFolder = '/usr/share/pocketsphinx/model/en-us'
const dictionaryPath = join(modelFolder, 'cmudict-en-us.dict')
/** The recognizer adapts to the background noise from a moment of silence on both sides. */
const silencePadding = Buffer.alloc(bytesPerSecond / 5)
const maxOutputLength = 4000
/** Half a minute of audio logs a tenth of this. */
const maxLogLength = 1024 * 1024
const failureText = 'The recognizer did not run, or took too long'

/** Returns the program's path; null when it or its model is not installed. */
export function findPocketsphinx(): string | null {
  const isAccessible = (path: string, mode: number): boolean => {
    try {
      accessSync(path, mode)
      return true
    } catch {
      return false // The file does not exist or is not accessible.
    }
  }
  if (!isAccessible(dictionaryPath, constants.R_OK)) return null
  const candidates = (process.env['PATH'] ?? '').split(delimiter).map((folder) => join(folder, programName))
  return candidates.find((path) => isAccessible(path, constants.X_OK)) ?? null
}

export async function createPocketsphinx(
  program: string,
  { phrases, timeoutMs, log }: PocketsphinxOptions,
): Promise<Recognizer> {
  const pronunciations = readPronunciations(await readFile(dictionaryPath, 'utf8'))
  const grammar = buildGrammar(phrases, pronunciations)
  if (grammar.unpronounceable.length > 0)
    log.warn({ leftOut: grammar.unpronounceable }, 'the recognizer cannot recognize these words')
  const folder = await mkdtemp(join(tmpdir(), 'portal-grammar-'))
  const commands = await writeGrammar(folder, 'commands', {
    jsgf: grammar.jsgf,
    dictionary: dictionaryOf(grammar.words, pronunciations),
  })
  const sounds = await writeGrammar(folder, 'sounds', {
    jsgf: buildSoundsGrammar(phones.map(wordOfPhone)),
    dictionary: phones.map((phone) => `${wordOfPhone(phone)} ${phone}\n`).join(''),
  })
  const recognize = (grammarArguments: string[], pcm: Buffer, signal: AbortSignal): Promise<RecognitionResult> =>
    runRecognizer({ program, grammarArguments, folder }, pcm, AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]))

  return {
    name: 'pocketsphinx',
    async transcribe(pcm, signal) {
      const command = await recognize(commands, pcm, signal)
      if (command.words === '') return ''
      const unconstrained = await recognize(sounds, pcm, signal)
      const heard = { sounds: unconstrained.words.split(' ').map(phoneOfWord), fit: unconstrained.fit }
      return isCredibleCommand(command, { heard, pronunciations }) ? command.words : ''
    },
    close: () => rm(folder, { recursive: true, force: true }),
  }
}

/**
 * Writes a grammar to files that only this user can read and returns the program's arguments. They contain no personal
 * data.
 */
async function writeGrammar(folder: string, name: string, { jsgf, dictionary }: { jsgf: string; dictionary: string }) {
  const [grammarPath, wordsPath] = [join(folder, `${name}.gram`), join(folder, `${name}.dict`)]
  await writeFile(grammarPath, jsgf, { mode: 0o600 })
  await writeFile(wordsPath, dictionary, { mode: 0o600 })
  return ['-jsgf', grammarPath, '-dict', wordsPath, '-hmm', join(modelFolder, 'en-us')]
}

interface RecognitionResult {
  words: string
  fit: AcousticFit
}

interface RecognizerRun {
  program: string
  grammarArguments: string[]
  folder: string
}

async function runRecognizer(
  { program, grammarArguments, folder }: RecognizerRun,
  pcm: Buffer,
  signal: AbortSignal,
): Promise<RecognitionResult> {
  const audioFile = await createUnlinkedFile(join(folder, `${randomUUID()}.raw`), pcm)
  try {
    if (signal.aborted) throw new SpeechFailure(failureText)
    const child = spawn(program, ['-infile', '/dev/stdin', '-backtrace', 'yes', ...grammarArguments], {
      env: {},
      stdio: [audioFile.fd, 'pipe', 'pipe'],
      signal,
      killSignal: 'SIGKILL',
    })
    return await readResult(child)
  } finally {
    await audioFile.close()
  }
}

/**
 * Creates an unlinked file, which disappears when it is closed, even after a crash. Node's pipes are sockets, which the
 * program cannot read.
 */
async function createUnlinkedFile(path: string, pcm: Buffer): Promise<FileHandle> {
  const file = await open(path, 'wx+', 0o600)
  await rm(path)
  for (const part of [silencePadding, pcm, silencePadding]) await file.write(part)
  return file
}

function readResult(child: ChildProcess): Promise<RecognitionResult> {
  return new Promise((resolve, reject) => {
    let words = ''
    let log = ''
    child.stdout?.setEncoding('utf8').on('data', (part: string) => {
      if (words.length < maxOutputLength) words += part
    })
    // The log must be read, because the program blocks otherwise. It is not stored.
    child.stderr?.setEncoding('utf8').on('data', (part: string) => {
      if (log.length < maxLogLength) log += part
    })
    child.once('error', () => reject(new SpeechFailure(failureText)))
    child.once('close', (code) => {
      if (code === 0) resolve({ words: words.trim().replaceAll(/\s+/g, ' '), fit: parseAcousticFit(log) })
      else reject(new SpeechFailure(`The recognizer ended with ${code ?? 'a signal'}`))
    })
  })
}
