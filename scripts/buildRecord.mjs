/** Records from which sources each part was built, so that programs build only what has changed. */
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './run.mjs'

/** Contents are compared instead of times, because a checkout gives every file a new time. */
export const partSources = {
  server: [
    'server',
    'shared',
    'scripts/build.mjs',
    'scripts/serverBundle.mjs',
    'package.json',
    'package-lock.json',
    'tsconfig.base.json',
  ],
  shell: ['electron', 'shared', 'scripts/shellPrograms.mjs', 'package.json', 'package-lock.json', 'tsconfig.base.json'],
  renderer: ['renderer', 'shared', 'scripts', 'vite.config.ts', 'package-lock.json', 'tsconfig.base.json'],
}

const recordPath = join(root, 'dist', 'stamps.json')

/** Returns whether a part was built from the present sources. */
export const isCurrent = (name) => readRecord()[name] === hashSources(name) && existsSync(join(root, 'dist', name))

/** Records that a part was built from sources with this hash. */
export function recordBuild(name, hash) {
  mkdirSync(join(root, 'dist'), { recursive: true })
  writeFileSync(recordPath, JSON.stringify({ ...readRecord(), [name]: hash }))
}

const readRecord = () => (existsSync(recordPath) ? JSON.parse(readFileSync(recordPath, 'utf8')) : {})

export function hashSources(name) {
  const hash = createHash('sha256')
  const add = (path) => {
    if (!existsSync(path)) return
    if (statSync(path).isDirectory()) {
      for (const entry of readdirSync(path).toSorted()) add(join(path, entry))
      return
    }
    hash.update(path).update('\0').update(readFileSync(path)).update('\0')
  }
  for (const path of partSources[name]) add(join(root, path))
  return hash.digest('hex')
}
