import { renderHook } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { useMissingChunk } from '../../../renderer/ui/states/useMissingChunk'
import { passTime } from '../../support/screens/time'

beforeEach(() => vi.useFakeTimers())

it('a chunk that could not be loaded is requested again while the portal is unreachable', async () => {
  const fetchMock = vi.fn(async () => new Response(null, { status: 503 }))
  vi.stubGlobal('fetch', fetchMock)
  const part = renderHook(() => useMissingChunk(new TypeError('Failed to fetch dynamically imported module: /a.js')))
  await passTime(1)
  expect(fetchMock).toHaveBeenCalledTimes(1)
  expect(part.result.current.phase).toBe('waiting')
  await passTime(10_000)
  expect(fetchMock).toHaveBeenCalledTimes(2)
  part.unmount()
  await passTime(30_000)
  expect(fetchMock).toHaveBeenCalledTimes(2)
})
