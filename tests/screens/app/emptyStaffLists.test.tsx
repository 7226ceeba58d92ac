import { screen } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { listAuditRecords } from '#shared/contract/access/audit'
import { listInternalUsers, listStaffRoles } from '#shared/contract/access/internalUsers'
import { listRoles } from '#shared/contract/access/roles'
import { listCreditCustomers, listCreditRuns } from '#shared/contract/billing/credits'
import { listDeposits } from '#shared/contract/billing/deposits'
import { getDisconnectedReport, getDunningReport } from '#shared/contract/billing/dunning'
import { listNoticeRuns } from '#shared/contract/billing/gasNotices'
import { listRefunds } from '#shared/contract/billing/refunds'
import { listCannedAnswers } from '#shared/contract/cases/cannedAnswers'
import { listMessageLabels } from '#shared/contract/cases/messageLabels'
import { countQueue, listQueueStaff, searchQueue } from '#shared/contract/cases/queue'
import { listAnnouncements } from '#shared/contract/content/announcements'
import { listAssets, listEndpoints } from '#shared/contract/content/assets'
import { listCommunities } from '#shared/contract/customers/communities'
import { listRecentCustomers } from '#shared/contract/customers/customers'
import { searchUsers } from '#shared/contract/customers/portalUsers'
import { getRegistrationCount, listRegistrations } from '#shared/contract/customers/registrationList'
import { listFailedJobs, listJobKinds } from '#shared/contract/operations/jobs'
import {
  listAllPayments,
  listAllRequests,
  listAllScheduled,
  listErrors,
  listRegistered,
} from '#shared/contract/operations/operationLists'
import { summary } from '#shared/contract/operations/summary'
import * as auditTexts from '#shared/texts/access/audit'
import * as internalUserTexts from '#shared/texts/access/internalUsers'
import * as roleTexts from '#shared/texts/access/roles'
import * as creditTexts from '#shared/texts/billing/credits'
import * as depositTexts from '#shared/texts/billing/deposits'
import * as dunningTexts from '#shared/texts/billing/dunning'
import * as gasNoticeTexts from '#shared/texts/billing/gasNotices'
import * as refundTexts from '#shared/texts/billing/refunds'
import * as queueTexts from '#shared/texts/cases/queue'
import * as announcementTexts from '#shared/texts/content/announcements'
import * as assetTexts from '#shared/texts/content/assets'
import * as communityTexts from '#shared/texts/customers/communities'
import * as portalUserTexts from '#shared/texts/customers/portalUsers'
import * as registrationTexts from '#shared/texts/customers/registrations'
import * as jobTexts from '#shared/texts/operations/jobs'
import * as operationListTexts from '#shared/texts/operations/operationLists'
import * as summaryTexts from '#shared/texts/operations/summary'
import { mockEventStream } from '../../support/answers/queueAnswers'
import { aStaffMember, mockCall, renderScreen } from '../../support/screens/renderScreen'

const imani = aStaffMember()
const as_of = '2026-03-13T15:00:00.000Z'
const internalStore = 'Internal (staff only)'
const limits = { per_account: 100_00, per_day: 2_000_00, used_today: 0 }
const noRows = { as_of, rows: [], next: null, total_count: 0, is_exact: true, figure: 0 }
const noResults = { total_count: 0, is_exact: true }

beforeEach(() => {
  mockEventStream()
  mockCall(searchQueue, { messages: [], ...noResults, next: null, searched_back_to: null })
  mockCall(countQueue, { unanswered: 0, unread: 0 })
  for (const call of [listQueueStaff, listCannedAnswers, listMessageLabels, listRecentCustomers, listRoles]) {
    mockCall(call, [])
  }
  mockCall(listCreditCustomers, { customer_details_responses: [], total_records: 0, is_exact: true })
  mockCall(listCreditRuns, { runs: [], total_count: 0, limits })
  mockCall(listDeposits, { deposits: [], total_count: 0, total_deposit: 0, total_interest: 0 })
  mockCall(listRefunds, { refunds: [], total_count: 0, total_refund: 0 })
  const report = { as_of, accounts: [], total_count: 0, communities: [] }
  mockCall(getDunningReport, { ...report, held_count: 0, moratoria: [] })
  mockCall(getDisconnectedReport, report)
  mockCall(listNoticeRuns, { runs: [], total_count: 0 })
  mockCall(searchUsers, { invited: [], user_details: [], ...noResults })
  mockCall(listInternalUsers, { users: [], total_count: 0 })
  mockCall(listStaffRoles, [])
  mockCall(listAnnouncements, { announcements: [], total_count: 0 })
  mockCall(listEndpoints, [{ assetsId: 'internal', name: internalStore, is_internal: true, file_count: 0 }])
  mockCall(listAssets, { folders: [], files: [], total_count: 0 })
  mockCall(listAuditRecords, { records: [], next: null })
  mockCall(listJobKinds, { as_of, kinds: [], failing_schedules: [] })
  mockCall(listFailedJobs, { jobs: [], next: null })
  for (const call of [listAllPayments, listAllScheduled, listAllRequests, listRegistered, listErrors]) {
    mockCall(call, noRows)
  }
  mockCall(getRegistrationCount, {
    total: 0,
    registered: 0,
    started: 0,
    not_started: 0,
    invited: 0,
    invited_waiting: 0,
    opened: 0,
    failed: 0,
    by_step: [],
    by_day: [],
    by_community: [],
  })
  mockCall(listRegistrations, { accounts: [], ...noResults })
  mockCall(listCommunities, { communities: [], total_count: 0, states: [] })
})

describe('an empty list of staff', () => {
  it.each([
    ['/messageQueue', queueTexts.noneInPeriod, queueTexts.emptyHints.all],
    ['/messageQueue?tab=mine', queueTexts.noneOfYours, queueTexts.emptyHints.mine],
    ['/messageQueue?email=zzz', queueTexts.noSearchResults, queueTexts.noMatchHint],
    ['/issueCredit?email=zzz', 'No data found', creditTexts.noMatchHint],
    ['/issueCredit?tab=runs', creditTexts.noRuns, creditTexts.noRunsHint],
    ['/issueCredit?tab=runs&status=waiting', creditTexts.noMatchingRuns, creditTexts.chooseAnotherStatus],
    ['/depositAccounts', depositTexts.noActivityTitle, depositTexts.noActivityHint],
    ['/depositAccounts?tab=refunds', refundTexts.noRefundsFound(false), refundTexts.noRefundsHint(false)],
    ['/depositAccounts?tab=refunds&status=sent', refundTexts.noRefundsFound(true), refundTexts.noRefundsHint(true)],
    ['/disconnection', dunningTexts.noneDue, dunningTexts.noneDueHint],
    ['/disconnection?tab=disconnected', dunningTexts.noneDisconnected, dunningTexts.emptyListHint],
    ['/disconnection?tab=notices', gasNoticeTexts.noNotices, gasNoticeTexts.noRunsHint],
    ['/myAcclogin?tab=manage&email=zzz', 'No data found', portalUserTexts.noMatchHint],
    ['/manage-myaccount-users', internalUserTexts.noMatchHint, internalUserTexts.noMatchHint],
    ['/admin/settings', roleTexts.noRolesYet, roleTexts.noRolesHint],
    ['/manageAnnouncements', announcementTexts.noneCurrent, announcementTexts.emptyHint],
    ['/manageAnnouncements?view=expired', announcementTexts.noneExpiredTitle, announcementTexts.expiredListHint],
    [
      '/manageDocuments',
      assetTexts.noFoldersIn(internalStore, assetTexts.createFolderHint),
      assetTexts.noFoldersIn(internalStore, assetTexts.createFolderHint),
    ],
    ['/admin/audit', auditTexts.noEventsTitle, auditTexts.noEventsHint],
    ['/admin/audit?who=zzz', auditTexts.noMatchTitle, auditTexts.noMatchHint],
    ['/admin/jobs', jobTexts.nothingHasFailed, jobTexts.failedJobsAppearHere],
    ['/home/lists?list=payments', operationListTexts.noMatchTitle, operationListTexts.noMatchHint],
    ['/home/lists?list=scheduled', operationListTexts.noScheduledPayments, operationListTexts.noMatchHint],
    ['/home/lists?list=requests', operationListTexts.noMatchTitle, operationListTexts.noMatchHint],
    ['/home/lists?list=registrations', operationListTexts.noMatchTitle, operationListTexts.noMatchHint],
    ['/home/lists?list=errors', operationListTexts.noErrorsTitle, operationListTexts.noMatchHint],
    ['/pradmin', registrationTexts.allRegistered, registrationTexts.registeredHint],
    ['/pradmin?search=zzz', registrationTexts.noAccountsMatch, registrationTexts.noMatchHint],
    ['/communities', communityTexts.noCommunities, communityTexts.noCommunities],
    ['/communities?state=TX', communityTexts.noMatch, communityTexts.noMatchHint],
  ])('says at %s that it is empty and what to do next', async (address, empty, next) => {
    renderScreen(address, { as: imani })
    expect((await screen.findAllByText(empty))[0]).toBeVisible()
    expect(screen.getAllByText(next)[0]).toBeVisible()
  })

  it('appears in its summary tile as a zero that links to the list', async () => {
    const facts = [{ unit: 'count' as const, name: 'failed' as const, value: 0, before: 0 }]
    for (const call of Object.values(summary)) {
      mockCall(call, { as_of, facts, by_day: [], by_category: [], by_outage: [] })
    }
    renderScreen('/home', { as: imani })
    expect(
      await screen.findByRole('link', { name: summaryTexts.showListOf(summaryTexts.tileTitles.payments) }),
    ).toBeVisible()
    expect((await screen.findAllByText('0'))[0]).toBeVisible()
  })
})
