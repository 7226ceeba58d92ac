import { EventEmitter } from 'node:events'
import { Server } from 'node:net'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { limitConnections } from '../../../../server/http/connectionLimit'

class Peer extends EventEmitter {
  isClosed = false
  constructor(readonly remoteAddress: string) {
    super()
  }
  destroy(): void {
    this.isClosed = true
    this.emit('close')
  }
}

let server: Server
let warnings: string[]

function start(trustedProxies = 0): void {
  const log = { warn: (_fields: object, message: string) => void warnings.push(message) }
  limitConnections(server, { MAX_CONNECTIONS_PER_NETWORK: 3, TRUST_PROXY: trustedProxies }, log)
}

function connectFrom(address: string, count = 1): Peer[] {
  const peers = Array.from({ length: count }, () => new Peer(address))
  for (const peer of peers) server.emit('connection', peer)
  return peers
}

const openOf = (peers: Peer[]): number => peers.filter(({ isClosed }) => !isClosed).length

beforeEach(() => {
  vi.useFakeTimers()
  server = new Server()
  warnings = []
})
afterEach(() => vi.useRealTimers())

describe('the connections of a network', () => {
  it('are closed immediately beyond the limit, and those of other networks stay open', () => {
    start()
    expect(openOf(connectFrom('198.51.100.7', 5))).toBe(3)
    expect(openOf(connectFrom('198.51.100.8', 3))).toBe(3)
  })

  it('free their places when they end', () => {
    start()
    const [first] = connectFrom('198.51.100.7', 3)
    first?.destroy()
    expect(openOf(connectFrom('198.51.100.7', 2))).toBe(1)
  })

  it('are counted together in IPv6, where one household has many addresses', () => {
    start()
    const peers = [1, 2, 3, 4].flatMap((host) => connectFrom(`2001:db8:1:2::${host}`))
    expect(openOf(peers)).toBe(3)
  })

  it.each(['127.0.0.1', '::1', '::ffff:127.0.0.1'])('are not counted for the same machine: %s', (address) => {
    start()
    expect(openOf(connectFrom(address, 9))).toBe(9)
  })

  it('are not counted behind a proxy, which opens all of them', () => {
    start(1)
    expect(openOf(connectFrom('198.51.100.7', 9))).toBe(9)
  })
})

describe('refused connections', () => {
  it('are reported, whichever limit applied', () => {
    start()
    connectFrom('198.51.100.7', 4)
    server.emit('drop')
    expect(warnings).toEqual(['connections of one network were refused', 'connections were refused'])
  })
})
