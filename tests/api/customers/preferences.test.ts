import { describe, expect } from 'vitest'
import { getPreferences, updatePreferences } from '#shared/contract/customers/preferences'
import { validateUser } from '#shared/contract/signIn/session'
import { defaultPreferences } from '#shared/customers/preferences'
import { addAccount, addPerson, ownerRights, password } from '../../support/data/people'
import { it } from '../../support/server/serverTest'

describe('preferences', () => {
  it('have defaults for users who selected nothing', async ({ server }) => {
    const token = await server.signIn(await addPerson(server.database.db))
    expect((await server.call(getPreferences, {}, { token })).data).toEqual(defaultPreferences)
  })

  it('are saved one by one, and are part of the next sign-in', async ({ server }) => {
    const person = await addPerson(server.database.db)
    const account = await addAccount(server.database.db, person.customerNumber)
    const token = await server.signIn(person)
    await server.call(updatePreferences, { body: { theme: 'dark', tile_order: ['plan', 'balance'] } }, { token })
    await Promise.all([
      server.call(
        updatePreferences,
        { body: { text_size: 'large', day_format: 'day_first', number_format: 'space_comma' } },
        { token },
      ),
      server.call(updatePreferences, { body: { hidden_tiles: ['plan'] } }, { token }),
      server.call(updatePreferences, { body: { crm_service_account_id: account.serviceAccountId } }, { token }),
    ])
    const saved = {
      ...defaultPreferences,
      theme: 'dark',
      text_size: 'large',
      day_format: 'day_first',
      number_format: 'space_comma',
      tile_order: ['plan', 'balance'],
      hidden_tiles: ['plan'],
      crm_service_account_id: account.serviceAccountId,
    }
    expect((await server.call(updatePreferences, { body: {} }, { token })).data).toEqual(saved)
    const again = await server.call(validateUser, { body: { email: person.email, password } })
    expect(again.data).toMatchObject({ preferences: saved })
    const cleared = await server.call(updatePreferences, { body: { crm_service_account_id: null } }, { token })
    expect(cleared.data).toEqual({ ...saved, crm_service_account_id: null })
  })

  it('the preferences of one user are separate from those of another', async ({ server }) => {
    const [one, other] = [await addPerson(server.database.db), await addPerson(server.database.db)]
    await server.call(updatePreferences, { body: { theme: 'dark' } }, { token: await server.signIn(one) })
    expect((await server.call(getPreferences, {}, { token: await server.signIn(other) })).data).toEqual(
      defaultPreferences,
    )
  })

  it('require the right to change them', async ({ server }) => {
    const rights = ownerRights.filter((right) => right !== 'ACCOUNTPREF.write')
    const token = await server.signIn(await addPerson(server.database.db, { rights }))
    expect((await server.call(updatePreferences, { body: { theme: 'dark' } }, { token })).status).toBe(403)
    expect((await server.call(getPreferences, {}, { token })).status).toBe(200)
  })

  it('are rejected by field', async ({ server }) => {
    const token = await server.signIn(await addPerson(server.database.db))
    const answer = await server.call(updatePreferences, { body: { theme: 'pink' as never } }, { token })
    expect(answer.status).toBe(400)
    expect(answer.fields).toHaveProperty('theme')
  })
})
