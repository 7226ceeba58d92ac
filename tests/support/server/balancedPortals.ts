/**
 * Puts HAProxy in front of several portals on one database, as an operator would. Each is as independent of the others as
 * if it was a process of its own. Calls of tests then reach any of them.
 */
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify'
import { Agent, request } from 'undici'
import { startWebBalancer } from '../debian/haproxy'
import { findFreePort, stopProgram } from './programs'

export const isBalanced = process.env['TEST_HAPROXY'] === 'on'

const portalCount = 3

interface Portal {
  app: FastifyInstance
  close: () => Promise<void>
}

/** The parts of a response that tests read. */
export type ReceivedResponse = Pick<LightMyRequestResponse, 'statusCode' | 'headers' | 'body' | 'rawPayload'>

/** A request as tests send it to a portal. */
export type SentRequest = InjectOptions & { url: string }

interface Balancer {
  send: (options: SentRequest) => Promise<ReceivedResponse>
  stop: () => Promise<void>
}

export async function balancePortals(open: () => Promise<Portal>): Promise<Balancer> {
  const portals: Portal[] = []
  const ports: number[] = []
  while (portals.length < portalCount) {
    const portal = await open()
    const webPort = await findFreePort()
    await portal.app.listen({ port: webPort, host: '127.0.0.1' })
    portals.push(portal)
    ports.push(webPort)
  }
  const port = await findFreePort()
  const program = await startWebBalancer(ports, port)
  const connections = new Agent()
  return {
    send: (options) => sendOver(connections, `http://127.0.0.1:${port}`, options),
    async stop() {
      await connections.destroy()
      await stopProgram(program, 'SIGKILL')
      for (const { close } of portals) await close()
    },
  }
}

async function sendOver(
  dispatcher: Agent,
  address: string,
  { method = 'GET', url, query, payload, headers }: SentRequest,
): Promise<ReceivedResponse> {
  const isJson = payload !== undefined && !Buffer.isBuffer(payload)
  const response = await request(address + url, {
    dispatcher,
    method,
    query: query as Record<string, string>,
    headers: { ...(isJson && { 'content-type': 'application/json' }), ...(headers as Record<string, string>) },
    ...(payload !== undefined && { body: isJson ? JSON.stringify(payload) : payload }),
  })
  const rawPayload = Buffer.from(await response.body.arrayBuffer())
  return {
    statusCode: response.statusCode,
    headers: response.headers,
    body: rawPayload.toString('utf8'),
    rawPayload,
  }
}
