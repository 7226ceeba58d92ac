/** Limits the connections of one network, so that a single host cannot use up all connections. */
import type { Server, Socket } from 'node:net'
import type { Config } from '../config'
import { isLoopbackName } from '../exposure'
import { networkOf } from './callerNetwork'

interface WarnLog {
  warn(fields: object, message: string): void
}

type ConnectionLimits = Pick<Config, 'MAX_CONNECTIONS_PER_NETWORK' | 'TRUST_PROXY'>

export function limitConnections(server: Server, limits: ConnectionLimits, log: WarnLog): void {
  // Each warning has a new error, so that the log's repeat filter suppresses a flood of them.
  server.on('drop', () => log.warn({ err: new Error('MAX_CONNECTIONS are open') }, 'connections were refused'))
  // A proxy opens the connections of all its visitors, so they cannot be counted per network.
  if (limits.TRUST_PROXY > 0) return
  const openByNetwork = new Map<string, number>()
  server.on('connection', (socket: Socket) => {
    const { remoteAddress = '' } = socket
    const { household } = networkOf(remoteAddress)
    if (isLoopbackName(remoteAddress) || isLoopbackName(household)) return
    const count = openByNetwork.get(household) ?? 0
    if (count >= limits.MAX_CONNECTIONS_PER_NETWORK) {
      socket.destroy()
      log.warn({ err: new Error('MAX_CONNECTIONS_PER_NETWORK are open') }, 'connections of one network were refused')
      return
    }
    openByNetwork.set(household, count + 1)
    socket.once('close', () => {
      const remaining = (openByNetwork.get(household) ?? 1) - 1
      if (remaining === 0) openByNetwork.delete(household)
      else openByNetwork.set(household, remaining)
    })
  })
}
