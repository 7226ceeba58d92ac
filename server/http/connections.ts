/** Limits the connections of one network, so that a single host cannot use up those of everybody. */
import type { Server, Socket } from 'node:net'
import type { Config } from '../config'
import { isLoopbackName } from '../exposure'
import { networkOf } from './network'

interface Log {
  warn(fields: object, message: string): void
}

type Limits = Pick<Config, 'MAX_CONNECTIONS_PER_NETWORK' | 'TRUST_PROXY'>

export function limitConnections(server: Server, limits: Limits, log: Log): void {
  // An error of its own kind each, so that the log's filter of repeats holds a flood of them back.
  server.on('drop', () => log.warn({ err: new Error('MAX_CONNECTIONS are open') }, 'connections were refused'))
  // A proxy makes the connections of all its visitors.
  if (limits.TRUST_PROXY > 0) return
  const open = new Map<string, number>()
  server.on('connection', (socket: Socket) => {
    const { remoteAddress = '' } = socket
    const { household } = networkOf(remoteAddress)
    if (isLoopbackName(remoteAddress) || isLoopbackName(household)) return
    const count = open.get(household) ?? 0
    if (count >= limits.MAX_CONNECTIONS_PER_NETWORK) {
      socket.destroy()
      log.warn({ err: new Error('MAX_CONNECTIONS_PER_NETWORK are open') }, 'connections of one network were refused')
      return
    }
    open.set(household, count + 1)
    socket.once('close', () => {
      const left = (open.get(household) ?? 1) - 1
      if (left === 0) open.delete(household)
      else open.set(household, left)
    })
  })
}
