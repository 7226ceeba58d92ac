/** Waits for programs that listen on a port of this machine. */
import type { ChildProcess } from 'node:child_process'
import { connect } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'
import { endWithThis } from './endWithThis'

export async function whenListening(child: ChildProcess, port: number): Promise<ChildProcess> {
  endWithThis(child)
  while (child.exitCode === null && child.signalCode === null) {
    if (await isListening(port)) return child
    await delay(20)
  }
  throw new Error(`${child.spawnfile} did not start`)
}

function isListening(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1')
  return new Promise<boolean>((done) => {
    socket.once('connect', () => done(true)).once('error', () => done(false))
  }).finally(() => socket.destroy())
}
