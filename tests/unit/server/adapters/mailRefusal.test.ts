import { describe, expect, it } from 'vitest'
import { isCertainlyUnsent, isRefusedForGood, NumberRefused } from '../../../../server/adapters/notifier/mailErrors'

const failure = (facts: object): Error => Object.assign(new Error('no'), facts)

describe('a failed email', () => {
  it.each([
    ['was refused by the server', { responseCode: 550, command: 'RCPT TO' }],
    ['never reached the server', { code: 'ESOCKET', originalCode: 'ECONNREFUSED', command: 'CONN' }],
    ['got no greeting', { code: 'ETIMEDOUT', command: 'CONN', timeoutType: 'GREETING_TIMEOUT' }],
    ['had a name that does not exist', { code: 'EDNS' }],
    ['had no valid recipient', { code: 'EENVELOPE' }],
  ])('was certainly not sent if it %s', (_what, facts) => {
    expect(isCertainlyUnsent(failure(facts))).toBe(true)
  })

  it.each([
    ['the connection was lost after it was handed over', failure({ code: 'ETIMEDOUT', command: 'DATA' })],
    [
      'the server did not answer after it was handed over',
      failure({ code: 'ETIMEDOUT', command: 'CONN', timeoutType: 'SOCKET_TIMEOUT' }),
    ],
    ['the connection broke', failure({ code: 'ESOCKET', originalCode: 'ECONNRESET', command: 'CONN' })],
    ['nothing else is known', failure({})],
    ['it is not even an error', 'no'],
  ])('may have been sent if %s', (_what, error) => {
    expect(isCertainlyUnsent(error)).toBe(false)
  })
})

describe('a message that failed', () => {
  it.each([
    ['the recipient does not exist', failure({ code: 'EENVELOPE', responseCode: 550 })],
    ['the message was rejected', failure({ code: 'EMESSAGE', responseCode: 554 })],
    ['the gateway refused the number', new NumberRefused('no')],
  ])('is not sent again when %s', (_what, error) => {
    expect(isRefusedForGood(error)).toBe(true)
  })

  it.each([
    ['the mailbox is full', failure({ code: 'EENVELOPE', responseCode: 452 })],
    ['the portal may not sign in', failure({ code: 'EAUTH', responseCode: 535 })],
    ['the server was not reached', failure({ code: 'ESOCKET', command: 'CONN' })],
    ['it is not even an error', 'no'],
  ])('is sent again when %s', (_what, error) => {
    expect(isRefusedForGood(error)).toBe(false)
  })
})
