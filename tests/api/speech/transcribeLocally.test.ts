import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { createLog } from '../../../server/log'
import { createPocketsphinx, findPocketsphinx } from '../../../server/relay/speech/pocketsphinx'
import { parameterValues, spokenPhrases } from '../../../server/relay/speech/spokenPhrases'
import { addPerson } from '../../support/data/people'
import { startServer, type TestServer } from '../../support/server/server'
import { fiftyDollars, openSocket, seaShells, silence, voice } from '../../support/speech/sockets'

const program = findPocketsphinx()
const name = `the recognizer of this machine (${program === null ? 'none: pocketsphinx is not installed' : program})`

describe.skipIf(program === null)(name, () => {
  let server: TestServer
  let url: string
  let token: string
  beforeAll(async () => {
    server = await startServer({ SPEECH_RECOGNIZER: 'auto', SPEECH_SPEAKER: 'none' })
    url = await server.app.listen({ port: 0, host: '127.0.0.1' })
    token = await server.signIn(await addPerson(server.database.db))
  })
  afterAll(() => server.stop())
  afterEach(() => void vi.unstubAllEnvs())

  /** Returns all final transcripts of a sound. */
  async function finalsOf(pcm: Buffer): Promise<string[]> {
    const socket = await openSocket(url, token)
    socket.speak(pcm)
    socket.end()
    const messages = await socket.readAll()
    expect(messages.filter(({ type }) => type === 'problem')).toEqual([])
    return messages.flatMap((message) => (message.type === 'final' ? [message.text] : []))
  }

  it('understands a spoken command', async () => {
    expect(server.speech?.recognizer?.name).toBe('pocketsphinx')
    expect(await finalsOf(Buffer.concat([silence(0.5), fiftyDollars(), silence(1)]))).toEqual([
      'make payment fifty dollars',
    ])
  })

  it('finds no command in a buzz or in other speech', async () => {
    expect(await finalsOf(Buffer.concat([voice(2), silence(1)]))).toEqual([''])
    expect(await finalsOf(Buffer.concat([silence(0.5), seaShells(), silence(1)]))).toEqual([''])
  })

  it('is killed if no one waits for it or it times out, and leaves no sound behind', async () => {
    // Recognizers of other test files use other folders.
    const temporary = mkdtempSync(join(tmpdir(), 'recognizer-'))
    vi.stubEnv('TMPDIR', temporary)
    const phrases = { phrases: spokenPhrases, fillings: parameterValues }
    const log = createLog('silent')
    const hasty = await createPocketsphinx(program ?? '', { phrases, timeoutMs: 1, log })
    await expect(hasty.transcribe(voice(20), new AbortController().signal)).rejects.toThrow('took too long')
    const patient = await createPocketsphinx(program ?? '', { phrases, timeoutMs: 60_000, log })
    const leaving = new AbortController()
    const transcription = patient.transcribe(voice(30), leaving.signal)
    leaving.abort()
    await expect(transcription).rejects.toThrow()
    const files = readdirSync(temporary, { recursive: true }).map(String)
    expect(files.filter((file) => /^portal-grammar-\w+$/.test(file))).toHaveLength(2)
    expect(files.filter((file) => file.endsWith('.raw'))).toEqual([])
    await Promise.all([hasty.close(), patient.close()])
    expect(readdirSync(temporary)).toEqual([])
    rmSync(temporary, { recursive: true })
  })
})
