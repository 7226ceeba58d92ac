import { describe, expect } from 'vitest'
import { getAccountDetails, getFirstView, getUserDetails } from '#shared/contract/customers/customers'
import { getPreferences, updatePreferences } from '#shared/contract/customers/preferences'
import { viewBalance } from '#shared/contract/payments/payments'
import { getAppData } from '#shared/contract/signIn/session'
import { type Account, addAccount, addPerson, ownerRights, type Person } from '../../support/data/people'
import type { TestServer } from '../../support/server/server'
import { it } from '../../support/server/serverTest'

/** A customer with two addresses. Different balances tell the accounts apart. */
async function addCustomer(server: TestServer) {
  const person = await addPerson(server.database.db)
  const first = await addAccount(server.database.db, person.customerNumber, { balance: 1234 })
  const second = await addAccount(server.database.db, person.customerNumber, { balance: 5678 })
  return { person, first, second, token: await server.signIn(person) }
}

const balanceIn = (data: unknown): unknown => (data as { balance: unknown }).balance
const selected = (account: Account) => ({
  query: { selected_premise: account.premiseNumber, selected_service: account.serviceAccountId },
})

describe('the first view', () => {
  it('contains what the calls for the user, their rights, preferences, accounts and balance return', async ({
    server,
  }) => {
    const { person, first, token } = await addCustomer(server)
    const call = async (...[endpoint, input]: Parameters<TestServer['call']>) =>
      (await server.call(endpoint, input, { token })).data
    expect(await call(getFirstView, { query: {} })).toEqual({
      user_details: await call(getUserDetails, { query: { emailOrPhone: person.email } }),
      app_features: await call(getAppData, {}),
      preferences: await call(getPreferences, {}),
      balance: {
        crm_service_account_id: first.serviceAccountId,
        account_balance: await call(viewBalance, {
          body: {
            service_type: 'FIBER',
            service_account_id: first.serviceAccountId,
            billing_group_id: first.billingGroupId,
          },
        }),
      },
      account_details: await call(getAccountDetails, { query: { user_id: person.userId } }),
    })
  })

  it('has the balance of the account that the user has selected or prefers', async ({ server }) => {
    const { second, token } = await addCustomer(server)
    const ofSecond = { crm_service_account_id: second.serviceAccountId }
    const chosen = await server.call(getFirstView, selected(second), { token })
    expect(balanceIn(chosen.data)).toMatchObject(ofSecond)
    await server.call(updatePreferences, { body: ofSecond }, { token })
    const preferred = await server.call(getFirstView, { query: {} }, { token })
    expect(balanceIn(preferred.data)).toMatchObject(ofSecond)
  })

  it('ignores a selection of another customer’s account', async ({ server }) => {
    const [{ first, token }, other] = [await addCustomer(server), await addCustomer(server)]
    const { data } = await server.call(getFirstView, selected(other.second), { token })
    expect(balanceIn(data)).toMatchObject({ crm_service_account_id: first.serviceAccountId })
  })

  it.for<[string, (server: TestServer) => Promise<Person>]>([
    ['staff', ({ database }) => addPerson(database.db, { userType: 'CENTRIC' })],
    [
      'users without the right to see balances',
      ({ database }) =>
        addPerson(database.db, { rights: ownerRights.filter((right) => right !== 'MANAGEPAYMENT.read') }),
    ],
    ['users without an account', ({ database }) => addPerson(database.db)],
  ])('has no balance for %s', async ([who, add], { server }) => {
    const person = await add(server)
    if (who.startsWith('users without the right')) await addAccount(server.database.db, person.customerNumber)
    const { data } = await server.call(getFirstView, { query: {} }, { token: await server.signIn(person) })
    expect(balanceIn(data)).toBeNull()
  })

  it('has no accounts without the right to see them, or if there are more than 20', async ({ server }) => {
    const rights = ownerRights.filter((right) => right !== 'ACCOUNTS.read')
    const [without, owner] = [
      await addPerson(server.database.db, { rights }),
      await addPerson(server.database.db, { userType: 'BUILDER' }),
    ]
    await addAccount(server.database.db, without.customerNumber)
    for (let count = 0; count < 21; count += 1) await addAccount(server.database.db, owner.customerNumber)
    for (const person of [without, owner]) {
      const { data } = await server.call(getFirstView, { query: {} }, { token: await server.signIn(person) })
      expect(data).toMatchObject({ account_details: null })
    }
  })
})
