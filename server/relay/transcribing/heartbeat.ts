/** Pings a socket regularly. A broken connection is only detected by missing pongs. */
import type { WebSocket } from 'ws'

/** Calls back with every ping, and returns a function that ends the pings. */
export function startHeartbeat(socket: WebSocket, everyMs: number, onPing: () => void): () => void {
  let hasPonged = true
  socket.on('pong', () => {
    hasPonged = true
  })
  const heartbeat = setInterval(() => {
    if (!hasPonged) return socket.terminate()
    hasPonged = false
    socket.ping()
    onPing()
  }, everyMs)
  heartbeat.unref()
  return () => clearInterval(heartbeat)
}
