import { describe, expect, it } from 'vitest'
import { createSandboxNetwork } from '../../../../server/adapters/network/sandboxNetwork'
import { withTimeout } from '../../../../server/adapters/network/withTimeout'

const pin = { serviceAccountNumber: 'SA-1', kind: 'parental', pin: '2580' } as const

describe('a network with a deadline', () => {
  it('fails if the network does not respond in time', async () => {
    const silent = { ...createSandboxNetwork(), setPin: () => new Promise<void>(() => undefined) }
    await expect(withTimeout(silent, 5).setPin(pin)).rejects.toThrow('did not respond within 5 ms')
  })

  it('a network that keeps its deadline responds and fails as usual', async () => {
    const refusing = { ...createSandboxNetwork(), setPin: () => Promise.reject(new Error('refused')) }
    await expect(withTimeout(refusing, 1000).setPin(pin)).rejects.toThrow('refused')
    await expect(withTimeout(createSandboxNetwork(), 1000).setPin(pin)).resolves.toBeUndefined()
  })
})
