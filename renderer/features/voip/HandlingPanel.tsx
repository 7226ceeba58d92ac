/** Sets how calls are handled: forwarding, simultaneous ring, and which calls are rejected. */

import { type ReactNode, useId, useState } from 'react'
import type { VoipLine } from '#shared/contract/services/voip'
import { formatPhoneNumber } from '#shared/services/voip'
import * as commonTexts from '#shared/texts/common'
import * as voipTexts from '#shared/texts/services/voip'
import { useUpdateLineMutation } from '../../api/services/voip'
import { useHasRight } from '../../session/useHasRight'
import { Button } from '../../ui/Button'
import { useNotify } from '../../ui/notices/useNotify'
import { Panel } from '../../ui/panels/Panel'
import parts from '../../ui/panels/parts.module.css'
import { Switch } from '../../ui/Switch'
import { ForwardingDialog } from './ForwardingDialog'
import { RingingDialog } from './RingingDialog'
import styles from './voip.module.css'

export function HandlingPanel({ line }: { line: VoipLine }) {
  const mayWrite = useHasRight('ACCOUNTS.write')
  const [openDialog, setOpenDialog] = useState<'forwarding' | 'ringing' | null>(null)
  const close = () => setOpenDialog(null)
  const { forwarding, forward_to, is_simultaneous_ring_on, simultaneous_ring_numbers } = line
  return (
    <Panel title={voipTexts.calls}>
      <div className={parts.settings}>
        <SettingValueRow
          name={voipTexts.callForwarding}
          value={
            forwarding === 'off'
              ? commonTexts.off
              : voipTexts.forwardingTo(voipTexts.forwardingLabels[forwarding], formatPhoneNumber(forward_to))
          }
        >
          {mayWrite && <Button onClick={() => setOpenDialog('forwarding')}>{voipTexts.changeForwarding}</Button>}
        </SettingValueRow>
        <SettingValueRow
          name={voipTexts.simultaneousRing}
          value={
            is_simultaneous_ring_on
              ? voipTexts.alsoRingsAt(simultaneous_ring_numbers.map(formatPhoneNumber).join(', '))
              : commonTexts.off
          }
        >
          {mayWrite && <Button onClick={() => setOpenDialog('ringing')}>{voipTexts.changeSimultaneousRing}</Button>}
        </SettingValueRow>
        <SwitchRow
          line={line}
          setting="rejects_anonymous"
          name={voipTexts.rejectAnonymousCalls}
          note={voipTexts.anonymousCallsHint}
        />
        <SwitchRow
          line={line}
          setting="is_international_on"
          name={voipTexts.internationalCalls}
          note={voipTexts.internationalCallsHint}
        />
      </div>
      {openDialog === 'forwarding' && <ForwardingDialog line={line} onClose={close} />}
      {openDialog === 'ringing' && <RingingDialog line={line} onClose={close} />}
    </Panel>
  )
}

const SettingValueRow = ({ name, value, children }: { name: string; value: string; children: ReactNode }) => (
  <div className={parts.setting}>
    <div>
      <h3 className={styles.name}>{name}</h3>
      <p className={parts.quiet}>{value}</p>
    </div>
    {children}
  </div>
)

interface SwitchRowProps {
  line: VoipLine
  setting: 'rejects_anonymous' | 'is_international_on'
  name: string
  note: string
}

function SwitchRow({ line, setting, name, note }: SwitchRowProps) {
  const mayWrite = useHasRight('ACCOUNTS.write')
  const [update, { isLoading }] = useUpdateLineMutation()
  const notify = useNotify()
  const id = useId()

  async function saveSetting(isOn: boolean): Promise<void> {
    const { error } = await update({ body: { line_id: line.line_id, [setting]: isOn } })
    // The API layer has shown the failure, and the switch stays as it was.
    if (!error) notify.snackbar(voipTexts.saved)
  }

  return (
    <div className={parts.setting}>
      <div>
        <label htmlFor={id} className={styles.name}>
          {name}
        </label>
        <p className={parts.quiet}>{note}</p>
      </div>
      <Switch
        id={id}
        checked={line[setting]}
        disabled={!mayWrite}
        aria-busy={isLoading}
        onChange={(isOn) => {
          if (!isLoading) void saveSetting(isOn)
        }}
      />
    </div>
  )
}
