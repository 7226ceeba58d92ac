/** Speech output with the package text2wav, one text at a time in a child process. */
import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import { type Speaker, type Speech, SpeechFailure } from './speaker'
import { isWav } from './wav'

interface Text2wavOptions {
  timeoutMs: number
  /** A program with the protocol of text2wavChild.ts. */
  program?: ChildProgram
}

interface ChildProgram {
  path: string
  execArgv: string[]
}

interface SpeechJob {
  text: string
  signal: AbortSignal
  done: (speech: Speech) => void
  fail: (failure: SpeechFailure) => void
  /** True after a process has already ended while reading this text. */
  isRetry?: true
}

const maxQueued = 40
/** The engine leaks a third of a megabyte per text, so the process is replaced after this many. */
const maxTextsPerProcess = 300
/** A text whose audio is discarded. A process only reaches its full speed after the first text. */
const warmUpText = 'Your payment was posted.'

/** The package is optional, because its engine is under the GPL. */
export function isText2wavInstalled(): boolean {
  try {
    createRequire(import.meta.url).resolve('text2wav')
    return true
  } catch {
    return false // The package is not installed.
  }
}

export function createText2wav({ timeoutMs, program = childProgram() }: Text2wavOptions): Speaker {
  const queue: SpeechJob[] = []
  let currentJob: (SpeechJob & { timer: NodeJS.Timeout }) | null = null
  let isClosed = false
  const engine = createEngineProcess(program, { handleAudio, handleExit: () => retry('The speech engine ended') })

  function runNext(): void {
    if (currentJob) return
    const job = queue.shift()
    if (!job) return
    if (job.signal.aborted) return runNext()
    const timer = setTimeout(() => {
      engine.kill()
      fail('The speech engine took too long')
    }, timeoutMs)
    currentJob = { ...job, timer }
    engine.send(job.text, (error) => {
      if (error && currentJob?.timer === timer) retry('The speech engine could not be told')
    })
  }

  function handleAudio(audio: unknown): void {
    const job = currentJob
    if (!job) return
    const file = audio instanceof Uint8Array ? Buffer.from(audio.buffer, audio.byteOffset, audio.byteLength) : null
    if (!file || !isWav(file)) return fail('The speech engine returned no audio')
    currentJob = null
    clearTimeout(job.timer)
    job.done({ audio: file, type: 'audio/wav' })
    runNext()
    // The replacement process starts while no text is waiting, so that no user waits for it.
    if (!currentJob && engine.isUsedUp()) prepare()
  }

  /** Retries a text once in a new process, because the old one may have ended before it read the text. */
  function retry(reason: string): void {
    engine.kill()
    const job = currentJob
    if (!job || job.isRetry || isClosed) return fail(reason)
    currentJob = null
    clearTimeout(job.timer)
    queue.unshift({ ...job, isRetry: true })
    runNext()
  }

  function fail(reason: string): void {
    const job = currentJob
    currentJob = null
    clearTimeout(job?.timer)
    job?.fail(new SpeechFailure(reason))
    runNext()
  }

  function prepare(): void {
    if (isClosed || currentJob || queue.length > 0) return
    queue.push({ text: warmUpText, signal: new AbortController().signal, done: () => undefined, fail: () => undefined })
    runNext()
  }

  return {
    name: 'text2wav',
    prepare,
    speak: (text, signal) =>
      new Promise((done, fail) => {
        if (isClosed || queue.length >= maxQueued) return fail(new SpeechFailure('Too much is to be read aloud'))
        queue.push(buildJob({ text, signal, done, fail }))
        runNext()
      }),
    async close() {
      isClosed = true
      for (const job of queue.splice(0)) job.fail(new SpeechFailure('The server ends'))
      const exiting = engine.kill()
      fail('The server ends')
      if (exiting && exiting.exitCode === null && exiting.signalCode === null) {
        exiting.ref()
        await once(exiting, 'exit')
      }
    },
  }
}

/** Builds a job that rejects immediately when the signal is aborted. */
function buildJob({ text, signal, done, fail }: SpeechJob): SpeechJob {
  const cancel = (): void => fail(new SpeechFailure('The request was canceled'))
  signal.addEventListener('abort', cancel, { once: true })
  const removeListener = (): void => signal.removeEventListener('abort', cancel)
  return {
    text,
    signal,
    done: (speech) => (removeListener(), done(speech)),
    fail: (failure) => (removeListener(), fail(failure)),
  }
}

interface EngineEvents {
  handleAudio: (audio: unknown) => void
  handleExit: () => void
}

/** Keeps one process of the engine at a time. Events of a process that was replaced are ignored. */
function createEngineProcess(program: ChildProgram, { handleAudio, handleExit }: EngineEvents) {
  let child: ChildProcess | null = null
  let textCount = 0

  function start(): ChildProcess {
    // The child needs no environment, and its output about loading is not useful.
    const started = fork(program.path, [], {
      execArgv: program.execArgv,
      env: {},
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      serialization: 'advanced',
    })
    started.on('message', (audio: unknown) => {
      if (started === child) handleAudio(audio)
    })
    const handleEnd = (): void => {
      if (started === child) handleExit()
    }
    started.on('exit', handleEnd)
    started.on('error', handleEnd)
    // Neither the process nor its channel may keep a stopping server alive.
    started.unref()
    started.channel?.unref()
    textCount = 0
    return started
  }

  const isUsedUp = (): boolean => textCount >= maxTextsPerProcess

  /** Returns the process that was ended, if there was one. */
  function kill(): ChildProcess | null {
    const previous = child
    child = null
    previous?.kill('SIGKILL')
    return previous
  }

  /** Sends a text to the process, and first starts or replaces the process when that is necessary. */
  function send(text: string, handleSent: (error: Error | null) => void): void {
    if (isUsedUp()) kill()
    child ??= start()
    textCount += 1
    child.send(text, handleSent)
  }

  return { isUsedUp, kill, send }
}

/** The child program is beside the bundle, or among the sources. */
function childProgram(): ChildProgram {
  const isBuilt = !import.meta.url.endsWith('.ts')
  const name = isBuilt ? './text2wavChild.js' : './text2wavChild.ts'
  return { path: fileURLToPath(new URL(name, import.meta.url)), execArgv: isBuilt ? [] : ['--import', 'tsx'] }
}
