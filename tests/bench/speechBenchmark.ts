/** Benchmarks speech: the time until the first audio of a text, and the time to recognize an utterance. */
import { setTimeout as rest } from 'node:timers/promises'
import { speakText } from '#shared/contract/speech/relay'
import { createLog } from '../../server/log'
import { createPocketsphinx, findPocketsphinx } from '../../server/relay/speech/pocketsphinx'
import { parameterValues, spokenPhrases } from '../../server/relay/speech/spokenPhrases'
import { fiftyDollars } from '../support/speech/sockets'
import { ask, SignedIn, signInCall } from './customers'
import { quantile } from './spread'
import { tableText } from './table'

const texts = 60
const utterances = 30
const firstByteGoalMs = 400
const afterStartMs = 2000

interface Times {
  median: number
  p95: number
}

export interface SpeechReport {
  /** The time of the first text after a start. */
  coldMs: number
  firstByte: Times
  whole: Times
  /** Null where no recognizer is installed. */
  recognized: (Times & { exact: number; of: number }) | null
  goal: { name: string; limit: number; isMet: boolean }
}

const timesOf = (values: readonly number[]): Times => {
  const sorted = values.toSorted((a, b) => a - b)
  return { median: quantile(sorted, 0.5), p95: quantile(sorted, 0.95) }
}

export async function measureSpeech(portal: string): Promise<SpeechReport> {
  const { token } = await ask(signInCall(portal, 'customer@demo.example'), SignedIn)
  // The engine starts with the server. A user needs at least this long to sign in and pay.
  await rest(afterStartMs)
  const cold = await speak(portal, token, 'Welcome back.')
  const taken: { first: number; whole: number }[] = []
  for (let at = 0; at < texts; at += 1) {
    taken.push(await speak(portal, token, `Your payment of ${at + 10} dollars and 25 cents was posted.`))
  }
  const firstByte = timesOf(taken.map(({ first }) => first))
  return {
    coldMs: cold.first,
    firstByte,
    whole: timesOf(taken.map(({ whole }) => whole)),
    recognized: await measureRecognizer(),
    goal: {
      name: 'first byte of a spoken sentence in ms (p95, warm)',
      limit: firstByteGoalMs,
      isMet: firstByte.p95 <= firstByteGoalMs,
    },
  }
}

async function speak(portal: string, token: string, text: string): Promise<{ first: number; whole: number }> {
  const started = performance.now()
  const answer = await fetch(portal + speakText.path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ text }),
  })
  if (!answer.ok) throw new Error(`/tts answered ${answer.status}`)
  const reader = answer.body?.getReader()
  await reader?.read()
  const first = performance.now() - started
  while (!(await reader?.read())?.done) continue
  return { first, whole: performance.now() - started }
}

async function measureRecognizer(): Promise<SpeechReport['recognized']> {
  const program = findPocketsphinx()
  if (program === null) return null
  const phrases = { phrases: spokenPhrases, fillings: parameterValues }
  const recognizer = await createPocketsphinx(program, { phrases, timeoutMs: 15_000, log: createLog('warn') })
  try {
    const times: number[] = []
    let exact = 0
    for (let at = 0; at < utterances; at += 1) {
      const started = performance.now()
      const text = await recognizer.transcribe(fiftyDollars(), new AbortController().signal)
      times.push(performance.now() - started)
      if (text === 'make payment fifty dollars') exact += 1
    }
    return { ...timesOf(times), exact, of: utterances }
  } finally {
    await recognizer.close()
  }
}

export function speechText({ coldMs, firstByte, whole, recognized, goal }: SpeechReport): string {
  const ms = ({ median, p95 }: Times) => [median.toFixed(0), p95.toFixed(0)]
  return [
    `SPEECH   ${texts} sentences read aloud over HTTP, one after the other; ${utterances} utterances of 1.9 s recognized here`,
    tableText(
      ['', 'median ms', 'p95 ms'],
      [
        ['reading aloud: first byte', ...ms(firstByte)],
        ['reading aloud: all of it', ...ms(whole)],
        ...(recognized ? [['recognizing (pocketsphinx, with its gate)', ...ms(recognized)]] : []),
      ],
    ),
    '',
    `The first text after a start: ${coldMs.toFixed(0)} ms.${recognized ? ` Exact: ${recognized.exact} of ${recognized.of}.` : ' No recognizer is installed.'}`,
    `Goal: ${goal.name} within ${goal.limit}: ${goal.isMet ? 'met' : 'missed'}.`,
  ].join('\n')
}
