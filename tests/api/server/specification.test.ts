import { describe, expect } from 'vitest'
import { type DocumentedPaths, readDocumentedPaths } from '../../support/server/openApi'
import { it } from '../../support/server/serverTest'

let documented: DocumentedPaths
it.beforeAll(async ({ server }) => {
  documented = await readDocumentedPaths(server)
})

/** The calls in section 7 of the customer portal's specification. */
const customerCalls = `
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
POST /api/v1/payment/apply-cash-credit
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

/**
 * The calls in section 7 of the staff tooling's specification, without those of the relay, which is a separate service.
 * Some calls are in both specifications.
 */
const staffCalls = `
POST /api/v1/customer/get-user-details
GET /api/v1/customer/get-address-user-details
GET /api/v1/customer/get-sf-user-details
GET /api/v1/customer/myaccount-address-search
GET /api/v1/premise/search-premise
GET /api/v1/premise/get-premise-service-point-details
GET /api/v1/customer/account-exist-by-email/:email
POST /api/v1/customer/create-user-account
POST /api/v1/customer/create-account
POST /api/v1/customer/update-builder-premise
POST /api/v1/customer/password-reset
POST /api/v1/customer/anonymous-password-reset
GET /api/v1/customer/getAppData
GET /api/v1/useraccess/user-permissions
PUT /api/v1/useraccess/modify-user-permissions
POST /api/v1/useraccess/modify-user-permissions
POST /api/v1/payment/apply-cash-credit
POST /api/v1/plans/user-addon-change
GET /api/v1/servicecase/get-messages
POST /api/v1/servicecase/create-case-comment
GET /api/v1/announcement
GET /api/v1/announcement/active
POST /api/v1/announcement
PUT /api/v1/announcement/:announcement_id
DELETE /api/v1/announcement/:announcement_id
POST /api/v1/announcement/update-priority
GET /api/v1/staticwebassets/list-endpoints
GET /api/v1/staticwebassets/list-folders/:assetsId
POST /api/v1/staticwebassets/upload/:assetsId
GET /api/v1/staticwebassets/download/:assetId
DELETE /api/v1/staticwebassets/delete/:assetsId
GET /api/v1/connection/get-dunning-gas-report
GET /api/v1/connection/get-disconnected-dunning-gas-report
POST /api/v1/connection/email-notify
POST /api/v1/ssservice/get-deposit-by-days
POST /api/v1/ssservice/get-refund-by-days
GET /api/v1/ssservice/get-deposit-transaction-by-deposit/:depositId
GET /api/v1/legacy/generate-report
GET /api/v1/legacy/generate-report-data
`

const callsIn = (list: string): string[][] =>
  list
    .trim()
    .split('\n')
    .map((line) => line.split(' '))

describe.each([
  ['of the customer portal', customerCalls],
  ['of staff tooling', staffCalls],
])('every call of the specification %s', (_what, list) => {
  it.for(callsIn(list))('%s %s is served and documented', ([method = '', path = ''], { server }) => {
    expect(server.app.hasRoute({ method, url: path })).toBe(true)
    expect(documented[path.replace(/:(\w+)/, '{$1}')]).toHaveProperty(method.toLowerCase())
  })
})
