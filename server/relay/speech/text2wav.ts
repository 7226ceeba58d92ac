/** Reading aloud by the package text2wav, one text at a time in a child process, which begins with the server or the first text and ends with the server. */
import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import { isWav } from './wav'
import { SpeechFailure, type Speaker, type Speech } from './speaker'

interface Options {
  timeoutMs: number
  /** A program that takes texts and answers sounds as text2wavChild.ts does. */
  program?: Program
}

interface Program {
  path: string
  execArgv: string[]
}

interface Job {
  text: string
  signal: AbortSignal
  done: (speech: Speech) => void
  fail: (failure: SpeechFailure) => void
  /** An engine has ended with this text already. */
  isSecondTry?: true
}

const mostWaiting = 40
/** The engine keeps a little of every text (a third of a megabyte); a new process begins before that is much. */
const mostTexts = 300
/** Read to nobody: a process is as fast as it gets once it has read something. */
const trial = 'Your payment was posted.'

/** The package is optional: it brings an engine under the GPL. */
export function isText2wavInstalled(): boolean {
  try {
    createRequire(import.meta.url).resolve('text2wav')
    return true
  } catch {
    return false // Not installed: that is the answer asked for.
  }
}

export function createText2wav({ timeoutMs, program = ownProgram() }: Options): Speaker {
  const waiting: Job[] = []
  let child: ChildProcess | null = null
  let running: (Job & { timer: NodeJS.Timeout }) | null = null
  let spoken = 0
  let isClosed = false

  function begin(): ChildProcess {
    // It needs nothing of ours, and what it says of its own loading is of no use to anybody.
    const begun = fork(program.path, [], {
      execArgv: program.execArgv,
      env: {},
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      serialization: 'advanced',
    })
    begun.on('message', (audio: unknown) => {
      if (begun === child) answered(audio)
    })
    const gone = (): void => {
      if (begun === child) retry('The speech engine ended')
    }
    begun.on('exit', gone)
    begun.on('error', gone)
    // Neither the process nor its channel keeps a server alive that is done.
    begun.unref()
    begun.channel?.unref()
    spoken = 0
    return begun
  }

  function drop(): void {
    const dropped = child
    child = null
    dropped?.kill('SIGKILL')
  }

  function next(): void {
    if (running) return
    const job = waiting.shift()
    if (!job) return
    if (job.signal.aborted) return next()
    const timer = setTimeout(() => {
      drop()
      fail('The speech engine took too long')
    }, timeoutMs)
    running = { ...job, timer }
    if (spoken >= mostTexts) drop()
    child ??= begin()
    spoken += 1
    child.send(job.text, (error) => {
      if (error && running?.timer === timer) retry('The speech engine could not be told')
    })
  }

  function answered(audio: unknown): void {
    const job = running
    if (!job) return
    const file = audio instanceof Uint8Array ? Buffer.from(audio.buffer, audio.byteOffset, audio.byteLength) : null
    if (!file || !isWav(file)) return fail('The speech engine answered no sound')
    running = null
    clearTimeout(job.timer)
    job.done({ audio: file, type: 'audio/wav' })
    next()
    // Nobody waits for the next process if it begins while nobody waits.
    if (!running && spoken >= mostTexts) prepare()
  }

  /** A process may end between two texts: the next one is read by another process, unless it ends that one, too. */
  function retry(why: string): void {
    drop()
    const job = running
    if (!job || job.isSecondTry || isClosed) return fail(why)
    running = null
    clearTimeout(job.timer)
    waiting.unshift({ ...job, isSecondTry: true })
    next()
  }

  function fail(why: string): void {
    const job = running
    running = null
    clearTimeout(job?.timer)
    job?.fail(new SpeechFailure(why))
    next()
  }

  function prepare(): void {
    if (isClosed || running || waiting.length > 0) return
    waiting.push({ text: trial, signal: new AbortController().signal, done: () => undefined, fail: () => undefined })
    next()
  }

  return {
    name: 'text2wav',
    prepare,
    speak: (text, signal) =>
      new Promise((done, fail) => {
        if (isClosed || waiting.length >= mostWaiting) return fail(new SpeechFailure('Too much is to be read aloud'))
        const leave = (): void => fail(new SpeechFailure('Nobody listens any more'))
        signal.addEventListener('abort', leave, { once: true })
        const stay = (): void => signal.removeEventListener('abort', leave)
        waiting.push({
          text,
          signal,
          done: (speech) => (stay(), done(speech)),
          fail: (failure) => (stay(), fail(failure)),
        })
        next()
      }),
    async close() {
      isClosed = true
      for (const job of waiting.splice(0)) job.fail(new SpeechFailure('The server ends'))
      const ended = child
      drop()
      fail('The server ends')
      if (ended && ended.exitCode === null && ended.signalCode === null) {
        ended.ref()
        await once(ended, 'exit')
      }
    },
  }
}

/** Beside the built programs, or a source among sources. */
function ownProgram(): Program {
  const isBuilt = !import.meta.url.endsWith('.ts')
  const name = isBuilt ? './text2wavChild.js' : './text2wavChild.ts'
  return { path: fileURLToPath(new URL(name, import.meta.url)), execArgv: isBuilt ? [] : ['--import', 'tsx'] }
}
