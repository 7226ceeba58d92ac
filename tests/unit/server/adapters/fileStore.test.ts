import { execFile } from 'node:child_process'
import { chmod, mkdir, mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { describe, expect, it, onTestFinished } from 'vitest'
import { createFileStore } from '../../../../server/adapters/fileStore'

async function newFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'files-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return join(folder, 'files')
}

const permissionsOf = async (path: string): Promise<number> => (await stat(path)).mode & 0o777

describe('the folder of uploaded files', () => {
  it('can be opened only by the server’s user', async () => {
    const folder = await newFolder()
    await createFileStore({ FILES_DIR: folder, FILES_S3_REGION: '' })
    expect(await permissionsOf(folder)).toBe(0o700)
  })

  it.each([
    [0o770, 'of a group of the operator’s', []],
    [0o755, 'that every user can read', [expect.stringContaining('chmod o-rwx')]],
  ])('keeps the permissions %o of a folder %s', async (mode, _whose, warnings) => {
    const folder = await newFolder()
    await mkdir(folder)
    await chmod(folder, mode)
    const warned: string[] = []
    await createFileStore({ FILES_DIR: folder, FILES_S3_REGION: '' }, (text) => warned.push(text))
    expect(await permissionsOf(folder)).toBe(mode)
    expect(warned).toEqual(warnings)
  })

  it('stores no part of a file for which the disk has no space', async () => {
    const folder = await newFolder()
    const program = ['--import', 'tsx', 'tests/support/data/content/storeLargeFile.ts', folder]
    // The shell limits the size of every file that the program writes to 8 kB.
    const script = ['ulimit -f 8; exec "$@"', 'sh', process.execPath, ...program]
    const { stdout } = await promisify(execFile)('sh', ['-c', ...script])
    expect(stdout).toBe('EFBIG')
    expect(await readdir(join(folder, 'cases'))).toEqual([])
  })
})
