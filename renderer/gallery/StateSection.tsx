/** Panels with what they can contain: data, nothing, a failure and a notice. */
import { Alert } from 'antd'
import { Button } from '../ui/Button'
import { DataTable } from '../ui/lists/DataTable'
import { EmptyPanel, Panel } from '../ui/panels/Panel'
import { EmptyTile, Tile } from '../ui/panels/TilePanel'
import { FailureBox } from '../ui/states/FailureBox'
import { Tag } from '../ui/Tag'
import styles from './gallery.module.css'
import { Section } from './Section'

const bills = [
  { number: 'ST-1003', day: '12/02/2026', amount: '$236.91', isPaid: false },
  { number: 'ST-1002', day: '11/02/2026', amount: '$1,261.91', isPaid: true },
]

export const StateSection = () => (
  <Section title="Panels, tables and states">
    <div className={styles.columns}>
      <Panel title="Bills" action={<Button>Export</Button>}>
        <DataTable
          caption="Bills"
          rows={bills}
          rowKey={({ number }) => number}
          columns={[
            { key: 'number', title: 'Statement', render: ({ number }) => number },
            { key: 'day', title: 'Due', render: ({ day }) => day },
            { key: 'amount', title: 'Amount', isFigure: true, render: ({ amount }) => amount },
            {
              key: 'state',
              title: 'Status',
              render: ({ isPaid }) => <Tag color={isPaid ? 'success' : 'warning'}>{isPaid ? 'Paid' : 'Due'}</Tag>,
            },
          ]}
        />
      </Panel>
      <Panel title="Nothing yet">
        <EmptyPanel>
          <p>Your bills will appear here after your first month.</p>
        </EmptyPanel>
      </Panel>
      <Tile title="Messages">
        <EmptyTile action={<Button kind="link">Send a message</Button>}>No messages yet.</EmptyTile>
      </Tile>
      <Tile title="Balance">
        <FailureBox
          title="We couldn’t load your balance."
          problem={{ code: 'unavailable', message: 'The service is temporarily unavailable.', requestId: '7f3a' }}
          onRetry={() => undefined}
        />
      </Tile>
      {(['success', 'info', 'warning', 'error'] as const).map((type) => (
        <Alert key={type} type={type} showIcon title={<>This is a notice of the kind “{type}”.</>} />
      ))}
    </div>
  </Section>
)
