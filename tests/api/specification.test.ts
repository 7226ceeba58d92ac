import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startServer, type TestServer } from '../support/server'

/** As the specification of the customer portal lists them, section 7. */
const specified = `
POST /api/v1/customer/validate-user
GET /api/v1/customer/get-sf-user-details
POST /api/v1/customer/create-user-account
POST /api/v1/customer/create-account
POST /api/v1/customer/password-reset
POST /api/v1/customer/anonymous-password-reset
GET /api/v1/customer/myaccount-address-search
POST /api/v1/customer/update-builder-premise
GET /api/v1/customer/account-exist-by-email/:email
GET /api/v1/customer/getAppData
POST /api/v1/communication/phone-otp-sms
POST /api/v1/communication/email-otp-sms
GET /api/v1/communication/send-forget-otp-email
POST /api/v1/communication/validate-otp
GET /api/v1/plans/get-user-plans
GET /api/v1/plans/get-user-adddons
POST /api/v1/plans/get-user-plan-addons
POST /api/v1/plans/get-community-plans
POST /api/v1/plans/user-plan-change
POST /api/v1/plans/user-addon-change
GET /api/v1/plans/get-autopay-status
POST /api/v1/payment/view-acct-balance
POST /api/v1/payment/payment-history
POST /api/v1/payment/onetime-payment
POST /api/v1/payment/get-payment-profiles
DELETE /api/v1/payment/delete-payment-profile
PUT /api/v1/payment/update-auto-pay-default-token
POST /api/v1/payment/payment-iframe-link
POST /api/v1/statements/statement-history
POST /api/v1/statements/get-statement-pdf
POST /api/v1/consumption/usage-history
POST /api/v1/servicecase/get-all-open-case
POST /api/v1/servicecase/service-request
GET /api/v1/servicecase/service-type
GET /api/v1/servicecase/service-subtype
GET /api/v1/servicecase/get-messages
POST /api/v1/servicecase/create-message
POST /api/v1/servicecase/create-case-comment
GET /api/v1/servicecase/get-all-comments
POST /api/v1/servicecase/create-cancel-request
POST /api/v1/servicecase/get-all-cancel-case
POST /api/v1/communication/sf-file-upload
GET /api/v1/properties/list
PUT /api/v1/properties/put
GET /api/v1/premise/get-premise-service-point-details
GET /api/v1/premise/search-premise
GET /api/v1/communication/get-communication-contacts
POST /api/v1/communication/add-communication-contacts
POST /api/v1/communication/update-communication-contacts
GET /api/v1/communication/get-user-communication-preferences
POST /api/v1/communication/update-user-communication-preferences
GET /api/v1/communication/get-communication-address
POST /api/v1/communication/update-communication-address
POST /api/v1/communication/send-email
GET /api/v1/legacy/get-registration-count
GET /api/v1/legacy/payment-iframe-link
GET /api/v1/legacy/payment-profiles/:migration_account_parent_id
POST /api/v1/legacy/send-otp
POST /api/v1/legacy/validate-otp
POST /api/v1/legacy/get-active-services
POST /api/v1/legacy/submit-payment-response
POST /api/v1/legacy/create-account
`
  .trim()
  .split('\n')
  .map((line) => line.split(' '))

let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.stop())

describe('every call of the specification', () => {
  it.each(specified)('%s %s is served and documented', async (method = '', path = '') => {
    expect(server.app.hasRoute({ method, url: path })).toBe(true)
    const { paths } = (await server.app.inject('/api/openapi.json')).json()
    const documented: unknown = paths[path.replace(/:(\w+)/, '{$1}')]
    expect(Object.keys(documented ?? {})).toContain(method.toLowerCase())
  })
})
