import { describe, expect, it } from 'vitest'
import { pages } from '#shared/pages'
import { pageAt } from '../../../../renderer/app/routes/pageAt'
import { isChunkFailure } from '../../../../renderer/platform/chunkFailure'
import { stageOf } from '../../../../renderer/stage'

/** The routes in section 2 of both specifications. Sign-in, registration and the postback page are separate stages. */
const specified =
  '/ /home /editAccount /serviceTicketCreate /meterTicketCreate /gasServiceTicketCreate /fiberServiceTicketCreate /serviceTicketView /serviceTicket /manageContacts /manageAnnouncements /depositAccounts /issueCredit /disconnection /manage-myaccount-users /fiberOperations/network /fiberOperations/onts /fiberOperations/subscriber /messageCenter /messageQueue /myAcclogin /BillingHistory /paymentHistory /SubAccounts /managePayment /manageDocuments /faq /resourceCenter /contactUs /fiber-service /troubleShoot /support /paymentMethodReg /payment /paymentSuccess /properties /createRequest /gasUssageHistory /voipCustomer /tvPin /securitySettings /alianza /communicationPreference /pradmin /pracc /communities /managePreference /admin/settings'.split(
    ' ',
  )

describe('the table of pages', () => {
  it.each(specified)('contains %s', (path) => {
    expect(pageAt(path)?.path).toBe(path)
  })

  it('opens every page at its own address, in the signed-in part', () => {
    for (const page of pages.filter(({ isShellOnly }) => !isShellOnly)) {
      expect([pageAt(page.path), stageOf(page.path)], page.path).toEqual([page, 'app'])
    }
  })

  it('leaves /register to the pages for visitors', () => {
    expect(pageAt('/register')).toBeUndefined()
    expect(stageOf('/register')).toBe('visitor')
  })

  it('contains nothing of the desktop app on the website', () => {
    expect(pages.filter(({ isShellOnly }) => isShellOnly)).toHaveLength(1)
    expect(pageAt('/shell-settings')).toBeUndefined()
  })

  it('names every page once', () => {
    expect(pages.every(({ title }) => title !== '')).toBe(true)
    expect(new Set(pages.map(({ path }) => path)).size).toBe(pages.length)
  })
})

describe('a failure to load code of the portal', () => {
  it.each([
    Object.assign(new Error('x'), { name: 'ChunkLoadError' }),
    Object.assign(new Error('x'), { code: 'CSS_CHUNK_LOAD_FAILED' }),
    new TypeError('Failed to fetch dynamically imported module: https://portal.example/assets/a.js'),
    new TypeError('error loading dynamically imported module'),
    new TypeError('Importing a module script failed.'),
    new Error('Unable to preload CSS for /assets/a.css'),
  ])('is recognized: %s', (error) => {
    expect(isChunkFailure(error)).toBe(true)
  })

  it('is distinguished from other errors', () => {
    expect(isChunkFailure(new TypeError('x is undefined'))).toBe(false)
    expect(isChunkFailure('Failed to fetch dynamically imported module')).toBe(false)
  })
})
