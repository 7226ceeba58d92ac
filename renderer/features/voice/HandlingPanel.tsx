/** What happens to calls: where they go, where else they ring, and which are refused. */
import { Button, Switch } from 'antd'
import { useId, useState, type ReactNode } from 'react'
import type { VoiceLine } from '#shared/contract/voice'
import { formatNumber, voiceTexts } from '#shared/voice'
import { useUpdateLineMutation } from '../../api/voice'
import { useMay } from '../../session/useMay'
import { Panel } from '../../ui/panels/Panel'
import { useNotify } from '../../ui/notices/useNotify'
import { ForwardingDialog } from './ForwardingDialog'
import { RingingDialog } from './RingingDialog'
import { forwardingLabels } from './voiceWords'
import parts from '../../ui/panels/parts.module.css'
import styles from './voice.module.css'

export function HandlingPanel({ line }: { line: VoiceLine }) {
  const mayWrite = useMay('ACCOUNTS.write')
  const [changing, setChanging] = useState<'forwarding' | 'ringing' | null>(null)
  const close = () => setChanging(null)
  const { forwarding, forward_to, is_ringing_also, rings_also } = line
  return (
    <Panel title="Calls">
      <div className={parts.settings}>
        <Row
          name="Call forwarding"
          value={forwarding === 'off' ? 'Off' : `${forwardingLabels[forwarding]} to ${formatNumber(forward_to)}`}
        >
          {mayWrite && <Button onClick={() => setChanging('forwarding')}>Change forwarding</Button>}
        </Row>
        <Row
          name="Simultaneous ring"
          value={is_ringing_also ? `Rings also at ${rings_also.map(formatNumber).join(', ')}` : 'Off'}
        >
          {mayWrite && <Button onClick={() => setChanging('ringing')}>Change simultaneous ring</Button>}
        </Row>
        <SwitchRow
          line={line}
          setting="rejects_anonymous"
          name="Reject anonymous calls"
          note="Callers who hide their number hear that you do not take such calls."
        />
        <SwitchRow
          line={line}
          setting="is_international_on"
          name="International calls"
          note="While this is off, nobody can call abroad from this line. Calls are billed by the minute unless an add-on covers them."
        />
      </div>
      {changing === 'forwarding' && <ForwardingDialog line={line} onClose={close} />}
      {changing === 'ringing' && <RingingDialog line={line} onClose={close} />}
    </Panel>
  )
}

const Row = ({ name, value, children }: { name: string; value: string; children: ReactNode }) => (
  <div className={parts.setting}>
    <div>
      <h3 className={styles.name}>{name}</h3>
      <p className={parts.quiet}>{value}</p>
    </div>
    {children}
  </div>
)

interface SwitchRowProps {
  line: VoiceLine
  setting: 'rejects_anonymous' | 'is_international_on'
  name: string
  note: string
}

function SwitchRow({ line, setting, name, note }: SwitchRowProps) {
  const mayWrite = useMay('ACCOUNTS.write')
  const [update, { isLoading }] = useUpdateLineMutation()
  const notify = useNotify()
  const id = useId()

  async function set(isOn: boolean): Promise<void> {
    const { error } = await update({ body: { line_id: line.line_id, [setting]: isOn } })
    // A failure has been said already, and the switch stays as it was.
    if (!error) notify.toast('success', voiceTexts.saved)
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
        loading={isLoading}
        onChange={(isOn) => void set(isOn)}
      />
    </div>
  )
}
