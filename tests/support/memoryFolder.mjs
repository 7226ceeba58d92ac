/**
 * Moves the tests' temporary files, mainly their databases, into memory if there is room. On a disk the tests would
 * take a third longer. The files are in a folder of the run, which is removed at its end; a run that was killed leaves
 * its folder to the next one.
 */
import { accessSync, chmodSync, constants, mkdirSync, readdirSync, rmSync, statfsSync } from 'node:fs'
import { join } from 'node:path'

const memory = '/dev/shm'
const prefix = 'portal-tests-'
const neededBytes = 4 * 1024 ** 3

export function keepTemporaryFilesInMemory() {
  if (process.env.TMPDIR || !hasRoom()) return
  removeLeftovers()
  const folder = join(memory, `${prefix}${process.pid}`)
  mkdirSync(folder, { recursive: true })
  // PostgreSQL runs as another user when root starts it.
  chmodSync(folder, 0o755)
  process.env.TMPDIR = folder
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }))
}

function hasRoom() {
  try {
    accessSync(memory, constants.W_OK)
    const { bavail, bsize } = statfsSync(memory)
    return bavail * bsize > neededBytes
  } catch {
    // Only Linux has this folder.
    return false
  }
}

function removeLeftovers() {
  for (const name of readdirSync(memory)) {
    if (!name.startsWith(prefix) || isAlive(Number(name.slice(prefix.length)))) continue
    rmSync(join(memory, name), { recursive: true, force: true })
  }
}

function isAlive(pid) {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    // The process exists, but belongs to another user.
    return error.code === 'EPERM'
  }
}
