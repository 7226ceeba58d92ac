/** Lists properties in rows. Narrow screens show them as cards. */

import { Link } from 'react-router-dom'
import type { Premise } from '#shared/contract/services/properties'
import { cityLine } from '#shared/customers/addresses'
import * as commonTexts from '#shared/texts/common'
import * as propertyTexts from '#shared/texts/services/properties'
import { Checkbox } from '../../ui/Checkbox'
import { DateText } from '../../ui/DateText'
import { type Column, DataTable } from '../../ui/lists/DataTable'
import parts from '../../ui/panels/parts.module.css'
import styles from './properties.module.css'
import { ServiceTags, StageTag } from './ServiceTags'
import type { PropertySelection } from './usePropertySelection'

interface PropertyTableProps {
  properties: Premise[]
  isStale: boolean
  empty: string
  /** Null for users who can only read. */
  selection: PropertySelection | null
  /** Returns the URL that opens a property. */
  urlOf: (property: Premise) => string
}

const columns = (urlOf: PropertyTableProps['urlOf'], selection: PropertySelection | null): Column<Premise>[] => [
  ...(selection ? [selectColumn(selection)] : []),
  {
    key: 'lot',
    title: propertyTexts.lot,
    narrow: 'right',
    render: ({ lot }) => lot !== '' && <span className={styles.lot}>{commonTexts.lotNumber(lot)}</span>,
  },
  {
    key: 'address',
    title: commonTexts.address,
    render: (property) => (
      <>
        <Link className={styles.address} to={urlOf(property)}>
          {withoutLot(property)}
        </Link>
        <span className={parts.small}>{cityLine(property)}</span>
      </>
    ),
  },
  { key: 'community', title: commonTexts.community, render: ({ community_name }) => community_name },
  { key: 'stage', title: propertyTexts.stage, narrow: 'right', render: ({ stage }) => <StageTag stage={stage} /> },
  { key: 'services', title: commonTexts.services, render: (property) => <ServiceTags property={property} /> },
  {
    key: 'requests',
    title: propertyTexts.openRequests,
    isFigure: true,
    narrow: 'hidden',
    render: ({ open_requests }) => (open_requests === 0 ? '' : open_requests),
  },
  {
    key: 'changed',
    title: propertyTexts.changedLabel,
    narrow: 'hidden',
    render: ({ changed_date }) => <DateText value={changed_date} />,
  },
]

/** The lot has its own column. */
const withoutLot = ({ street_address: address, lot }: Premise): string => {
  const ending = `, ${commonTexts.lotNumber(lot)}`
  return lot !== '' && address.endsWith(ending) ? address.slice(0, -ending.length) : address
}

const selectColumn = ({ has, toggle }: PropertySelection): Column<Premise> => ({
  key: 'select',
  title: commonTexts.select,
  render: (property) => (
    <Checkbox
      className={styles.select ?? ''}
      aria-label={commonTexts.selectItem(property.street_address)}
      checked={has(property.crm_premise_id)}
      onChange={(event) => toggle([property], event.target.checked)}
    />
  ),
})

export const PropertyTable = ({ properties, isStale, empty, selection, urlOf }: PropertyTableProps) => (
  <DataTable
    caption={commonTexts.properties}
    columns={columns(urlOf, selection)}
    rows={properties}
    rowKey={({ crm_premise_id }) => crm_premise_id}
    isStale={isStale}
    empty={empty}
  />
)
