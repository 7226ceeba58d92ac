/** A Chromium whose microphone plays a file, once. */
import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, test, type Browser } from '@playwright/test'
import { toWav } from '../../../server/relay/speech/wav'
import { fiftyDollars, silence } from './sockets'

/** After a while: long enough for the page to listen by then. */
export async function sayingFiftyDollars(): Promise<string> {
  const path = join(await mkdtemp(join(tmpdir(), 'portal-voice-')), 'spoken.wav')
  await writeFile(path, toWav(Buffer.concat([silence(5), fiftyDollars(), silence(60)])))
  return `--use-file-for-fake-audio-capture=${path}%noloop`
}

/** Beside that of the other tests, with a microphone of its own. */
export function launchedWith(args: string[]): Promise<Browser> {
  const { executablePath, args: usual = [] } = test.info().project.use.launchOptions ?? {}
  return chromium.launch({
    ...(executablePath && { executablePath }),
    args: [...usual, '--use-fake-device-for-media-stream', ...args],
  })
}

/** Says who will hear it. */
export function sayRecognizer(): void {
  // A portal that ran before has the one that it was started with.
  const description = process.env['PORTAL_RECOGNIZER'] ?? 'that of the portal at PORTAL_URL'
  test.info().annotations.push({ type: 'recognizer', description })
  console.log(`Recognizer: ${description}`)
}
