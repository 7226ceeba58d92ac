/** Provides `it` for tests of refunds, with the tokens of an agent who requests and of one who approves. */
import { testNow } from '../../server/server'
import { it as serverIt } from '../../server/serverTest'
import { signInRefundAgent } from './refunds'

export const it = serverIt
  .extend('requesterToken', { scope: 'file' }, ({ server }) =>
    signInRefundAgent(server, ['REFUNDS.read', 'REFUNDS.write']),
  )
  .extend('approver', { scope: 'file' }, ({ server }) =>
    signInRefundAgent(server, ['REFUNDS.read', 'REFUNDS.write', 'REFUNDS.approve']),
  )
  .extend('startTime', { auto: true }, ({ server }) => {
    server.setNow(testNow)
    return testNow
  })
