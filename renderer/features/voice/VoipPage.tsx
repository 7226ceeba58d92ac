/** /voipCustomer: the lines of the voice service at the selected address. Line, part and page live in the address. */
import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router-dom'
import { isStaff } from '#shared/access'
import type { UserAccount } from '#shared/contract/userDetails'
import type { VoiceLine } from '#shared/contract/voice'
import { formatNumber } from '#shared/voice'
import { useListLinesQuery } from '../../api/voice'
import { useSelected } from '../../session/useSelected'
import { useMay } from '../../session/useMay'
import { useSignedIn } from '../../session/SignedIn'
import { changed } from '../../ui/lists/listAddress'
import { NoAccount } from '../../ui/states/NoAccount'
import { NoService } from '../../ui/NoService'
import { PageState } from '../../ui/states/PageState'
import { EmptyPanel, PageStack } from '../../ui/panels/Panel'
import { TabLinks } from '../../ui/panels/TabLinks'
import { BlockPanel } from './BlockPanel'
import { CallsPanel } from './CallsPanel'
import { EmergencyPanel } from './EmergencyPanel'
import { HandlingPanel } from './HandlingPanel'
import { LinePanel } from './LinePanel'
import { VoicemailPanel } from './VoicemailPanel'
import * as voipTexts from '#shared/texts/voip'

interface VoipPageProps {
  planOf: (account: UserAccount) => ReactNode
}

export function VoipPage({ planOf }: VoipPageProps) {
  const { user } = useSignedIn()
  const { account, accounts } = useSelected()
  if (!account) return <NoAccount isStaff={isStaff(user.userTypeCode)} what={voipTexts.noPhoneLineToSetUp} />
  const voice = accounts.find(({ service_type_code }) => service_type_code === 'VOIP')
  if (!voice) return <NoService type="VOIP" here={account.street_address} accounts={user.user_accounts} />
  return <Lines key={voice.crm_service_account_id} account={voice} planOf={planOf} />
}

function Lines({ account, planOf }: VoipPageProps & { account: UserAccount }) {
  const [search] = useSearchParams()
  const arg = { query: { crm_service_account_id: account.crm_service_account_id } }
  const query = useListLinesQuery(arg)
  return (
    <PageState query={query} what={voipTexts.thePhoneLine} rows={8}>
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
                  label: formatNumber(number),
                  count: undefined,
                  to: `?${changed(search, { line: line_id })}`,
                }))}
              />
            )}
            {line ? (
              <Line key={line.line_id} line={line} plan={() => planOf(account)} />
            ) : (
              <>
                <EmptyPanel>{voipTexts.thisAccountDoesntHaveA}</EmptyPanel>
                {planOf(account)}
              </>
            )}
            {lines.some(({ pending_address }) => pending_address) && <Watch arg={arg} />}
          </PageStack>
        )
      }}
    </PageState>
  )
}

const parts = ['settings', 'voicemail', 'calls', 'plan'] as const
type Part = (typeof parts)[number]
const partLabels: Record<Part, string> = {
  settings: voipTexts.callSettings,
  voicemail: 'Voicemail',
  calls: voipTexts.callHistory,
  plan: voipTexts.planAndAddOns,
}

/** Only the part that is shown asks the server. */
function Line({ line, plan }: { line: VoiceLine; plan: () => ReactNode }) {
  const [search] = useSearchParams()
  // Who may only look does not listen to what was left for others, nor see whom they talk to.
  const mayListen = useMay('ACCOUNTS.write')
  const shown = parts.filter((known) => mayListen || (known !== 'voicemail' && known !== 'calls'))
  const part = shown.find((known) => known === search.get('show')) ?? 'settings'
  return (
    <>
      <EmergencyPanel line={line} />
      <TabLinks
        label={voipTexts.lineSettings}
        current={part}
        tabs={shown.map((key) => ({
          key,
          label: partLabels[key],
          count: key === 'voicemail' && line.unheard_count > 0 ? line.unheard_count : undefined,
          to: `?${changed(search, { show: key === 'settings' ? null : key, size: null, kind: null })}`,
        }))}
      />
      {part === 'settings' && (
        <>
          <LinePanel line={line} />
          <HandlingPanel line={line} />
          <BlockPanel line={line} />
        </>
      )}
      {part === 'voicemail' && <VoicemailPanel line={line} />}
      {part === 'calls' && <CallsPanel line={line} />}
      {part === 'plan' && plan()}
    </>
  )
}

const watchMs = 5000

/** Asks again and again while the registry has an address to confirm. */
function Watch({ arg }: { arg: Parameters<typeof useListLinesQuery>[0] }) {
  useListLinesQuery(arg, { pollingInterval: watchMs, skipPollingIfUnfocused: true })
  return null
}
