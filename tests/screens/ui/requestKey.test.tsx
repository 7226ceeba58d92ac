import { renderHook } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { useRequestKey } from '../../../renderer/ui/forms/useRequestKey'

const keysOfRequests = () => renderHook(() => useRequestKey()).result.current

describe('the idempotency key of a request', () => {
  it('the same request has the same key, also after another request was sent', () => {
    const { keyFor } = keysOfRequests()
    const first = keyFor({ amount: 5 })
    expect(keyFor({ amount: 6 })).not.toBe(first)
    expect(keyFor({ amount: 5 })).toBe(first)
  })

  it('the same request has another key after a reset', () => {
    const { keyFor, reset } = keysOfRequests()
    const first = keyFor({ amount: 5 })
    reset()
    expect(keyFor({ amount: 5 })).not.toBe(first)
  })
})
