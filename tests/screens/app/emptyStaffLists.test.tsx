import { screen } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { listAuditRecords } from '#shared/contract/access/audit'
import { listInternalUsers, listStaffRoles } from '#shared/contract/access/internalUsers'
import { listRoles } from '#shared/contract/access/roles'
import { getDisconnectedReport, getDunningReport, listNoticeRuns } from '#shared/contract/billing/connections'
import { listCreditCustomers, listCreditRuns } from '#shared/contract/billing/credits'
import { listDeposits } from '#shared/contract/billing/deposits'
import { listRefunds } from '#shared/contract/billing/refunds'
import { listCannedAnswers } from '#shared/contract/cases/cannedAnswers'
import { listMessageLabels } from '#shared/contract/cases/messageLabels'
import { countQueue, listQueueStaff, searchQueue } from '#shared/contract/cases/queue'
import { listAnnouncements } from '#shared/contract/content/announcements'
import { listAssets, listEndpoints } from '#shared/contract/content/assets'
import { listCommunities } from '#shared/contract/customers/communities'
import { listRecentCustomers } from '#shared/contract/customers/customers'
import { getRegistrationCount } from '#shared/contract/customers/legacy'
import { searchUsers } from '#shared/contract/customers/portalUsers'
import { listRegistrations } from '#shared/contract/customers/registrations'
import { listFailedJobs, listJobKinds } from '#shared/contract/operations/jobs'
import {
  listAllPayments,
  listAllRequests,
  listAllScheduled,
  listErrors,
  listRegistered,
} from '#shared/contract/operations/operationLists'
import { summary } from '#shared/contract/operations/summary'
import * as operationTexts from '#shared/texts/operations/operations'
import { mockEventStream } from '../../support/answers/queueAnswers'
import { aStaffMember, mockCall, renderScreen } from '../../support/screens/renderScreen'

const imani = aStaffMember()
const as_of = '2026-03-13T15:00:00.000Z'
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
  mockCall(listEndpoints, [{ assetsId: 'internal', name: 'Internal (staff only)', is_internal: true, file_count: 0 }])
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
    ['/messageQueue', /^No customers have written during this period\./, /^Messages appear here/],
    ['/messageQueue?tab=mine', /^No open messages are assigned to you\./, /go to Unassigned/],
    ['/messageQueue?email=zzz', /^No messages match your search\./, /^Try different terms or clear the filters\./],
    ['/issueCredit?email=zzz', /^No data found/, /^Check the spelling/],
    ['/issueCredit?tab=runs', /^No credits have been issued in a/, /^Enter amounts under Accounts/],
    ['/issueCredit?tab=runs&status=waiting', /^No runs have this status\./, /^Choose another status/],
    ['/depositAccounts', /^No deposit activity/, /^Choose a longer period/],
    ['/depositAccounts?tab=refunds', /^No refunds were requested/, /^Choose a longer period/],
    ['/depositAccounts?tab=refunds&status=sent', /^No refunds with this status/, /^Choose another status/],
    ['/disconnection', /^Good news: no account/, /^There’s nothing to do here until a/],
    ['/disconnection?tab=disconnected', /^No accounts are disconnected/, /^There’s nothing to do here/],
    ['/disconnection?tab=notices', /^No notices have been sent/, /^Choose accounts under/],
    ['/myAcclogin?tab=manage&email=zzz', /^No data found/, /^Check the spelling/],
    ['/manage-myaccount-users', /^No staff users match\. Try another name/, /No staff users match\. Try another name/],
    ['/admin/settings', /^No roles yet\./, /^Roles are configured by your administrator\./],
    ['/manageAnnouncements', /^(There are no current announcements|No active announcements)/, /^Write the first one/],
    ['/manageAnnouncements?view=expired', /^No announcements have ended yet\./, /are under Current/],
    ['/manageDocuments', /has no folders yet/, /Create the first one with “New folder”\./],
    ['/admin/audit', /^No events have been recorded/, /^Sign-ins and changes appear here/],
    ['/admin/audit?who=zzz', /^No events match the filters\./, /^Change or clear the filters\./],
    ['/admin/jobs', /^Nothing has failed\./, /^The portal tries each job several times\./],
    ['/home/lists?list=payments', /^Nothing matches/, /^Choose other dates or clear the filters\./],
    [
      '/home/lists?list=scheduled',
      /^No payments were scheduled for these days\./,
      /^Choose other dates or clear the filters\./,
    ],
    ['/home/lists?list=requests', /^Nothing matches/, /^Choose other dates or clear the filters\./],
    ['/home/lists?list=registrations', /^Nothing matches/, /^Choose other dates or clear the filters\./],
    ['/home/lists?list=errors', /^No portal errors in this period\./, /^Choose other dates or clear the filters\./],
    ['/pradmin', /^All done\. Every account from the old/, /^Turn on “Include registered” to see registered/],
    ['/pradmin?search=zzz', /^No accounts match\./, /^Check the spelling/],
    ['/communities', /^No communities are listed yet\. Check back/, /No communities are listed yet\. Check back/],
    ['/communities?state=TX', /^No communities match your search and filters\./, /clear the filters/],
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
    expect(await screen.findByRole('link', { name: operationTexts.showListOf('Payments') })).toBeVisible()
    expect((await screen.findAllByText('0'))[0]).toBeVisible()
  })
})
