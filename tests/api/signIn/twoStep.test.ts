import { eq } from 'drizzle-orm'
import { describe, expect } from 'vitest'
import { z } from 'zod/mini'
import {
  confirmTwoStep,
  endTwoStep,
  getTwoStep,
  renewRecoveryCodes,
  startTwoStep,
} from '#shared/contract/signIn/security'
import { validateUser } from '#shared/contract/signIn/session'
import * as loginEmailTexts from '#shared/texts/signIn/loginEmails'
import * as securityTexts from '#shared/texts/signIn/security'
import * as sessionTexts from '#shared/texts/signIn/session'
import { outboxMessages } from '../../../server/db/schema/customers/outboxMessages'
import { recoveryCodes } from '../../../server/db/schema/signIn/signIn'
import { users } from '../../../server/db/schema/signIn/users'
import { resealSecretsJob } from '../../../server/directory/signIn/resealSecrets.job'
import { subjectsTo } from '../../support/data/customers/notifications'
import { addPerson, type Person, password } from '../../support/data/people'
import { generateCode, startTwoStepSetup, turnOnTwoStep } from '../../support/data/signIn/twoStep'
import { codeKey, sealKey } from '../../support/server/keys'
import { countLockWaits } from '../../support/server/lockOrder'
import { type TestServer, testNow } from '../../support/server/server'
import { it } from '../../support/server/serverTest'

it.afterEach(({ server }) => server.setNow(testNow))

const later = (seconds: number): string => new Date(Date.parse(testNow) + seconds * 1000).toISOString()
const signIn = (server: TestServer, { email }: Person, otp?: string) =>
  server.call(validateUser, { body: { email, password, ...(otp !== undefined && { otp }) } })

async function addCareful(server: TestServer) {
  const person = await addPerson(server.database.db)
  const token = await server.signIn(person)
  return { person, token, ...(await turnOnTwoStep(server, token, testNow)) }
}

describe('two-step sign-in', () => {
  it('requests the code with a separate failure, and only after the right password', async ({ server }) => {
    const { person } = await addCareful(server)
    const answer = await signIn(server, person)
    expect(answer).toMatchObject({ status: 401, code: 'two_step_required', messages: [sessionTexts.secondStep] })
    const wrong = await server.call(validateUser, { body: { email: person.email, password: 'wrong' } })
    expect(wrong).toMatchObject({ status: 400, messages: [sessionTexts.wrongCredentials] })
  })

  it('accepts the code of the app, once', async ({ server }) => {
    const { person, secret } = await addCareful(server)
    server.setNow(later(60))
    const code = generateCode(secret, later(60))
    expect((await signIn(server, person, code)).status).toBe(200)
    expect(await signIn(server, person, code)).toMatchObject({
      status: 400,
      fields: { otp: sessionTexts.secondStepWrong },
    })
  })

  it('rejects the code with which it was set up', async ({ server }) => {
    const { person, secret } = await addCareful(server)
    expect((await signIn(server, person, generateCode(secret, testNow))).status).toBe(400)
  })

  it('accepts one of two equal codes at the same time', async ({ server }) => {
    const { person, secret } = await addCareful(server)
    server.setNow(later(60))
    const code = generateCode(secret, later(60))
    const answers = await Promise.all([signIn(server, person, code), signIn(server, person, code)])
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 400])
  })

  it('accepts a clock that is half a minute off, and no more', async ({ server }) => {
    const { person, secret } = await addCareful(server)
    server.setNow(later(300))
    expect((await signIn(server, person, generateCode(secret, later(240)))).status).toBe(400)
    expect((await signIn(server, person, generateCode(secret, later(330)))).status).toBe(200)
  })

  it('accepts each recovery code once, however it is typed', async ({ server }) => {
    const { person, recoveryCodes: codes } = await addCareful(server)
    expect((await signIn(server, person, ` ${codes[0]?.toLowerCase()} `)).status).toBe(200)
    expect((await signIn(server, person, codes[0])).status).toBe(400)
    expect((await signIn(server, person, codes[1]?.replace('-', ''))).status).toBe(200)
  })

  it('rejects the recovery code of another user', async ({ server }) => {
    const [one, other] = [await addCareful(server), await addCareful(server)]
    expect((await signIn(server, one.person, other.recoveryCodes[0])).status).toBe(400)
  })

  it('locks the account after five wrong codes', async ({ server }) => {
    const { person, secret } = await addCareful(server)
    server.setNow(later(60))
    for (let attempt = 0; attempt < 5; attempt += 1) await signIn(server, person, '000000')
    expect((await signIn(server, person, generateCode(secret, later(60)))).status).toBe(429)
  })

  it('does not count the request for the code as a wrong attempt', async ({ server }) => {
    const { person, secret } = await addCareful(server)
    server.setNow(later(60))
    for (let attempt = 0; attempt < 8; attempt += 1) expect((await signIn(server, person)).status).toBe(401)
    expect((await signIn(server, person, generateCode(secret, later(60)))).status).toBe(200)
  })
})

describe('a server whose keys are rotated', () => {
  const ring = (...keys: string[]): string[] => keys
  const newKey = 'a-new-key-0123456789'

  it.afterEach(({ server }) => {
    server.services.config.SEAL_KEY = ring(sealKey)
    server.services.config.CODE_KEY = ring(codeKey)
  })

  it('accepts earlier recovery codes, whatever the key of one-time codes is', async ({ server }) => {
    const { person, recoveryCodes: codes } = await addCareful(server)
    server.services.config.CODE_KEY = ring(newKey)
    expect((await signIn(server, person, codes[0])).status).toBe(200)
  })

  it('opens secrets and accepts recovery codes without the older key once a job has sealed them again', async ({
    server,
  }) => {
    const { person, secret, recoveryCodes: codes } = await addCareful(server)
    server.services.config.SEAL_KEY = ring(newKey, sealKey)
    server.setNow(later(60))
    expect((await signIn(server, person, generateCode(secret, later(60)))).status).toBe(200)
    await server.runScheduled(resealSecretsJob)

    server.services.config.SEAL_KEY = ring(newKey)
    expect((await signIn(server, person, codes[0])).status).toBe(200)
    server.setNow(later(120))
    expect((await signIn(server, person, generateCode(secret, later(120)))).status).toBe(200)
  })

  it('explains what to do if it can no longer open the secret', async ({ server }) => {
    const { person, secret } = await addCareful(server)
    server.services.config.SEAL_KEY = ring(newKey)
    server.setNow(later(60))
    expect(await signIn(server, person, generateCode(secret, later(60)))).toMatchObject({
      status: 409,
      messages: [securityTexts.secondStepUnreadable],
    })
  })
})

describe('setting two-step sign-in up', () => {
  it('requires the password, and a first code', async ({ server }) => {
    const person = await addPerson(server.database.db)
    const token = await server.signIn(person)
    const refused = await server.call(startTwoStep, { body: { old_password: 'wrong' } }, { token })
    expect(refused).toMatchObject({ status: 400, fields: { old_password: securityTexts.wrongPassword } })

    const started = await server.call(startTwoStep, { body: { old_password: password } }, { token })
    expect(started.data).toEqual({
      secret: expect.stringMatching(/^[A-Z2-7]{32}$/),
      uri: expect.stringMatching(/^otpauth:\/\/totp\/Quillmere/),
    })
    const wrong = await server.call(confirmTwoStep, { body: { otp: '123456' } }, { token })
    // There are no recovery codes yet, so the error must not mention them.
    expect(wrong).toMatchObject({ status: 400, fields: { otp: securityTexts.appCodeWrong } })
    expect((await signIn(server, person)).status).toBe(200)
  })

  it('is not completed by a code of a secret that has been replaced', async ({ server }) => {
    const { db } = server.database
    const person = await addPerson(db)
    const token = await server.signIn(person)
    const secret = await startTwoStepSetup(server, token)
    const ofUser = eq(users.id, person.userId)
    let confirming: ReturnType<typeof server.call> | undefined
    await db.transaction(async (tx) => {
      // Simulates a second start whose change is not visible yet when the code is checked.
      await tx
        .update(users)
        .set({ totpSecret: Buffer.from('another secret') })
        .where(ofUser)
      confirming = server.call(confirmTwoStep, { body: { otp: generateCode(secret, testNow) } }, { token })
      await expect.poll(() => countLockWaits(db)).toBe(1)
    })
    expect(await confirming).toMatchObject({ status: 409, messages: [securityTexts.twoStepChanged] })
    expect((await server.call(getTwoStep, {}, { token })).data).toMatchObject({ enabled: false })
  })

  it('returns ten recovery codes, notifies the user, and stores neither the secret nor the codes readably', async ({
    server,
  }) => {
    const { person, token, secret, recoveryCodes: codes } = await addCareful(server)
    expect(new Set(codes).size).toBe(10)
    expect(codes[0]).toMatch(/^[2-9A-HJ-NP-Z]{5}-[2-9A-HJ-NP-Z]{5}$/)
    expect((await server.call(getTwoStep, {}, { token })).data).toEqual({
      enabled: true,
      since: testNow,
      recovery_codes_left: 10,
    })
    const { db } = server.database
    const [user] = await db.select().from(users).where(eq(users.id, person.userId))
    const stored = await db.select().from(recoveryCodes).where(eq(recoveryCodes.userId, person.userId))
    const storedText = `${user?.totpSecret?.toString('latin1')}${JSON.stringify(stored)}`
    expect(storedText).not.toContain(secret)
    expect(storedText).not.toContain(codes[0]?.replace('-', ''))
    await server.finishJobs()
    const mails = await db.select().from(outboxMessages).where(eq(outboxMessages.recipient, person.email))
    expect(mails.map(({ subject }) => subject)).toContain(loginEmailTexts.loginChanges.twoStepOn)
  })

  it('is rejected while it is on', async ({ server }) => {
    const { token } = await addCareful(server)
    const again = await server.call(startTwoStep, { body: { old_password: password } }, { token })
    expect(again).toMatchObject({ status: 409, messages: [securityTexts.twoStepConflict] })
  })
})

describe('turning two-step sign-in off', () => {
  it('requires password and code, and afterwards the password is enough', async ({ server }) => {
    const { person, token, recoveryCodes: codes } = await addCareful(server)
    const body = { old_password: password, otp: codes[0] ?? '' }
    expect((await server.call(endTwoStep, { body: { ...body, otp: '000000' } }, { token })).status).toBe(400)
    expect((await server.call(endTwoStep, { body: { ...body, old_password: 'no' } }, { token })).status).toBe(400)
    expect((await server.call(endTwoStep, { body }, { token })).status).toBe(200)
    expect((await signIn(server, person)).status).toBe(200)
  })

  it('is not the only way to new recovery codes, which invalidate the old ones', async ({ server }) => {
    const { person, token, recoveryCodes: codes } = await addCareful(server)
    const body = { old_password: password, otp: codes[0] ?? '' }
    expect((await server.call(renewRecoveryCodes, { body }, { token })).status).toBe(200)
    expect((await signIn(server, person, codes[1])).status).toBe(400)
  })

  it('is announced to the owner of the login, and so are new recovery codes', async ({ server }) => {
    const { person, token, recoveryCodes: codes } = await addCareful(server)
    const prove = (code: string | undefined) => ({ old_password: password, otp: code ?? '' })
    const { data } = await server.call(renewRecoveryCodes, { body: prove(codes[0]) }, { token })
    const [renewed] = z.object({ recovery_codes: z.array(z.string()) }).parse(data).recovery_codes
    await server.call(endTwoStep, { body: prove(renewed) }, { token })
    const { recoveryCodesReplaced, twoStepOff } = loginEmailTexts.loginChanges
    expect(await subjectsTo(server, { person })).toEqual(expect.arrayContaining([recoveryCodesReplaced, twoStepOff]))
  })
})
