/** Recognizing commands on this machine: Debian's pocketsphinx as a program, which reads the sound from a file that has no name any more. */
import { spawn, type ChildProcess } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { accessSync, constants } from 'node:fs'
import { mkdtemp, open, readFile, rm, writeFile, type FileHandle } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import type { FastifyBaseLogger } from 'fastify'
import { bytesPerSecond } from '#shared/transcribing'
import { fitIn, type Fit } from './backtrace'
import { isBelievable } from './gate'
import { grammarOf, soundsGrammar, type Phrases } from './grammar'
import { dictionaryOf, phoneOfWord, phones, readPronunciations, wordOfPhone } from './pronunciations'
import type { Recognizer } from './recognizer'
import { SpeechFailure } from './speaker'

interface Options {
  phrases: Phrases
  timeoutMs: number
  log: FastifyBaseLogger
}

const programName = 'pocketsphinx_continuous'
const modelFolder = '/usr/share/pocketsphinx/model/en-us'
const dictionaryPath = join(modelFolder, 'cmudict-en-us.dict')
/** It learns how the room sounds from a moment of it on both sides. */
const around = Buffer.alloc(bytesPerSecond / 5)
const mostWords = 4000
/** Half a minute of sounds has a tenth of that. */
const mostLog = 1024 * 1024
const noTime = 'The recognizer did not run, or took too long'

/** The program's path; null where it, or its model, is not installed. */
export function findPocketsphinx(): string | null {
  const isThere = (path: string, mode: number): boolean => {
    try {
      accessSync(path, mode)
      return true
    } catch {
      return false // Not there: that is the answer asked for.
    }
  }
  if (!isThere(dictionaryPath, constants.R_OK)) return null
  const places = (process.env['PATH'] ?? '').split(delimiter).map((folder) => join(folder, programName))
  return places.find((path) => isThere(path, constants.X_OK)) ?? null
}

export async function createPocketsphinx(program: string, { phrases, timeoutMs, log }: Options): Promise<Recognizer> {
  const pronunciations = readPronunciations(await readFile(dictionaryPath, 'utf8'))
  const grammar = grammarOf(phrases, pronunciations)
  if (grammar.leftOut.length > 0) log.warn({ leftOut: grammar.leftOut }, 'nobody can say these to the recognizer')
  const folder = await mkdtemp(join(tmpdir(), 'portal-grammar-'))
  const commands = await written(folder, 'commands', {
    jsgf: grammar.jsgf,
    dictionary: dictionaryOf(grammar.words, pronunciations),
  })
  const sounds = await written(folder, 'sounds', {
    jsgf: soundsGrammar(phones.map(wordOfPhone)),
    dictionary: phones.map((phone) => `${wordOfPhone(phone)} ${phone}\n`).join(''),
  })
  const hear = (by: string[], pcm: Buffer, signal: AbortSignal): Promise<Heard> =>
    run({ program, by, folder }, pcm, AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]))

  return {
    name: 'pocketsphinx',
    async transcribe(pcm, signal) {
      const command = await hear(commands, pcm, signal)
      if (command.words === '') return ''
      const anything = await hear(sounds, pcm, signal)
      const heard = { sounds: anything.words.split(' ').map(phoneOfWord), fit: anything.fit }
      return isBelievable(command, { heard, pronunciations }) ? command.words : ''
    },
    close: () => rm(folder, { recursive: true, force: true }),
  }
}

/** The arguments of a run by a grammar, written where only we read it. It holds nothing of anybody. */
async function written(folder: string, name: string, { jsgf, dictionary }: { jsgf: string; dictionary: string }) {
  const [grammarPath, wordsPath] = [join(folder, `${name}.gram`), join(folder, `${name}.dict`)]
  await writeFile(grammarPath, jsgf, { mode: 0o600 })
  await writeFile(wordsPath, dictionary, { mode: 0o600 })
  return ['-jsgf', grammarPath, '-dict', wordsPath, '-hmm', join(modelFolder, 'en-us')]
}

interface Heard {
  words: string
  fit: Fit
}

interface Run {
  program: string
  by: string[]
  folder: string
}

async function run({ program, by, folder }: Run, pcm: Buffer, signal: AbortSignal): Promise<Heard> {
  const sound = await unnamed(join(folder, `${randomUUID()}.raw`), pcm)
  try {
    if (signal.aborted) throw new SpeechFailure(noTime)
    const child = spawn(program, ['-infile', '/dev/stdin', '-backtrace', 'yes', ...by], {
      env: {},
      stdio: [sound.fd, 'pipe', 'pipe'],
      signal,
      killSignal: 'SIGKILL',
    })
    return await heardBy(child)
  } finally {
    await sound.close()
  }
}

/** A file that is gone as soon as nobody has it open, however this process ends. The program cannot read our pipes: they are sockets. */
async function unnamed(path: string, pcm: Buffer): Promise<FileHandle> {
  const file = await open(path, 'wx+', 0o600)
  await rm(path)
  for (const part of [around, pcm, around]) await file.write(part)
  return file
}

function heardBy(child: ChildProcess): Promise<Heard> {
  return new Promise((resolve, reject) => {
    let words = ''
    let log = ''
    child.stdout?.setEncoding('utf8').on('data', (part: string) => {
      if (words.length < mostWords) words += part
    })
    // Read to its end, for the program waits otherwise; it is kept nowhere.
    child.stderr?.setEncoding('utf8').on('data', (part: string) => {
      if (log.length < mostLog) log += part
    })
    child.once('error', () => reject(new SpeechFailure(noTime)))
    child.once('close', (code) => {
      if (code === 0) resolve({ words: words.trim().replaceAll(/\s+/g, ' '), fit: fitIn(log) })
      else reject(new SpeechFailure(`The recognizer ended with ${code ?? 'a signal'}`))
    })
  })
}
