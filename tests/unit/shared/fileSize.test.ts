import { expect, it } from 'vitest'
import { formatFileSize } from '#shared/format/fileSize'

it.each([
  [0, '0 bytes'],
  [1, '1 byte'],
  [5, '5 bytes'],
  [1023, '1,023 bytes'],
  [1024, '1.00 KB'],
  [1536, '1.50 KB'],
  [1_023_000, '999.02 KB'],
  [1_024_000, '0.98 MB'],
  [10 * 1_048_576, '10.00 MB'],
])('a file of %d bytes is shown as %s', (bytes, text) => {
  expect(formatFileSize(bytes)).toBe(text)
})
