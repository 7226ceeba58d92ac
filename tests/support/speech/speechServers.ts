/** Starts portals whose recognizer is a speech service, which the test controls. */
import { afterAll } from 'vitest'
import type { Services } from '../../../server/services'
import { type ServerSettings, startServer, type TestServer } from '../server/server'
import { type SpeechService, startSpeechService } from './service'

export interface SpeechServer {
  server: TestServer
  service: SpeechService
  url: string
  stop(): Promise<void>
}

export async function startSpeechServer(settings: ServerSettings = {}, log?: Services['log']): Promise<SpeechServer> {
  const service = await startSpeechService()
  const server = await startServer(
    { SPEECH_RECOGNIZER: 'http', SPEECH_SPEAKER: 'none', SPEECH_URL: service.url, ...settings },
    log,
  )
  const url = await server.app.listen({ port: 0, host: '127.0.0.1' })
  const stop = async () => {
    await server.stop()
    await service.stop()
  }
  return { server, service, url, stop }
}

/** Returns a function that starts one server for all tests of the file that ask for the same settings. */
export function shareSpeechServers(log?: Services['log']): (settings?: ServerSettings) => Promise<SpeechServer> {
  const started = new Map<string, Promise<SpeechServer>>()
  afterAll(async () => {
    for (const speechServer of started.values()) await (await speechServer).stop()
  })
  return (settings = {}) => {
    const key = JSON.stringify(settings)
    const speechServer = started.get(key) ?? startSpeechServer(settings, log)
    started.set(key, speechServer)
    return speechServer
  }
}
