/**
 * Allows one start per data folder. A socket marks the claim, not a PID file, because it ends with its process in any
 * case.
 */
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { rm } from 'node:fs/promises'
import { connect, createServer, type Server } from 'node:net'
import { platform, tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { StartupError } from '../startupError'

/**
 * Claims the folder and returns a function that releases it. Throws when a running start holds it, with where that is.
 */
export async function claimFolder(dataDir: string, name: string): Promise<() => void> {
  const address = socketPathOf(dataDir)
  const holder = await readHolder(address)
  if (holder !== null) {
    throw new StartupError(
      `${dataDir} is in use: ${holder}.\nStop that first, or set DATA_DIR and PORT to run a second one beside it.`,
    )
  }
  // Removes the socket of a killed process, on which no one answered.
  if (platform() !== 'win32') await rm(address, { force: true })
  const server: Server = createServer((socket) => socket.on('error', () => socket.destroy()).end(name))
  server.listen(address)
  await once(server, 'listening')
  server.unref()
  return () => void server.close()
}

/** The path is short, because a socket's path is limited to about a hundred characters. */
function socketPathOf(dataDir: string): string {
  const digest = createHash('sha256').update(dataDir).digest('hex').slice(0, 16)
  return platform() === 'win32' ? `\\\\.\\pipe\\portal-${digest}` : join(tmpdir(), `portal-${digest}.sock`)
}

async function readHolder(address: string): Promise<string | null> {
  const socket = connect(address)
  try {
    return await text(socket)
  } catch {
    // No process listens on it, so the folder is free.
    return null
  } finally {
    socket.destroy()
  }
}
