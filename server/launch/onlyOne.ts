/** One start per data folder. The sign is a socket, not a file with a number: it goes with its process, however that ends. */
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { rm } from 'node:fs/promises'
import { connect, createServer, type Server } from 'node:net'
import { platform, tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { Refusal } from '../refusal'

/** Claims the folder until the answered function is called; refuses when a running start has it, and says where that is. */
export async function claimFolder(dataDir: string, name: string): Promise<() => void> {
  const address = addressOf(dataDir)
  const holder = await nameOfHolder(address)
  if (holder !== null) {
    throw new Refusal(
      `${dataDir} is in use: ${holder}.\nStop that first, or set DATA_DIR and PORT to run a second one beside it.`,
    )
  }
  // What a killed process left behind; nobody answered on it.
  if (platform() !== 'win32') await rm(address, { force: true })
  const server: Server = createServer((socket) => socket.on('error', () => socket.destroy()).end(name))
  server.listen(address)
  await once(server, 'listening')
  server.unref()
  return () => void server.close()
}

/** Short, because a socket's path may have about a hundred characters only. */
function addressOf(dataDir: string): string {
  const digest = createHash('sha256').update(dataDir).digest('hex').slice(0, 16)
  return platform() === 'win32' ? `\\\\.\\pipe\\portal-${digest}` : join(tmpdir(), `portal-${digest}.sock`)
}

async function nameOfHolder(address: string): Promise<string | null> {
  const socket = connect(address)
  try {
    return await text(socket)
  } catch {
    // Nobody listens there: the folder is free.
    return null
  } finally {
    socket.destroy()
  }
}
