/** Replacing a file while another program briefly has it open, such as a virus scanner on Windows. */
import { expect, it } from 'vitest'
import { createReplaceFile } from '../../../electron/replaceFile'

/** Renaming fails with the given codes, one after the other, and then succeeds. */
function replacing(platform: NodeJS.Platform, codes: string[]) {
  const renamed: string[] = []
  const delays: number[] = []
  const replace = createReplaceFile(platform, {
    rename: async (newPath, path) => {
      renamed.push(`${newPath} to ${path}`)
      const code = codes.shift()
      if (code !== undefined) throw Object.assign(new Error(code), { code })
    },
    sleep: async (ms) => delays.push(ms),
  })
  return { result: replace('new', 'old'), renamed, delays }
}

it.each(['EACCES', 'EBUSY', 'EPERM'])('a file that Windows reports as %s is replaced a moment later', async (code) => {
  const { result, renamed } = replacing('win32', [code, code, code])
  await result
  expect(renamed).toEqual(Array.from({ length: 4 }, () => 'new to old'))
})

it('a file that stays open in another program is not replaced, after at least two seconds of trying', async () => {
  const { result, delays } = replacing(
    'win32',
    Array.from({ length: 100 }, () => 'EBUSY'),
  )
  await expect(result).rejects.toThrow('EBUSY')
  const total = delays.reduce((sum, ms) => sum + ms, 0)
  expect(total).toBeGreaterThanOrEqual(2000)
  expect(total).toBeLessThan(5000)
})

it('a file in a folder that is gone is not tried again', async () => {
  const { result, renamed } = replacing('win32', ['ENOENT'])
  await expect(result).rejects.toThrow('ENOENT')
  expect(renamed).toHaveLength(1)
})

it.each(['linux', 'darwin'] as const)('a file is replaced at once or not at all on %s', async (platform) => {
  const { result, renamed } = replacing(platform, ['EACCES'])
  await expect(result).rejects.toThrow('EACCES')
  expect(renamed).toHaveLength(1)
})
