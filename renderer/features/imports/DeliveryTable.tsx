import type { Delivery } from '#shared/contract/operations/deliveries'
import * as commonTexts from '#shared/texts/common'
import * as deliveryTexts from '#shared/texts/operations/deliveries'
import { Button } from '../../ui/Button'
import { DateText } from '../../ui/DateText'
import { type Column, DataTable } from '../../ui/lists/DataTable'
import parts from '../../ui/panels/parts.module.css'
import { Tag } from '../../ui/Tag'
import { DeliveryState } from './DeliveryState'

interface Props {
  deliveries: Delivery[]
  onOpen: (deliveryId: string) => void
}

const factColumns: Column<Delivery>[] = [
  {
    key: 'delivery',
    title: deliveryTexts.delivery,
    narrow: 'wide',
    render: ({ name, is_dry_run }) => (
      <>
        <span className={parts.strong}>{name}</span> {is_dry_run && <Tag>{deliveryTexts.dryRun}</Tag>}
      </>
    ),
  },
  {
    key: 'started',
    title: deliveryTexts.startedAt,
    narrow: 'wide',
    isNamed: true,
    render: ({ started_at }) => <DateText value={started_at} withTime />,
  },
  {
    key: 'by',
    title: deliveryTexts.startedBy,
    narrow: 'wide',
    isNamed: true,
    render: ({ started_by, source }) => (
      <>
        {started_by}
        <div className={parts.small}>{deliveryTexts.sourceLabels[source]}</div>
      </>
    ),
  },
  {
    key: 'state',
    title: commonTexts.status,
    narrow: 'wide',
    isNamed: true,
    render: (delivery) => <DeliveryState delivery={delivery} />,
  },
  {
    key: 'rows',
    title: deliveryTexts.rows,
    narrow: 'wide',
    isNamed: true,
    render: ({ subjects }) => {
      const rejected = sumOf(subjects.map((counts) => counts.rejected))
      return (
        <>
          {deliveryTexts.rowCount(sumOf(subjects.map((counts) => counts.rows)))}
          {rejected > 0 && <div className={parts.problem}>{deliveryTexts.rejectedCount(rejected)}</div>}
        </>
      )
    },
  },
]

const sumOf = (counts: readonly number[]): number => counts.reduce((sum, count) => sum + count, 0)

const actionColumn = (onOpen: Props['onOpen']): Column<Delivery> => ({
  key: 'actions',
  title: commonTexts.actions,
  narrow: 'wide',
  isAction: true,
  render: ({ delivery_id, name }) => (
    <Button size="small" aria-label={deliveryTexts.detailsOf(name)} onClick={() => onOpen(delivery_id)}>
      {commonTexts.details}
    </Button>
  ),
})

export const DeliveryTable = ({ deliveries, onOpen }: Props) => (
  <DataTable
    caption={deliveryTexts.caption}
    columns={[...factColumns, actionColumn(onOpen)]}
    rows={deliveries}
    rowKey={({ delivery_id }) => delivery_id}
  />
)
