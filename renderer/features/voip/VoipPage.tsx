/**
 * /voipCustomer: shows the lines of the VoIP service at the selected address. Line, section and page are in the URL.
 */

import type { ReactNode } from 'react'
import { Link, useSearchParams } from 'react-router-dom'
import { isStaff } from '#shared/access/access'
import type { UserAccount } from '#shared/contract/customers/userDetails'
import type { VoipLine } from '#shared/contract/services/voip'
import { paths } from '#shared/paths'
import { formatPhoneNumber } from '#shared/services/voip'
import * as voipTexts from '#shared/texts/services/voip'
import { useListLinesQuery } from '../../api/services/voip'
import { NoAccount } from '../../domain/services/NoAccount'
import { NoService } from '../../domain/services/NoService'
import { useSignedIn } from '../../session/SignedIn'
import { useHasRight } from '../../session/useHasRight'
import { useSelection } from '../../session/useSelection'
import { withChanges } from '../../ui/lists/listSearch'
import { EmptyPanel, PageStack } from '../../ui/panels/Panel'
import { TabLinks } from '../../ui/panels/TabLinks'
import { PageState } from '../../ui/states/PageState'
import { BlockPanel } from './BlockPanel'
import { CallsPanel } from './CallsPanel'
import { EmergencyPanel } from './EmergencyPanel'
import { HandlingPanel } from './HandlingPanel'
import { LinePanel } from './LinePanel'
import { VoicemailPanel } from './VoicemailPanel'

interface VoipPageProps {
  planOf: (account: UserAccount) => ReactNode
}

export function VoipPage({ planOf }: VoipPageProps) {
  const { user } = useSignedIn()
  const { account, accounts } = useSelection()
  if (!account) return <NoAccount isStaff={isStaff(user.userTypeCode)} />
  const voip = accounts.find(({ service_type_code }) => service_type_code === 'VOIP')
  if (!voip) return <NoService type="VOIP" selectedStreet={account.street_address} accounts={user.user_accounts} />
  return <Lines key={voip.crm_service_account_id} account={voip} planOf={planOf} />
}

function Lines({ account, planOf }: VoipPageProps & { account: UserAccount }) {
  const [search] = useSearchParams()
  const queryArg = { query: { crm_service_account_id: account.crm_service_account_id } }
  const query = useListLinesQuery(queryArg)
  return (
    <PageState query={query} failedText={voipTexts.phoneLineNotLoaded} rows={8}>
      {(lines) => {
        const line = lines.find(({ line_id }) => line_id === search.get('line')) ?? lines[0]
        return (
          <PageStack>
            {lines.length > 1 && line && (
              <TabLinks
                label={voipTexts.lines}
                current={line.line_id}
                tabs={lines.map(({ line_id, number }) => ({
                  key: line_id,
                  label: formatPhoneNumber(number),
                  count: undefined,
                  to: `?${withChanges(search, { line: line_id })}`,
                }))}
              />
            )}
            {line ? (
              <Line key={line.line_id} line={line} plan={() => planOf(account)} />
            ) : (
              <>
                <EmptyPanel
                  picture="phone"
                  action={<Link to={`${paths.serviceTicketCreate}?type=voice`}>{voipTexts.numberHelpLink}</Link>}
                >
                  {voipTexts.noLine}
                </EmptyPanel>
                {planOf(account)}
              </>
            )}
            {lines.some(({ pending_address }) => pending_address) && <LinePolling queryArg={queryArg} />}
          </PageStack>
        )
      }}
    </PageState>
  )
}

const sections = ['settings', 'voicemail', 'calls', 'plan'] as const
type LineSection = (typeof sections)[number]
const sectionLabels: Record<LineSection, string> = {
  settings: voipTexts.callSettings,
  voicemail: voipTexts.voicemail,
  calls: voipTexts.callHistory,
  plan: voipTexts.planTab,
}

/** Only the visible section sends requests. */
function Line({ line, plan }: { line: VoipLine; plan: () => ReactNode }) {
  const [search] = useSearchParams()
  // A user with read access must not listen to other people's voicemails or see whom they call.
  const mayListen = useHasRight('ACCOUNTS.write')
  const visibleSections = sections.filter(
    (candidate) => mayListen || (candidate !== 'voicemail' && candidate !== 'calls'),
  )
  const section = visibleSections.find((candidate) => candidate === search.get('show')) ?? 'settings'
  return (
    <>
      <EmergencyPanel line={line} />
      <TabLinks
        label={voipTexts.lineSettings}
        current={section}
        tabs={visibleSections.map((key) => ({
          key,
          label: sectionLabels[key],
          count: key === 'voicemail' && line.unheard_count > 0 ? line.unheard_count : undefined,
          to: `?${withChanges(search, { show: key === 'settings' ? null : key, size: null, kind: null })}`,
        }))}
      />
      {section === 'settings' && (
        <>
          <LinePanel line={line} />
          <HandlingPanel line={line} />
          <BlockPanel line={line} />
        </>
      )}
      {section === 'voicemail' && <VoicemailPanel line={line} />}
      {section === 'calls' && <CallsPanel line={line} />}
      {section === 'plan' && plan()}
    </>
  )
}

const pollMs = 5000

/** Polls while the registry has an address to confirm. */
function LinePolling({ queryArg }: { queryArg: Parameters<typeof useListLinesQuery>[0] }) {
  useListLinesQuery(queryArg, { pollingInterval: pollMs, skipPollingIfUnfocused: true })
  return null
}
