import { describe, expect } from 'vitest'
import { understandCommand } from '#shared/contract/speech/commands'
import * as commandTexts from '#shared/texts/speech/commands'
import { addPerson } from '../../support/data/people'
import type { TestServer } from '../../support/server/server'
import { it } from '../../support/server/serverTest'

async function addSpeaker(server: TestServer, options: Parameters<typeof addPerson>[1] = {}) {
  const person = await addPerson(server.database.db, options)
  const token = await server.signIn(person)
  return {
    speak: (sentence: string) =>
      server.call(understandCommand, { body: { source: 'VOICE', user_input: sentence } }, { token }),
  }
}

describe('a spoken command', () => {
  it('is returned with its parameters, amounts in dollars', async ({ server }) => {
    const { speak } = await addSpeaker(server)
    const { status, data } = await speak('Make payment fifty two dollars thirty with my Visa')
    expect(status).toBe(200)
    expect(data).toMatchObject({
      Command: 'Make Payment',
      Parameters: { Amount: 52.3, 'Payment Method': 'Visa' },
    })
  })

  it('is rejected with what was heard if it is not a command', async ({ server }) => {
    const { speak } = await addSpeaker(server)
    const answer = await speak('fooble the barr')
    expect(answer).toMatchObject({ status: 400, messages: [commandTexts.notUnderstood('fooble the barr')] })
  })

  it('is rejected without the right to it', async ({ server }) => {
    const { speak } = await addSpeaker(server, { rights: ['MANAGEPAYMENT.read'] })
    expect((await speak('pay my bill')).status).toBe(403)
    expect((await speak('show my balance')).status).toBe(200)
  })

  it('a spoken command about gas is understood after any other words', async ({ server }) => {
    const { speak } = await addSpeaker(server)
    for (let count = 0; count < 150; count++) await speak('show my balance')
    expect((await speak('show my balance')).status).toBe(429)
    const sentence = 'I smell gas'
    expect((await speak(sentence)).data).toMatchObject({ Command: 'Emergency', Parameters: { Subject: sentence } })
  })

  it('a spoken command with an invalid amount is explained', async ({ server }) => {
    const { speak } = await addSpeaker(server)
    expect(await speak('pay minus five')).toMatchObject({ status: 400, messages: [commandTexts.noAmount] })
  })

  it('a spoken command for customers is available only to staff', async ({ server }) => {
    const staff = await addSpeaker(server, { userType: 'CENTRIC', rights: ['ACCOUNTS.read'] })
    const customer = await addSpeaker(server)
    expect((await staff.speak('find customer Ellery')).data).toMatchObject({ Command: 'Find Customer' })
    expect((await customer.speak('find customer Ellery')).status).toBe(400)
  })
})
