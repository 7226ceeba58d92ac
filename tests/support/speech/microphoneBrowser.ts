/** Launches a Chromium whose microphone plays a file once. */
import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, chromium, test } from '@playwright/test'
import { toWav } from '../../../server/relay/speech/wav'
import { fiftyDollars, silence } from './sockets'

/**
 * Returns the switch for a file with a few seconds of silence first, so that the page is listening before the sentence
 * begins.
 */
export async function createFiftyDollarsSwitch(): Promise<string> {
  const path = join(await mkdtemp(join(tmpdir(), 'portal-voice-')), 'spoken.wav')
  await writeFile(path, toWav(Buffer.concat([silence(5), fiftyDollars(), silence(60)])))
  return `--use-file-for-fake-audio-capture=${path}%noloop`
}

/** Launches a separate Chromium with its own microphone. */
export function launchBrowser(args: string[]): Promise<Browser> {
  const { executablePath, args: defaultArgs = [] } = test.info().project.use.launchOptions ?? {}
  return chromium.launch({
    ...(executablePath && { executablePath }),
    args: [...defaultArgs, '--use-fake-device-for-media-stream', ...args],
  })
}

/** Reports which recognizer the test uses. */
export function reportRecognizer(): void {
  // A portal that was already running uses the recognizer that it was started with.
  const description = process.env['PORTAL_RECOGNIZER'] ?? 'that of the portal at PORTAL_URL'
  test.info().annotations.push({ type: 'recognizer', description })
  console.log(`Recognizer: ${description}`)
}
